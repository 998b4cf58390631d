import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers, type HandlerId } from '#generated/server/handlers.ts'
import { tools } from '#server/surfaces/mcp/tools.ts'
import { failCapture } from '#test/support/given/captures.ts'
import { invitedBySomebody } from '#test/support/given/handles/friendship.ts'
import { invitedToPlan } from '#test/support/given/handles/invite.ts'
import { connectModern, type TestClient } from '#test/support/mcp_clients.ts'
import { connect } from '#test/support/given/connections.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// What a worker does in between is no call's doing.
const world = useWorld({ worker: false })
let sam: Account
let client: TestClient
let database: pg.Client
/** Handles by the names the steps below give them. */
const known: Record<string, string> = {}

beforeAll(async () => {
  sam = await world.account('Sam')
  client = await connectModern(world, sam)
  known.invite_handle = await invitedToPlan(sam)
  await aCalendar(world.database, sam)
  const friend = await connect(sam, await world.account('Karla'))
  known.connected_handle = friend.first
  Object.assign(known, await invitedBySomebody(sam))
  database = new pg.Client({ connectionString: world.superuser_url })
  await database.connect()
})
afterAll(async () => {
  await client.close()
  await database.end()
})

/** What a token's use, a list's snapshot and a preview leave behind changes nothing that anybody can read. */
const bookkeeping = [
  'tokens',
  'snapshots',
  'like_previews',
  'rate_limits',
  'due_work',
  'relay_marks',
]

/** Every row of the database, as one digest a table. */
async function rows(): Promise<Record<string, string>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    if (bookkeeping.includes(name)) continue
    const { rows: found } = await database.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${pg.escapeIdentifier(name)} t`,
    )
    digests[name] = found[0]?.digest ?? ''
  }
  return digests
}

type Input = Record<string, unknown>

/** Calls of every write that is live, in an order in which each has something to do. */
const writes: [string, () => Input | Promise<Input>, string?][] = [
  ['service_create_friends_in_mind', () => ({ names: ['Ada', 'Mira'] }), 'person_handle'],
  ['service_manage_friend', () => ({ operation: 'create', display_name: 'Jonas' })],
  ['service_create_private_place', () => ({ name: 'The allotment' }), 'place_handle'],
  [
    'service_update_private_place',
    () => ({ place_handle: known.place_handle, description: 'Behind the station.' }),
  ],
  [
    'service_add_idea',
    () => ({ kind: 'place', title: 'Barbecue', place_handle: known.place_handle }),
    'idea_handle',
  ],
  [
    'service_update_created_idea',
    () => ({ idea_handle: known.idea_handle, title: 'A long barbecue' }),
  ],
  ['service_create_ideas_list', () => ({ name: 'Summer' }), 'ideas_list_handle'],
  [
    'service_rename_ideas_list',
    () => ({ ideas_list_handle: known.ideas_list_handle, name: 'Late summer' }),
  ],
  [
    'service_update_ideas_list_defaults',
    () => ({ ideas_list_handle: known.ideas_list_handle, when_preset: 'this-weekend' }),
  ],
  [
    'service_update_ideas_list_items',
    () => ({
      ideas_list_handle: known.ideas_list_handle,
      idea_handles: [known.idea_handle],
      mode: 'add',
    }),
  ],
  [
    'service_update_ideas_list_members',
    () => ({ ideas_list_handle: known.ideas_list_handle, person_names: ['Ada'], mode: 'add' }),
  ],
  [
    'service_prepare_ideas_list_share',
    () => ({ ideas_list_handle: known.ideas_list_handle, person_name: 'Ada' }),
  ],
  [
    'service_like_candidates',
    () => ({ candidate_ids: [known.candidate_id], person_handles: [known.person_handle] }),
  ],
  [
    'service_apply_ideas_list_likes',
    async () => {
      await client.call('service_preview_ideas_list_likes', likesOfList())
      return likesOfList()
    },
  ],
  [
    'service_interest_action',
    () => ({ operation: 'unlike', subject: { type: 'idea', idea_handle: known.idea_handle } }),
  ],
  [
    'service_mutate_likes',
    () => ({ operation: 'save', subject: { kind: 'place', handle: known.place_handle } }),
  ],
  [
    'service_prepare_connection_action',
    () => ({ operation: 'prepare_connection_invite', person_query: 'Jonas' }),
  ],
  [
    'service_update_my_rsvp',
    () => ({ invite_handle: known.invite_handle, rsvp_status: 'accepted' }),
  ],
  [
    'service_capture_idea',
    () => ({ text: 'Ostsee Sauna', target_ideas_list_handle: known.ideas_list_handle }),
    'capture_public_id',
  ],
  [
    'service_retry_idea_capture',
    async () => {
      const capture_public_id = known.capture_public_id ?? ''
      await failCapture(sam, capture_public_id)
      return { capture_public_id, expected_state_version: 2 }
    },
  ],
  [
    'service_roundup_capture',
    () => ({
      operation: 'create',
      items: [{ title: 'Café Botanico' }, { title: 'Distrikt Coffee' }],
      scope: 'all',
      target_ideas_list_handle: known.ideas_list_handle,
    }),
    'public_id',
  ],
  ['service_duplicate_ideas_list', () => ({ ideas_list_handle: known.ideas_list_handle })],
  [
    'service_draft_invite',
    () => ({ candidate_id: known.candidate_id, scheduled_at: inDays(3) }),
    'plan_handle',
  ],
  ...['draft_handle', 'other_draft_handle'].map((keep): (typeof writes)[number] => [
    'service_draft_invite',
    () => ({ candidate_id: known.candidate_id, separate_outing: true, scheduled_at: inDays(4) }),
    keep,
  ]),
  ['service_modify_invite', () => ({ plan_handle: known.plan_handle, capacity_min: 2 })],
  ['service_preview_invite', () => ({ plan_handle: known.plan_handle })],
  [
    'service_prepare_send_invites',
    () => ({ plan_handle: known.plan_handle, send_person_names: ['Ada'] }),
  ],
  [
    'service_prepare_plan_invitation',
    () => ({ plan_handle: known.plan_handle, send_person_names: ['Ada'] }),
    'action_handle',
  ],
  [
    'service_update_plan_logistics',
    () => ({ plan_handle: known.plan_handle, mode: 'add', item: { title: 'Bring charcoal' } }),
  ],
  ['service_commit_action', () => ({ action_handle: known.action_handle })],
  [
    'service_prepare_plan_roster',
    () => ({ plan_handle: known.plan_handle, recipient_names: ['Ada', 'Mira'] }),
  ],
  [
    'service_prepare_plan_update',
    () => ({ plan_handle: known.plan_handle, changes: { title_override: 'With charcoal' } }),
  ],
  ['service_prepare_plan_cancellation', () => ({ plan_handle: known.plan_handle })],
  ['service_create_private_place', () => ({ name: 'The boathouse' })],
  ['service_generate_ideas_list', () => ({ search: 'boathouse', name: 'On the water' })],
  [
    'service_mutate_object',
    () => ({
      operation: 'update_defaults',
      subject: { interaction_reference: known.ideas_list_handle },
      defaults: { when_preset: 'next-week' },
    }),
  ],
  ['service_prepare_discovery', () => ({ query: 'a boathouse', limit: 3 }), 'run_handle'],
  [
    'service_record_discovery_results',
    () => ({ run_handle: known.run_handle, result_state: 'no_matches' }),
  ],
  ['service_save_discovery', () => ({ run_handle: known.run_handle, name: 'Boathouses' })],
  // What is archived is still there.
  ['service_archive_created_idea', () => ({ idea_handle: known.idea_handle })],
  ['service_archive_private_place', () => ({ place_handle: known.place_handle })],
]

const removals: typeof writes = [
  ['service_delete_invite_draft', () => ({ plan_handle: known.draft_handle })],
  ['service_discard_plan', () => ({ plan_handle: known.other_draft_handle })],
  [
    'service_apply_friendship',
    () => ({ review_token: known.review_token, accept_consequences: true }),
  ],
  ['service_delete_ideas_list', () => ({ ideas_list_handle: known.ideas_list_handle })],
]

const reads: [string, () => Input][] = [
  ['service_list_friends', () => ({})],
  ['service_get_friend', () => ({ name: 'Ada' })],
  ['service_list_private_places', () => ({ limit: 1 })],
  ['service_list_saved_ideas', () => ({})],
  ['service_get_idea_capture', () => ({ capture_public_id: known.capture_public_id })],
  ['service_get_roundup_capture', () => ({ public_id: known.public_id })],
  ['service_list_ideas_lists', () => ({ limit: 1 })],
  ['service_get_ideas_list', () => ({ ideas_list_handle: known.ideas_list_handle })],
  ['service_get_ideas_list_directions', () => ({ ideas_list_handle: known.ideas_list_handle })],
  ['service_list_plans', () => ({ limit: 1 })],
  ['service_get_plan', () => ({ plan_handle: known.plan_handle })],
  ['service_get_invite_status', () => ({ plan_handle: known.plan_handle })],
  ['service_get_plan_logistics', () => ({ plan_handle: known.plan_handle })],
  ['service_list_my_invites', () => ({})],
  ['service_get_my_invite', () => ({ invite_handle: known.invite_handle })],
  ['service_query_likes', () => ({ limit: 1 })],
  ['service_search_events', () => ({ query: 'barbecue' })],
  ['service_search', () => ({ query: 'boathouse' })],
  ['service_get_for_you', () => ({})],
  ['service_prepare_recommendations', () => ({ subject: 'boathouse' })],
  [
    'service_get_object',
    () => ({ subject: { interaction_reference: known.ideas_list_handle }, operation: 'inspect' }),
  ],
  [
    'service_check_mutual_interest',
    () => ({ subject: { type: 'idea', idea_handle: known.idea_handle } }),
  ],
  ['service_preview_ideas_list_likes', () => likesOfList()],
  ['service_get_connection_invitation', () => ({ invitation_token: known.invitation_token })],
  [
    'service_review_friendship',
    () => ({ operation: 'disconnect', person_handle: known.connected_handle }),
  ],
  ['service_get_planning_brief', () => ({})],
  ['service_find_availability', () => ({ when_preset: 'next-week' })],
  ['service_get_calendar_status', () => ({})],
  ['service_get_execution', () => ({ execution_id: known.execution_id })],
]

const likesOfList = () => ({
  ideas_list_handle: known.ideas_list_handle,
  person_names: ['Mira'],
})

/** The instant so many days from now. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

async function repeated(name: string, input: Input, keep?: string): Promise<void> {
  const call = { ...input, idempotency_key: randomUUID() }
  const { structuredContent: first } = await client.call(name, call)
  expect(['completed', 'accepted']).toContain(first.status)
  known.execution_id = first.execution_id
  const handle = first.outcome.resources[0]?.handle
  if (keep !== undefined && handle !== undefined) known[keep] = handle
  const { idea } = first.data as { idea?: { candidate_id: string } }
  if (idea) known.candidate_id = idea.candidate_id
  const before = await rows()
  const { structuredContent: again } = await client.call(name, call)
  expect(again.replayed).toBe(true)
  expect(await rows()).toEqual(before)
}

describe('idempotentHint: the same call again leaves every row as it was', () => {
  test.each(writes)('%s', async (name, input, keep) => repeated(name, await input(), keep))
})

describe('readOnlyHint: a read leaves every row as it was', () => {
  test.each(reads)('%s', async (name, input) => {
    const before = await rows()
    const { structuredContent } = await client.call(name, input())
    expect(['completed', 'accepted']).toContain(structuredContent.status)
    const { review_token } = structuredContent.data as { review_token?: string }
    if (review_token !== undefined) known.review_token = review_token
    expect(await rows()).toEqual(before)
  })

  test('and the database itself refuses a write in its transaction', async () => {
    const owner = randomUUID()
    const attempt = world.database.read(owner, (db) => db.sql`insert into accounts default values`)
    await expect(attempt).rejects.toThrow(/read-only/)
  })
})

describe('destructiveHint: what deletes says so', () => {
  test.each(removals)('%s', async (name, input) => {
    expect(tools.get(name)?.manifest.annotations.destructiveHint).toBe(true)
    await repeated(name, await input())
  })
})

test('no live tool is left out', () => {
  const tried = new Set([...writes, ...reads, ...removals].map(([name]) => name))
  const live = [...tools].filter(([, { facts }]) => isLive(facts.id)).map(([name]) => name)
  expect(tried).toEqual(new Set(live))
})

function isLive(id: string): boolean {
  return Object.hasOwn(handlers, id) && handlers[id as HandlerId].work !== null
}
