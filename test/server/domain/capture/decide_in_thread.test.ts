import { afterAll, expect, test } from 'vitest'
import { decide, type ToDecide } from '#server/domain/capture/decide.ts'
import { openThreads } from '#server/jobs/threads.ts'
import { claims, primary, time, toDecide } from '#test/server/domain/capture/given.ts'

const threads = openThreads({ threads: 1 })
afterAll(() => threads.stop())

const inThread = ({ known, ...input }: ToDecide) =>
  threads.run('decide_capture', 'somebody', { ...input, known: JSON.stringify(known) })

test('a decision in a thread is the one that is made here, dates included', async () => {
  const given = { title: 'Concert', starts: time('2027-01-08T20:00'), kind: 'event' } as const
  const input = toDecide({ readings: primary(claims('jsonld', given)) })
  const decision = await inThread(input)
  expect(decision).toEqual(decide(input))
  expect(decision).toMatchObject({ end: 'save', idea: { starts_at: expect.any(Date) } })
})

test('a thread decides with the catalogs that it is given, also after others', async () => {
  const readings = primary(claims('jsonld', { title: 'Kubb in the yard' }))
  const { known } = toDecide()
  const activityWith = async (activities: readonly string[]) => {
    const decision = await inThread(toDecide({ readings, known: { ...known, activities } }))
    return decision.end === 'save' ? decision.idea.activity : decision
  }
  expect(await activityWith(['Chess'])).toBeNull()
  expect(await activityWith(['Chess', 'Kubb'])).toBe('Kubb')
  expect(await activityWith(['Chess'])).toBeNull()
})
