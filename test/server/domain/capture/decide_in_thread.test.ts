import { afterAll, expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { openThreads } from '#server/jobs/threads.ts'
import { claims, primary, time, toDecide } from '#test/support/given/claims.ts'
import type { ToDecide } from '#server/domain/capture/to_decide.ts'

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

test('a source that is read and decided in one go gives what reading and deciding give', async () => {
  const { known, ...input } = toDecide({ readings: primary(claims('link', { title: 'Lido' })) })
  const about = { timezone: input.timezone, now: input.now.toISOString(), language: null }
  const source = () => ({
    ...about,
    bytes: new TextEncoder().encode('Sauna Ost, Seestraße 9, 13353 Berlin'),
    ...({ type: 'text', url: null, charset: 'utf-8', depth: 'items' } as const),
  })
  const texts = { ...input, known: JSON.stringify(known) }
  const both = await threads.run('read_and_decide', 'somebody', { ...source(), decide: texts })
  const reading = await threads.run('read_source', 'somebody', source())
  const readings = [...input.readings, { reading, from: 'primary' as const }]
  const decision = await threads.run('decide_capture', 'somebody', { ...texts, readings })
  expect(both).toEqual({ reading, decision })
  expect(decision).toMatchObject({ end: 'save', idea: { title: 'Lido' } })
})
