import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers, type HandlerId } from '#generated/server/handlers.ts'
import { tools } from '#server/runtime/tools/tools.ts'
import {
  type Call,
  type Input,
  likesOfList,
  type Stage,
  writes,
} from '#test/server/surfaces/mcp/annotations/calls.ts'
import { lastWrites, planWrites } from '#test/server/surfaces/mcp/annotations/plan_calls.ts'
import { openRows, type Rows } from '#test/server/surfaces/mcp/annotations/rows.ts'
import { connect } from '#test/support/given/connections.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { invitedBySomebody } from '#test/support/given/handles/friendship.ts'
import { invitedToPlan } from '#test/support/given/handles/invite.ts'
import { anIdea } from '#test/support/given/lists.ts'
import { connectModern } from '#test/support/mcp_clients.ts'
import { useWorld } from '#test/support/world.ts'

// What a worker does in between is no call's doing.
const world = useWorld({ worker: false })
let stage: Stage
let rows: Rows

beforeAll(async () => {
  const sam = await world.account('Sam')
  const client = await connectModern(world, sam)
  await aCalendar(world.database, sam)
  const friend = await connect(sam, await world.account('Karla'))
  await anIdea(sam, 'A walk')
  const { body } = await sam.call('ideas.saved.query')
  const known = {
    ...(await invitedBySomebody(sam)),
    candidate_id: body.data.items[0]?.candidate_id ?? '',
    invite_handle: await invitedToPlan(sam),
    connected_handle: friend.first,
  }
  stage = { sam, client, known }
  rows = await openRows(world.superuser_url)
})
afterAll(async () => {
  await stage.client.close()
  await rows.close()
})

/** The tables from which a call of each tool has removed something, and the tools that sent or fetched something. */
const removed = new Map<string, Set<string>>()
const reached = new Set<string>()
/** The values that calls have given to the fields that say what to do, and the fields that they have cleared. */
const tried = new Set<string>()
const cleared = new Set<string>()

/** Makes a write, notes what it removed and sent, and makes it again. */
async function repeated(name: string, input: Input, keep: Call[2] = {}): Promise<void> {
  const { client, known } = stage
  const call = { ...input, idempotency_key: randomUUID() }
  const [things, outgoing] = [await rows.things(), await rows.outgoing()]
  const { structuredContent: first } = await client.call(name, call)
  expect(['completed', 'accepted', 'needs_input'], JSON.stringify(first)).toContain(first.status)
  for (const [as, path] of Object.entries(keep)) known[as] = valueAt(first.data, path)
  if (typeof first.execution_id === 'string') known.execution_id = first.execution_id
  const [after, before] = [await rows.things(), await rows.digests()]
  const gone = [...things].filter((thing) => !after.has(thing)).map((thing) => thing.split(' ')[0])
  removed.set(name, new Set([...(removed.get(name) ?? []), ...gone.map(String)]))
  if ((await rows.outgoing()) > outgoing) reached.add(name)
  for (const field of doing)
    if (field in input) tried.add(`${name} ${field} ${String(input[field])}`)
  for (const path of nullsIn(input)) cleared.add(`${name} ${path}`)
  const { structuredContent: again } = await client.call(name, call)
  expect(again.replayed).toBe(true)
  expect(await rows.digests()).toEqual(before)
}

/** Each call with a title of its own. */
function titled(calls: readonly Call[]) {
  return calls.map((call, at) => [`${call[0]} ${at + 1}`, call] as const)
}

/** Fields that say what a call does. */
const doing = ['operation', 'mode', 'action']

function valueAt(data: unknown, path: string): string {
  const found = path.split('.').reduce<unknown>((value, key) => Object(value)[key], data)
  if (typeof found !== 'string') throw new Error(`No ${path} in ${JSON.stringify(data)}`)
  return found
}

const reads: [string, (stage: Stage) => Input][] = [
  ['service_list_friends', () => ({})],
  ['service_get_friend', () => ({ name: 'Ada' })],
  ['service_list_private_places', () => ({ limit: 1 })],
  ['service_list_saved_ideas', () => ({})],
  ['service_get_idea_capture', ({ known }) => ({ capture_public_id: known.capture_public_id })],
  ['service_get_roundup_capture', ({ known }) => ({ public_id: known.first_roundup })],
  ['service_list_ideas_lists', () => ({ limit: 1 })],
  ['service_get_ideas_list', ({ known }) => ({ ideas_list_handle: known.ideas_list_handle })],
  [
    'service_get_ideas_list_directions',
    ({ known }) => ({ ideas_list_handle: known.ideas_list_handle }),
  ],
  ['service_list_plans', () => ({ limit: 1 })],
  ['service_get_plan', ({ known }) => ({ plan_handle: known.plan_handle })],
  ['service_get_invite_status', ({ known }) => ({ plan_handle: known.plan_handle })],
  ['service_get_plan_logistics', ({ known }) => ({ plan_handle: known.plan_handle })],
  ['service_list_my_invites', () => ({})],
  ['service_get_my_invite', ({ known }) => ({ invite_handle: known.invite_handle })],
  ['service_query_likes', () => ({ limit: 1 })],
  ['service_search_events', () => ({ query: 'barbecue' })],
  ['service_search', () => ({ query: 'boathouse' })],
  ['service_get_for_you', () => ({})],
  ['service_prepare_recommendations', () => ({ subject: 'boathouse' })],
  [
    'service_get_object',
    ({ known }) => ({
      subject: { interaction_reference: known.ideas_list_handle },
      operation: 'inspect',
    }),
  ],
  [
    'service_check_mutual_interest',
    ({ known }) => ({ subject: { type: 'idea', idea_handle: known.idea_handle } }),
  ],
  ['service_preview_ideas_list_likes', likesOfList],
  [
    'service_get_connection_invitation',
    ({ known }) => ({ invitation_token: known.invitation_token }),
  ],
  [
    'service_review_friendship',
    ({ known }) => ({ operation: 'disconnect', person_handle: known.connected_handle }),
  ],
  ['service_get_planning_brief', () => ({})],
  ['service_find_availability', () => ({ when_preset: 'next-week' })],
  ['service_get_calendar_status', () => ({})],
  ['service_get_execution', ({ known }) => ({ execution_id: known.execution_id })],
]

describe('idempotentHint: the same call again leaves every row as it was', () => {
  test.each(titled([...writes, ...planWrites]))('%s', async (_, [name, input, keep]) => {
    await repeated(name, await input(stage), keep)
  })
})

describe('readOnlyHint: a read leaves every row as it was', () => {
  test.each(reads)('%s', async (name, input) => {
    const before = await rows.digests()
    const { structuredContent } = await stage.client.call(name, input(stage))
    expect(['completed', 'accepted'], JSON.stringify(structuredContent)).toContain(
      structuredContent.status,
    )
    expect(await rows.digests()).toEqual(before)
  })

  test('and the database itself refuses a write in its transaction', async () => {
    const owner = randomUUID()
    const attempt = world.database.read(owner, (db) => db.sql`insert into accounts default values`)
    await expect(attempt).rejects.toThrow(/read-only/)
  })
})

describe('what removes something can be repeated, too', () => {
  test.each(titled(lastWrites))('%s', async (_, [name, input, keep]) => {
    await repeated(name, await input(stage), keep)
  })
})

const live = [...tools].filter(([, { facts }]) => isLive(facts.id))

test('no live tool is left out, and none of the things that a write can do', () => {
  expect(new Set([...removed.keys(), ...reads.map(([name]) => name)])).toEqual(
    new Set(live.map(([name]) => name)),
  )
  const all = live.flatMap(([name, { manifest, facts }]) => {
    const { properties = {} } = manifest.inputSchema
    const values = (field: string) => enumOf(Object(properties)[field])
    return facts.effect === 'read'
      ? []
      : doing.flatMap((field) => values(field).map((value) => `${name} ${field} ${value}`))
  })
  // The mode of a roundup that captures is the one that it has without it.
  const same = [
    'service_roundup_capture mode capture',
    'service_roundup_capture mode recommendation',
  ]
  const left = all.filter((one) => !tried.has(one) && !same.includes(one))
  expect(left.filter((one) => !one.endsWith(' action send_invites'))).toEqual([])
})

test('each field that a write can clear was cleared', () => {
  const clearable = live.flatMap(([name, { manifest, facts }]) =>
    facts.effect === 'read'
      ? []
      : clearableIn(manifest.inputSchema).map((path) => `${name} ${path}`),
  )
  // A plan that was sent keeps a time: this is refused.
  const refused = 'service_prepare_plan_update changes.scheduled_at'
  expect(clearable.filter((one) => !cleared.has(one))).toEqual([refused])
})

test('destructiveHint is on what removes something, and on nothing else', () => {
  const destructive = live.filter(([, { manifest }]) => manifest.annotations.destructiveHint)
  const removing = [...removed].filter(([, tables]) => tables.size > 0)
  expect(destructive.map(([name]) => name).sort(), say(removing)).toEqual(
    removing.map(([name]) => name).sort(),
  )
})

test('openWorldHint is on what sends something to somebody or opens a page, and on nothing else', () => {
  const open = live.filter(([, { manifest }]) => manifest.annotations.openWorldHint)
  expect(open.map(([name]) => name).sort()).toEqual([...reached].sort())
})

function say(removing: [string, Set<string>][]): string {
  return removing.map(([name, tables]) => `${name}: ${[...tables].join(', ')}`).join('\n')
}

function enumOf(schema: unknown): string[] {
  const { enum: values } = Object(schema)
  return Array.isArray(values) ? values.filter((one) => typeof one === 'string') : []
}

/** The paths of the fields that are null in an input. */
function nullsIn(value: unknown, path = ''): string[] {
  if (value === null) return [path]
  if (Array.isArray(value)) return value.flatMap((one) => nullsIn(one, path))
  if (typeof value !== 'object') return []
  return Object.entries(Object(value)).flatMap(([field, one]) => nullsIn(one, joined(path, field)))
}

/** The paths of the fields that may be null, which clears them. */
function clearableIn(schema: unknown, path = ''): string[] {
  const { type, properties = {}, items, anyOf = [] } = Object(schema)
  const own = [type].flat().includes('null') ? [path] : []
  const inside = Object.entries(properties).flatMap(([field, one]) =>
    clearableIn(one, joined(path, field)),
  )
  const others = [items, ...anyOf].flatMap((one) => (one ? clearableIn(one, path) : []))
  return [...own, ...inside, ...others]
}

function joined(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`
}

function isLive(id: string): boolean {
  return Object.hasOwn(handlers, id) && handlers[id as HandlerId].work !== null
}
