import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { sources } from '#generated/server/sources.ts'
import { tools, type ObjectSchema } from '#server/runtime/tools/tools.ts'
import { connectModern, type TestClient } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
let client: TestClient

beforeAll(async () => {
  client = await connectModern(world, sam)
  await client.tools()
  const made = await sam.call('ideas.lists.create', { name: 'Summer' })
  Object.assign(beside.service_update_ideas_list_items ?? {}, {
    ideas_list_handle: made.body.data.list.ideas_list_handle,
  })
})
afterAll(async () => {
  await client.close()
})

/** Each argument of a listed tool that takes what another tool gives: the path to it, and that tool. */
const taken = [...tools.values()]
  .filter(({ facts, built }) => facts.direct && built)
  .flatMap((tool) =>
    Object.entries(sources[tool.facts.id] ?? {}).flatMap(([path, id]) => {
      const source = capabilities[id].tool
      return source === null ? [] : [{ tool, name: tool.manifest.name, path, source }]
    }),
  )

/** The schema of an argument, however deep. */
function schemaAt(schema: ObjectSchema, path: string): { description?: string } | undefined {
  let found: Record<string, unknown> = schema
  for (const name of path.split('/')) {
    const inside = (found.items ?? found) as Record<string, unknown>
    const [whole = inside] = (inside.anyOf as Record<string, unknown>[] | undefined) ?? []
    const next = (whole.properties as Record<string, Record<string, unknown>> | undefined)?.[name]
    if (next === undefined) return undefined
    found = next
  }
  return found
}

test('the registry names a source for the handles of many tools', () => {
  expect(taken.length).toBeGreaterThan(60)
})

test.each(taken)('$path of $name says that $source gives it', ({ tool, path, source }) => {
  const argument = schemaAt(tool.manifest.inputSchema, path)
  // Members that are only outlined have no place for it.
  if (argument) expect(argument.description).toContain(source)
})

/** What else a call needs in order to come as far as the handle. */
const beside: Readonly<Record<string, Record<string, unknown>>> = {
  service_rename_ideas_list: { name: 'x' },
  // Its list is made first.
  service_update_ideas_list_items: { mode: 'add', idea_handles: [] },
  service_update_ideas_list_members: { mode: 'add', person_names: [] },
  service_update_my_rsvp: { rsvp_status: 'accepted' },
  service_prepare_plan_update: { changes: { title_override: 'x' } },
  service_update_plan_logistics: { mode: 'add', item: { title: 'x' } },
  service_retry_idea_capture: { expected_state_version: 1 },
  service_record_discovery_results: { result_state: 'no_matches' },
  service_save_discovery: { name: 'x' },
  service_prepare_ideas_list_share: { person_name: 'Ada' },
  service_preview_ideas_list_likes: { person_names: ['Ada'] },
  service_apply_ideas_list_likes: { person_names: ['Ada'] },
}

const required = taken.filter(({ tool, path }) => tool.facts.required.includes(path))

describe.each(required)('$name', ({ tool, name, path, source }) => {
  const call = (given: Record<string, unknown>) =>
    client.call(name, {
      ...beside[name],
      ...given,
      ...(tool.facts.idempotency_key && { idempotency_key: randomUUID() }),
    })

  test(`says which tool gives ${path} when it is missing`, async () => {
    const { content, isError } = await call({ [path]: undefined })
    expect(isError).toBe(true)
    expect(content[0]?.text).toContain(source)
  })

  test(`says which tool gives ${path} when it means nothing`, async () => {
    const { content, isError } = await call({
      [path]: path.endsWith('s') ? ['nothing'] : 'nothing',
    })
    expect(isError).toBe(true)
    expect(content[0]?.text).toContain(source)
  })
})

describe('an idea is a candidate by its own handle', () => {
  let idea_handle: string
  beforeAll(async () => {
    const made = await sam.call('ideas.structured_create', { kind: 'place', title: 'Boat hire' })
    idea_handle = made.body.data.idea.idea_handle
  })

  test.each([
    ['service_draft_invite', (id: string) => ({ candidate_id: id })],
    ['service_like_candidates', (id: string) => ({ candidate_ids: [id] })],
    [
      'service_interest_action',
      (id: string) => ({ operation: 'like', subject: { candidate_id: id } }),
    ],
    ['service_check_mutual_interest', (id: string) => ({ subject: { candidate_id: id } })],
    ['service_get_object', (id: string) => ({ operation: 'open', subject: { candidate_id: id } })],
    [
      'service_mutate_object',
      (id: string) => ({
        operation: 'add_to_list',
        subject: { candidate_id: id },
        destination: { name: 'Summer' },
      }),
    ],
  ])('%s', async (name, input) => {
    const key = tools.get(name)?.facts.idempotency_key ? { idempotency_key: randomUUID() } : {}
    const { structuredContent } = await client.call(name, { ...input(idea_handle), ...key })
    expect(JSON.stringify(structuredContent)).not.toContain('reference_not_found')
    expect(structuredContent.status).toMatch(/completed|unchanged|needs_input/)
  })
})
