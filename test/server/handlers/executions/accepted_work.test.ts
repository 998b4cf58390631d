import { expect, test } from 'vitest'
import type { Execution } from '#generated/types.ts'
import { answerQuestion, readCapture } from '#test/support/given/captures.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

/** The execution once its work has ended, as the polling address shows it. */
async function ended(account: Account, execution_id: string): Promise<Execution> {
  const poll = async () => {
    const response = await account.request(`/api/v2/capability-executions/${execution_id}`)
    const { status, data } = (await response.json()) as {
      status: string
      data: { execution: Execution }
    }
    expect(response.headers.get('retry-after')).toBe(status === 'accepted' ? '1' : null)
    return data.execution
  }
  await expect.poll(async () => (await poll()).finished_at, { timeout: 20_000 }).not.toBeNull()
  return poll()
}

/** An answer without what differs between a call and the end of the work. */
function comparable({ request_id: _, ...envelope }: object & { request_id?: unknown }) {
  return JSON.parse(
    JSON.stringify(envelope).replace(/"candidate_id":"[^"]+"/g, '"candidate_id":""'),
  )
}

test('an execution ends with what the capture says then, and a replay stays as it was', async () => {
  const input = { text: 'Ostsee Sauna, Seestraße 9, 18119 Rostock' }
  const key = 'the sauna'
  const first = await sam.call('ideas.capture', input, { key })
  expect(first.headers.get('retry-after')).toBe('1')
  const execution = await ended(sam, first.body.execution_id)
  expect(execution).toMatchObject({ capability: 'ideas.capture', status: 'completed' })
  const { capture_public_id } = first.body.data
  const read = await readCapture(sam, capture_public_id)
  expect(comparable(execution.result ?? {})).toEqual(comparable(read))
  const again = await sam.call('ideas.capture', input, { key })
  expect(again.body).toMatchObject({
    ...{ replayed: true, status: 'accepted', data: { state: 'accepted', state_version: 1 } },
  })
  expect(again.headers.get('retry-after')).toBe('1')
})

test('a question ends an execution, and its answer is one of its own', async () => {
  const asked = await sam.call('ideas.capture', {
    ...{ text: 'Tempelhofer Feld, Tempelhofer Damm, Berlin', target_feed_text: 'No such list' },
  })
  const question = await ended(sam, asked.body.execution_id)
  expect(question).toMatchObject({ status: 'needs_input', result: { status: 'needs_input' } })
  const answered = await answerQuestion(sam, asked.body.data.capture_public_id, 'none')
  expect(answered.execution_id).not.toBe(asked.body.execution_id)
  const end = await ended(sam, answered.execution_id)
  expect(end).toMatchObject({
    status: 'completed',
    result: { capability: { name: 'ideas.capture.get' }, data: { state: 'completed' } },
  })
  expect(await ended(sam, asked.body.execution_id)).toEqual(question)
})

test('a roundup ends the execution of the call that let it go on', async () => {
  const items = [{ title: 'Café Botanico' }, { title: 'Distrikt Coffee' }]
  const input = { operation: 'create', items, scope: 'all' }
  const created = await sam.call('ideas.roundup.mutate', input)
  expect(created.body.status).toBe('needs_input')
  const assigned = await answer(sam, 'ideas.roundup.mutate', {
    ...{ operation: 'assign_destination', public_id: created.body.data.public_id },
    ...{ expected_generation: 1, target_ideas_list_handle: await aList(sam, { name: 'Brunch' }) },
  })
  expect(assigned.status).toBe('accepted')
  const end = await ended(sam, assigned.execution_id)
  expect(end).toMatchObject({
    ...{ capability: 'ideas.roundup.mutate', status: 'completed' },
    result: {
      capability: { name: 'ideas.roundup.get' },
      data: { state: 'completed', items: [{ outcome: 'captured' }, { outcome: 'captured' }] },
    },
  })
})
