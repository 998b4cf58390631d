import { beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '#sdk/src/client.ts'
import { ProblemError } from '#sdk/src/errors.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
let client: Client

beforeAll(async () => {
  client = createClient({ baseUrl: world.url, token: sam.token, client: 'sdk-test/1.0' })
})

const source_text =
  'For a slow morning:\n1. Café Botanico\n2. House of Small Wonder\n3. Distrikt Coffee'

test('a text is read, continued twice and saved, and each wait ends with what is asked or done', async () => {
  const created = await client.ideas.roundup.mutate({ operation: 'create', source_text })
  expect(created.status).toBe('accepted')
  const asked = await client.wait(created)
  if (asked.status !== 'needs_input' || !asked.data?.continuation) throw new Error(asked.status)
  const { operation, input, generation } = asked.data.continuation
  expect([operation, asked.error.code]).toEqual(['resolve_scope', 'scope_required'])

  const scoped = await client.ideas.roundup.mutate({
    ...{ operation, ...input, expected_generation: generation, scope: 'all' },
  })
  if (scoped.status !== 'needs_input' || !scoped.data?.continuation) throw new Error(scoped.status)
  // What has to be asked at once is final.
  expect(await client.wait(scoped)).toBe(scoped)

  const list = await client.ideas.lists.create({ name: 'Brunch' })
  if (list.status !== 'completed') throw new Error(list.status)
  const { ideas_list_handle } = list.data.list
  const next = scoped.data.continuation
  const assigned = await client.ideas.roundup.mutate({
    ...{ operation: next.operation, ...next.input, expected_generation: next.generation },
    target_ideas_list_handle: ideas_list_handle,
  })
  const done = await client.wait(assigned)
  if (done.status !== 'completed') throw new Error(done.status)
  expect(done.data.items.map(({ outcome }) => outcome)).toEqual(Array(3).fill('captured'))
  expect(done.outcome.facts).toMatchObject({ saved_items: 3, failed_items: 0 })

  const saved = await client.ideas.lists.get({ ideas_list_handle })
  expect(saved.data?.items.map(({ title }) => title).sort()).toEqual([
    'Café Botanico',
    'Distrikt Coffee',
    'House of Small Wonder',
  ])

  const stale = client.ideas.roundup.mutate({
    ...{ operation: 'retry', public_id: done.data.public_id, expected_generation: 1 },
  })
  await expect(stale).rejects.toBeInstanceOf(ProblemError)
  await expect(stale).rejects.toMatchObject({ code: 'stale_generation', status: 409 })
})
