import { expect, test } from 'vitest'
import { hear } from '#test/assistant/said.ts'

// A question with a time is never answered as if it had none.

const asked = async (language: string, say: string) => {
  const { understood, made } = await hear({ say, call: 'none', write: false }, language)
  const call = made.find(({ capability }) => capability === 'availability.query')
  return { input: call?.input ?? null, question: understood.state.question }
}

const evenings = { daily_start: '18:00', daily_end: '23:59' }
const week = { starts_after: '2026-12-06T23:00:00.000Z' }

test.each([
  ['en', 'is ben free tomorrow after 6', evenings],
  ['en', 'is ben free after 6pm tomorrow', evenings],
  [
    'en',
    'Availability check: Ada, Ben - Mon 7 to Fri 11 Dec, after 18:00.',
    { ...evenings, ...week },
  ],
  ['en', 'is ada free tomorrow before noon', { daily_start: '00:00', daily_end: '12:00' }],
  ['en', 'is ada free in week 50', { ...week, starts_before: '2026-12-13T23:00:00.000Z' }],
  ['en', 'is ada free before Christmas', { starts_before: '2026-12-24T23:00:00.000Z' }],
  [
    'de',
    'Wann haben Ada und Ben vom 7. bis 13. Dezember ab 18 Uhr Zeit?',
    { ...evenings, ...week },
  ],
  ['de', 'Hat Ada in KW 50 ab 18 Uhr Zeit?', { ...evenings, ...week }],
  [
    ...['de', 'Hat Ada in der Woche vor Weihnachten Zeit?'],
    { starts_after: '2026-12-17T23:00:00.000Z', starts_before: '2026-12-24T23:00:00.000Z' },
  ],
  ['de', 'Hat Lukas am Sonntag, dem 13., Zeit?', { starts_after: '2026-12-12T23:00:00.000Z' }],
] as [string, string, object][])('in %s, “%s” has its time', async (language, say, fields) => {
  expect((await asked(language, say)).input).toMatchObject(fields)
})

test.each([
  ['en', 'is ada free on Friday in three months'],
  ['en', 'is ben free on the Tuesday of some month'],
])('in %s, what cannot be read in “%s” is asked about', async (language, say) => {
  const { input, question } = await asked(language, say)
  expect(input).toBeNull()
  expect(question).not.toBeNull()
})

test.each([
  ['de', 'Bowling von 19 auf 20 Uhr verlegen', '2026-12-05T19:00:00.000Z'],
  ['de', 'verleg das Bowling bitte von Samstag auf Sonntag', '2026-12-06T18:00:00.000Z'],
  ['de', 'schieb das Bowling von Samstag 19 Uhr auf Sonntag 18 Uhr', '2026-12-06T17:00:00.000Z'],
  ['en', 'move bowling from 7 to 8pm', '2026-12-05T19:00:00.000Z'],
  ['en', 'move the bowling from Saturday to Sunday', '2026-12-06T18:00:00.000Z'],
])('in %s, “%s” moves it to the second time', async (language, say, scheduled_at) => {
  const { made } = await hear({ say, call: 'none', write: false }, language)
  expect(made.at(-1)?.input.changes).toEqual({ scheduled_at })
})

test.each([
  ['hat ben bis freitag zeit', '04'],
  ['wann hat ada bis weihnachten zeit', '24'],
  ['hat lukas bis zum 20. noch einen abend frei', '20'],
  ['when is ben free until friday', '04'],
  ['is yusuf free until the 20th', '20'],
])('%s: the days from now on', async (say, last) => {
  const language = /until/.test(say) ? 'en' : 'de'
  const { made } = await hear({ say, call: 'availability.query', write: false }, language)
  const { input = {} } = made.find((one) => one.capability === 'availability.query') ?? {}
  expect(input.starts_after).toBe('2026-12-02T09:00:00.000Z')
  expect(input.starts_before).toBe(`2026-12-${last}T23:00:00.000Z`)
})

test.each([
  ['karaoke am 18. abends um neun mit ben', '18T20'],
  ['vabali am 19. nachmittags um vier mit ada', '19T15'],
  ['museum am 12. morgens um zehn mit ada', '12T09'],
])('%s: the part of the day between the day and its hour is of the hour', async (say, at) => {
  const { made } = await hear({ say, call: 'plans.draft.create', write: true }, 'de')
  expect(made.at(-1)?.input.scheduled_at).toBe(`2026-12-${at}:00:00.000Z`)
})
