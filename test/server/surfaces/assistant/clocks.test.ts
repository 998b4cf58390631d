import { expect, test } from 'vitest'
import { aDraft } from '#test/support/given/plans.ts'
import { say } from '#test/support/given/talk.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** The last Sunday of a month of next year, when the clocks in Berlin change. `month` is 3 or 10. */
function changeIn(month: number): { readonly day: number; readonly date: string } {
  const year = new Date().getUTCFullYear() + 1
  const last = new Date(Date.UTC(year, month, 0))
  const day = last.getUTCDate() - last.getUTCDay()
  return { day, date: `${year}-${String(month).padStart(2, '0')}-${day}` }
}

/** When a plan begins. */
async function startOf(plan_handle: string): Promise<string | null> {
  const { body } = await sam.call('plans.get', { plan_handle })
  return body.data.plan.scheduled_at && new Date(body.data.plan.scheduled_at).toISOString()
}

test('a draft is moved to a time that the clocks show twice after it was said which', async () => {
  const { plan } = await aDraft(sam)
  const { day, date } = changeIn(10)
  const before = await startOf(plan.plan_handle)
  const { body: asks } = await say(
    sam,
    `move the draft ${plan.title} to ${day} October ${date.slice(0, 4)} at 2:30`,
  )
  expect(asks).toMatchObject({ status: 'needs_input', question: { kind: 'choice' } })
  expect(asks.question?.options).toHaveLength(2)
  expect(await startOf(plan.plan_handle)).toBe(before)
  const { body: done } = await say(sam, 'the second one')
  expect(done.status).toBe('completed')
  expect(await startOf(plan.plan_handle)).toBe(`${date}T01:30:00.000Z`)
})

test('a draft is moved to no time that the clocks skip', async () => {
  const { plan } = await aDraft(sam)
  const { day, date } = changeIn(3)
  const before = await startOf(plan.plan_handle)
  const { body: asks } = await say(
    sam,
    `verschieb den Entwurf ${plan.title} auf den ${day}. März ${date.slice(0, 4)} um 2:30 Uhr`,
  )
  expect(asks).toMatchObject({ status: 'needs_input', question: { kind: 'time' } })
  expect(asks.reply.text).toContain('überspringen')
  expect(await startOf(plan.plan_handle)).toBe(before)
  await say(sam, 'um 3:30')
  expect(await startOf(plan.plan_handle)).toBe(`${date}T01:30:00.000Z`)
})
