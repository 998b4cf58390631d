import { expect, test } from 'vitest'
import { handleOf } from '#test/assistant/fixture.ts'
import { hear } from '#test/assistant/said.ts'

const said = async (language: string, say: string) => {
  const { understood, made } = await hear({ say, call: 'none', write: false }, language)
  return { writes: made.filter((one) => one.writes), question: understood.state.question }
}

type Ends = [language: string, say: string, plan: string, ends: string]

test.each<Ends>([
  ['en', 'bowling finishes at 10pm, add that', 'bowling', '2026-12-05T21:00:00.000Z'],
  ['en', 'bowling is over by ten', 'bowling', '2026-12-05T21:00:00.000Z'],
  ['en', 'set the end of the bowling to 10pm', 'bowling', '2026-12-05T21:00:00.000Z'],
  ['en', 'bowling will be two hours long', 'bowling', '2026-12-05T20:00:00.000Z'],
  ['en', 'Kegeln till 1am', 'kegeln', '2026-12-11T00:00:00.000Z'],
  ['de', 'das Bowling endet um 22 Uhr', 'bowling', '2026-12-05T21:00:00.000Z'],
  ['de', 'beim Bowling ist um 22 Uhr Schluss', 'bowling', '2026-12-05T21:00:00.000Z'],
  ['de', 'Bowling bis zehn', 'bowling', '2026-12-05T21:00:00.000Z'],
  ['de', 'Kegeln dauert drei Stunden', 'kegeln', '2026-12-10T22:00:00.000Z'],
])('%s: %s: is the end of a plan', async (language, say, plan, scheduled_ends_at) => {
  const { writes } = await said(language, say)
  expect(writes.map(({ capability }) => capability)).toEqual(['plans.update.prepare'])
  expect(writes[0]?.input).toEqual({
    plan_handle: handleOf(`plan.${plan}`),
    changes: { scheduled_ends_at },
  })
})

test.each<Ends>([
  ['en', 'pottery runs until 8:30pm', 'pottery', '2026-12-09T19:30:00.000Z'],
  ['en', 'make the pottery two hours long', 'pottery', '2026-12-09T19:00:00.000Z'],
  ['de', 'der Glühweinabend geht bis 23 Uhr', 'gluehwein', '2026-12-17T22:00:00.000Z'],
  ['de', 'Glühweinabend: Ende 23 Uhr', 'gluehwein', '2026-12-17T22:00:00.000Z'],
])('%s: %s: the same of a draft', async (language, say, plan, scheduled_ends_at) => {
  const { writes } = await said(language, say)
  expect(writes.map(({ capability }) => capability)).toEqual(['plans.draft.update'])
  expect(writes[0]?.input).toEqual({ plan_handle: handleOf(`plan.${plan}`), scheduled_ends_at })
})

test.each([
  ['en', 'push bowling until 9pm'],
  ['en', 'bowling takes place at 8'],
  ['de', 'verschieb das Kegeln bis 21 Uhr'],
])('%s: %s: is when a plan starts', async (language, say) => {
  const { writes } = await said(language, say)
  expect(writes[0]?.input).toMatchObject({ changes: { scheduled_at: expect.any(String) } })
})

test.each([
  ['en', 'when does bowling end?'],
  ['en', 'did bowling end at 10pm?'],
  ['en', 'Ben said bowling ends at 10'],
  ['en', 'make the bowling an hour longer'],
  ['en', 'move bowling to the end of January'],
  ['de', 'geht das Bowling bis 22 Uhr?'],
  ['de', 'Kegeln erst Ende Dezember'],
])('%s: %s: changes nothing', async (language, say) => {
  const { writes } = await said(language, say)
  expect(writes).toEqual([])
})
