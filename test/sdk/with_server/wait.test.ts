import { beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { CaptureClarification, Idea } from '#generated/types.ts'
import { type Client, createClient } from '#sdk/src/client.ts'
import { StillRunningError } from '#sdk/src/wait.ts'
import { alterCapture, failCapture } from '#test/support/given/captures.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

// Captures end as the tests say: no worker takes them.
const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
let client: Client

beforeAll(() => {
  client = createClient({ baseUrl: world.url, token: sam.token })
})

/** A capture that was accepted. */
async function accepted() {
  const made = await client.ideas.capture({ text: 'Tempelhofer Feld, kites' })
  if (made.status !== 'accepted') throw new Error(made.status)
  return made
}

test('waiting ends with a question, whose answer is accepted work again', async () => {
  const made = await accepted()
  const ended = client.wait(made)
  const question = { kind: 'city', text: 'Which city?', code: 'clarification_required' }
  const choices = ['Berlin', 'Hamburg'].map((city) => ({ label: city, value: city }))
  await alterCapture(
    sam,
    made.data.capture_public_id,
    `state = 'needs_input', state_version = 2, question = '${JSON.stringify({ ...question, choices })}'`,
  )
  const asked = await ended
  if (asked.status !== 'needs_input') throw new Error(asked.status)
  expectTypeOf(asked.data?.clarification).toEqualTypeOf<CaptureClarification | null | undefined>()
  expect(asked.error.code).toBe('clarification_required')
  expect(asked.data?.clarification).toEqual({
    ...{ kind: 'city', question: 'Which city?', choices: ['Berlin', 'Hamburg'] },
  })
  const again = await client.ideas.capture({
    capture_public_id: made.data.capture_public_id,
    clarification_answer: 'Berlin',
    expected_state_version: 2,
  })
  expect(again).toMatchObject({ status: 'accepted', data: { state_version: 3 } })
  expect(again.execution_id).not.toBe(made.execution_id)
})

test('waiting ends with a failure and with how it is retried', async () => {
  const made = await accepted()
  await failCapture(sam, made.data.capture_public_id)
  const ended = await client.wait(made)
  if (ended.status !== 'failed') throw new Error(ended.status)
  expect(ended.error.code).toBe('source_unreachable')
  expect(ended.data?.retry?.expected_state_version).toBe(2)
})

test('waiting ends with the idea', async () => {
  const made = await accepted()
  const { data } = await answer(sam, 'ideas.structured_create', { kind: 'place', title: 'Feld' })
  await alterCapture(
    sam,
    made.data.capture_public_id,
    `state = 'completed', state_version = 2, idea_id =
      (select idea_id from ideas where owner_id = '${sam.owner}' order by created_at desc limit 1)`,
  )
  const ended = await client.wait(made)
  if (ended.status !== 'completed') throw new Error(ended.status)
  expectTypeOf(ended.data.idea).toEqualTypeOf<Idea | null>()
  expect(ended.data.idea?.idea_handle).toBe(data.idea.idea_handle)
})

test('work that takes too long can be waited for again', async () => {
  const made = await accepted()
  const began = performance.now()
  const first = await client.wait(made, { timeout: 1_400 }).catch((error: unknown) => error)
  expect(first).toBeInstanceOf(StillRunningError)
  // For all of its time, also where the next question would come later.
  expect(performance.now() - began).toBeGreaterThan(1_390)
  await failCapture(sam, made.data.capture_public_id)
  expect((await client.wait(made)).status).toBe('failed')
})

test('a capture that asks at once is final, and is waited for no longer', async () => {
  await aList(sam, { name: 'Rainy Sundays' })
  const made = await client.ideas.capture({ text: 'A museum', target_feed_text: 'Sunny days' })
  if (made.status !== 'needs_input') throw new Error(made.status)
  expect(made.error.code).toBe('destination_required')
  expect(await client.wait(made)).toBe(made)
})
