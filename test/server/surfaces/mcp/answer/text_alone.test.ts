import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { bringOver } from '#test/contract/examples/stage.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { connect } from '#test/support/given/plan_rows.ts'
import { inHours } from '#test/support/given/plans.ts'
import { post } from '#test/support/mcp_clients.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

beforeAll(async () => {
  await connect(world.database, sam, ada, 'Ada')
})

/** What a tool says: all that these calls go on with. */
async function textOf(tool: string, input: Values = {}): Promise<string> {
  const facts = Object.values(capabilities).find((one) => one.tool === tool)
  const id = facts?.id as CapabilityId
  const { text } = await callTool(id, input, {
    ...{ url: world.url, token: sam.token, key: randomUUID() },
  })
  return text
}

/** The first value of a field in a text. */
function valueIn(text: string, field: string): string {
  const [, value] = new RegExp(`\\b${field}=([^,;)\\s]+)`).exec(text) ?? []
  if (value === undefined) throw new Error(`${field} is not in\n${text}`)
  return value
}

/** The tools that a text says may follow. */
const nextIn = (text: string) => [...text.matchAll(/^→ (\w+)\(/gm)].map(([, tool]) => tool ?? '')

test('two people are invited, and one of them hears of a new time, from the texts alone', async () => {
  const idea = await textOf('service_add_idea', { kind: 'place', title: 'Cocolo Ramen' })
  const friend = await textOf('service_create_friends_in_mind', { names: ['Ben'] })
  const people = await textOf('service_list_friends')
  expect(people).toContain(`"Ben", person_handle=${valueIn(friend, 'person_handle')}`)

  const draft = await textOf('service_draft_invite', {
    candidate_id: valueIn(idea, 'idea_handle'),
    audience_selection: { person_names: ['Ada', 'Ben'] },
    scheduled_at: inHours(72),
  })
  const plan_handle = valueIn(draft, 'plan_handle')
  expect(nextIn(draft)).toContain('service_preview_invite')
  const preview = await textOf('service_preview_invite', { plan_handle })
  expect(preview).toContain('"Ben"')
  const prepared = await textOf('service_prepare_send_invites', {
    plan_handle,
    send_person_names: ['Ada', 'Ben'],
  })
  expect(prepared).toContain('→ service_commit_action(action_handle) after the user has approved')

  const committed = await textOf('service_commit_action', {
    action_handle: valueIn(prepared, 'action_handle'),
  })
  expect(committed).toContain('share the link with Ben yourself')
  expect(valueIn(committed, 'url')).toMatch(/^https?:\/\/\S+\/i\/\S{20,}$/)
  await bringOver(sam)

  const revision = Number(valueIn(committed, 'revision'))
  const moved = await textOf('service_prepare_plan_update', {
    plan_handle,
    changes: { scheduled_at: inHours(96) },
    expected_revision: revision,
    notify_recipients: false,
  })
  expect(moved).toContain('2 guests will not get a message')
  const told = await textOf('service_prepare_plan_update', {
    plan_handle,
    changes: { scheduled_at: inHours(96) },
    notify_recipients: true,
  })
  expect(told).toContain('tell Ada; tell Ben yourself')
})

test('a list is read on from the text alone', async () => {
  for (const name of ['One', 'Two', 'Three']) {
    await textOf('service_create_ideas_list', { name })
  }
  const first = await textOf('service_list_ideas_lists', { limit: 2 })
  const rest = await textOf('service_list_ideas_lists', { cursor: valueIn(first, 'cursor') })
  expect(first.match(/^- "/gm)).toHaveLength(2)
  expect(rest.match(/^- "/gm)).toHaveLength(1)
  expect(rest).not.toContain('There is more')
})

test('what a name may mean is chosen from the text alone', async () => {
  await textOf('service_create_friends_in_mind', { names: ['Jonas'] })
  const unknown = await textOf('service_create_ideas_list', {
    name: 'For Mira',
    person_names: ['Mira'],
  })
  expect(unknown).toContain('→ service_create_friends_in_mind(people=["Mira"])')
})

test('a candidate that is an idea of one’s own is its handle, the same each time', async () => {
  const idea = await textOf('service_add_idea', { kind: 'place', title: 'Swim at the lake' })
  const handle = valueIn(idea, 'idea_handle')
  const offered = await textOf('service_get_for_you', { when_preset: 'this-week' })
  expect(offered).toContain(`"Swim at the lake", candidate_id=${handle}`)
  const liked = await textOf('service_like_candidates', { candidate_ids: [handle] })
  expect(liked).toContain('You like “Swim at the lake”.')
})

test('what only the user knows is asked for by its field', async () => {
  const idea = await textOf('service_add_idea', { kind: 'place', title: 'Pizza' })
  const candidate_id = valueIn(idea, 'idea_handle')
  const draft = await textOf('service_draft_invite', {
    ...{ candidate_id, scheduled_at: inHours(72) },
    person_texts: ['Ada'],
  })
  expect(draft).toContain('ignored: person_texts')
  const plan_handle = valueIn(draft, 'plan_handle')
  const asked = await textOf('service_prepare_plan_invitation', { plan_handle })
  expect(asked).toContain('- ask for send_person_names (code=clarification_required)')
})

test('a refusal names the tool', async () => {
  const reader = await world.token(sam, ['planning:read'])
  const params = { name: 'service_commit_action', arguments: {} }
  const { status, text } = await post(reader, {
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  })
  expect(status).toBe(403)
  expect(text).toContain('which service_commit_action needs')
})
