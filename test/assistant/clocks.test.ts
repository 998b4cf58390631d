import { expect, test } from 'vitest'
import { ofHours } from '#server/domain/assistant/times.ts'
import { play } from '#test/assistant/dialogue.ts'
import { timezone } from '#test/assistant/fixture.ts'

// In Berlin the clocks skip 02:00 to 03:00 on 28 March 2027, and show it twice on 31 October 2027.

/** The changes that the last message led to, the question that the first one did, and whether that changed anything. */
async function asked(language: string, first: string, ...answers: string[]) {
  const turns = [first, ...answers].map((say) => ({ say, call: 'none', write: false }))
  const played = await play({ name: 'Clocks', language, safety: false, turns })
  const writes = played.map(({ made }) => made.filter((one) => one.writes))
  const at = writes.at(-1)?.at(-1)?.input
  const changes = { ...at, ...(at?.changes as object | undefined) } as Record<string, unknown>
  const { scheduled_at, rsvp_deadline, meetup_at } = changes
  return {
    question: played[0]?.reply ?? '',
    isAskedFirst: writes.slice(0, -1).every((one) => one.length === 0),
    at: scheduled_at ?? rsvp_deadline ?? meetup_at,
  }
}

const [first, second] = ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']

test.each([
  ['en', 'move the bowling to 31 October 2027 at 2:30', 'the second one', second],
  ['en', 'move the bowling to 31 October 2027 at 2:30', 'the first', first],
  [
    'en',
    'move the pottery draft to 31 October 2027 at 02:30',
    'after the clocks went back',
    second,
  ],
  ['en', 'plan karaoke with Ada on 31 October 2027 at 2:30', '1', first],
  ['en', 'guests should answer for bowling by 31 October 2027 at 2:30', '2', second],
  ['en', 'meet for the bowling on 31 October 2027 at 2:30', '2', second],
  ['de', 'verschieb das Kegeln auf den 31. Oktober 2027 um 2:30 Uhr', 'das zweite Mal', second],
  ['de', 'plan Karaoke mit Ada am 31. Oktober 2027 um 2:30', 'vor der Umstellung', first],
  ['de', 'setz die Antwortfrist vom Kegeln auf den 31. Oktober 2027 um 2:30', '2', second],
])(
  '%s: %s – a time that the clocks show twice is asked about',
  async (language, say, answer, at) => {
    const { question, ...heard } = await asked(language, say, answer)
    expect(heard).toEqual({ isAskedFirst: true, at })
    expect(question).toMatch(
      language === 'en' ? /go back then .+ twice/ : /zurückgestellt .+ zweimal/,
    )
  },
)

test.each([
  ['en', 'move the bowling to 28 March 2027 at 2:30', '3:30', '2027-03-28T01:30:00.000Z'],
  ['en', 'move the pottery draft to 28 March 2027 at 2:30', '01:30', '2027-03-28T00:30:00.000Z'],
  ['en', 'plan karaoke with Ada on 28 March 2027 at 2:15', '3:15', '2027-03-28T01:15:00.000Z'],
  [
    'de',
    'verschieb das Kegeln auf den 28. März 2027 um 2:30 Uhr',
    'um 3:30',
    '2027-03-28T01:30:00.000Z',
  ],
  [
    'de',
    'setz die Antwortfrist vom Kegeln auf den 28. März 2027 um 2:30',
    'um 18 Uhr',
    '2027-03-28T16:00:00.000Z',
  ],
])('%s: %s – a time that the clocks skip is asked about', async (language, say, answer, at) => {
  const { question, ...heard } = await asked(language, say, answer)
  expect(heard).toEqual({ isAskedFirst: true, at })
  expect(question).toMatch(
    language === 'en' ? /skip .+ 0[13]:\d\d or 03:\d\d\?/ : /1:30 Uhr oder 3:30 Uhr\?/,
  )
})

test('an amount of time keeps the time on the clock in days, and is that long in hours', async () => {
  const last = async (...says: string[]) => {
    const turns = says.map((say) => ({ say, call: 'none', write: false }))
    const played = await play({ name: 'Shifts', language: 'en', safety: false, turns })
    return played.at(-1)?.made.findLast(({ writes }) => writes)?.input.changes
  }
  const night = 'move the bowling to 30 October 2027 at 2:30 am'
  expect(await last(night, 'a day later')).toBeUndefined()
  expect(await last(night, 'a day later', '2')).toEqual({ scheduled_at: second })
  const twice = 'move the bowling to 31 October 2027 at 2:30 am'
  const scheduled_at = '2027-10-31T02:30:00.000Z'
  expect(await last(twice, '2', 'an hour later')).toEqual({ scheduled_at })
  expect(await last(twice, '1', 'an hour later')).toEqual({ scheduled_at: second })
})

test('a time that a plan needs first is asked about, too', async () => {
  const { question, at } = await asked(
    'en',
    'invite Yusuf to the cheese fondue',
    '31 October 2027 at 2:30',
    '2',
  )
  expect(question).not.toBe('')
  expect(at).toBe(second)
})

test('a time of that night with its offset, and every other time of the day, is taken as it is', async () => {
  for (const [say, at] of [
    ['move the bowling to 2027-10-31T02:30:00+01:00', second],
    ['move the bowling to 31 October 2027 at 3:30 am', '2027-10-31T02:30:00.000Z'],
    ['move the bowling to 28 March 2027 at 3:30 am', '2027-03-28T01:30:00.000Z'],
  ] as const)
    expect([say, await asked('en', say)]).toMatchObject([say, { at }])
})

test('hours that clocks show twice are in a span both times', () => {
  const said = { now: new Date('2027-10-30T10:00:00Z'), timezone, language: 'en' }
  const hours = { daily_start: '02:00', daily_end: '02:45' }
  const span = ofHours(hours, ['2027-10-31', '2027-10-31'], said)
  expect(span).toEqual({
    starts_after: '2027-10-31T00:00:00.000Z',
    starts_before: '2027-10-31T01:45:00.000Z',
  })
})
