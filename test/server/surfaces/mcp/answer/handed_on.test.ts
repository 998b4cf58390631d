import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { capabilities } from '#generated/server/capabilities.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { found } from '#test/support/given/discovery.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** What a tool answers: its text, and its structure. */
function call(tool: string, input: Values = {}) {
  const facts = Object.values(capabilities).find((one) => one.tool === tool)
  const id = facts?.id as CapabilityId
  return callTool(id, input, { url: world.url, token: sam.token, key: randomUUID() })
}

const valueIn = (text: string, field: string) =>
  new RegExp(`\\b${field}=([^,;)\\s]+)`).exec(text)?.[1] ?? ''

test('the text of a write has its execution_id, and reads have none', async () => {
  const { text } = await call('service_create_ideas_list', { name: 'With execution' })
  const execution_id = valueIn(text, 'execution_id')
  const read = await call('service_get_execution', { execution_id })
  expect(read.text).toContain('ideas_list')
  expect((await call('service_list_ideas_lists')).text).not.toContain('execution_id')
})

test('a reversible_action_id alone undoes a change of an object', async () => {
  const idea = await call('service_add_idea', { kind: 'place', title: 'To undo' })
  const list = await call('service_create_ideas_list', { name: 'Of undoing' })
  const added = await call('service_mutate_object', {
    operation: 'add_to_list',
    subject: { handle: valueIn(idea.text, 'idea_handle') },
    destination: { ideas_list_handle: valueIn(list.text, 'ideas_list_handle') },
  })
  const reversible_action_id = valueIn(added.text, 'reversible_action_id')
  const undone = await call('service_mutate_object', { reversible_action_id })
  expect(undone.text).toContain('undone')
  expect((await call('service_mutate_object', {})).text).toContain('/operation: is required')
})

test('facts besides the data are no item of a list', async () => {
  const idea = await call('service_add_idea', { kind: 'place', title: 'With facts' })
  const { text } = await call('service_draft_invite', {
    candidate_id: valueIn(idea.text, 'idea_handle'),
  })
  const { text: plan } = await call('service_get_plan', {
    plan_handle: valueIn(text, 'plan_handle'),
  })
  expect(plan).toMatch(/^Also: .*role=host/m)
  expect(plan).not.toMatch(/^- role=/m)
})

test('a long page of recommendations names saved ideas by their handles, as its structure does', async () => {
  for (const at of [1, 2, 3, 4, 5, 6, 7])
    await call('service_add_idea', { kind: 'place', title: `Dense idea ${at}` })
  const { text, body } = (await call('service_get_for_you', {
    page_size: 10,
    search: 'Dense idea',
  })) as unknown as {
    text: string
    body: { data: { items: { candidate_id: string }[] } }
  }
  expect(body.data.items.length).toBeGreaterThanOrEqual(6)
  for (const { candidate_id } of body.data.items) {
    expect(candidate_id).toMatch(/^id_/)
    expect(text).toContain(candidate_id)
  }
  expect(text).not.toMatch(/[\w-]{60}/)
})

test.each([
  ['service_query_likes', 'person_handle', 'people_handles'],
  ['service_interest_action', 'person_handles', 'person_handle'],
  ['service_draft_invite', 'when', 'scheduled_at'],
  ['service_list_plans', 'state', 'scope'],
])('%s with %s says that %s was meant, where the input fails too', async (tool, sent, meant) => {
  const { text } = await call(tool, { [sent]: 'x' })
  expect(text).toContain(`${sent} (did you mean ${meant}?)`)
})

test('an unknown field is said where a needed one is missing', async () => {
  expect((await call('service_get_plan', { query: 'Tmp' })).text).toContain(
    'mean nothing here and were ignored: query',
  )
  const { text } = await call('service_get_object', { subject: { interaction_referense: 'id_x' } })
  expect(text).toContain('did you mean interaction_reference?')
  const renamed = await call('service_rename_ideas_list', { list_name: 'x' })
  expect(renamed.text).toContain('/name: is required; list_name is not a field of this input')
  expect(renamed.text).not.toContain('were ignored')
})

test.each([undefined, 'x'.repeat(192)])(
  'a refusal speaks of arguments, not of HTTP: %s',
  async (key) => {
    const { text } = await callTool(
      'ideas.lists.create',
      { name: 'Key', ...(key !== undefined && { idempotency_key: key }) },
      { url: world.url, token: sam.token },
    )
    expect(text).toContain('Idempotency key')
    expect(text).not.toMatch(/header|body|over MCP|capability/)
  },
)

test('a discovery goes from the texts alone to a draft', async () => {
  const run = await call('service_prepare_discovery', {
    query: 'pottery',
    semantic_subject: 'pottery',
  })
  expect(run.text).toMatch(/→ service_record_discovery_results\(.*public_name and evidence/)
  expect(run.text).not.toContain('submission_schema')
  const recorded = await call('service_record_discovery_results', {
    run_handle: valueIn(run.text, 'run_handle'),
    result_state: 'results',
    candidates: [found()],
  })
  expect(recorded.text).toMatch(/→ service_draft_invite\(.*by its candidate_id alone/)
  const draft = await call('service_draft_invite', {
    candidate_id: valueIn(recorded.text, 'candidate_id'),
  })
  expect(draft.text).toContain('Beginners at the wheel')
  expect(valueIn(draft.text, 'plan_handle')).toMatch(/^pn_/)
})
