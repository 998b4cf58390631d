import { describe, expect, test } from 'vitest'
import { type Known, readAnswer } from '#server/domain/capture/answer.ts'
import type { Question } from '#server/domain/capture/decision.ts'

/** Monday, 23 November 2026, 11:00 in Berlin. */
const known: Known = {
  ...{ meant: [], gone: [], cities: [] },
  ...{ now: new Date('2026-11-23T10:00:00Z'), timezone: 'Europe/Berlin', language: null },
}

const asked = (choices: Readonly<Record<string, string>>): Question => ({
  ...{ kind: 'time', text: 'Which day is “Quiz” on?' },
  choices: Object.entries(choices).map(([label, value]) => ({ label, value })),
})

const meant = (question: Question, words: string) => {
  const understood = readAnswer(question, words, known)
  return understood?.as === 'value' ? understood.value : (understood?.as ?? null)
}

const twoDays = asked({
  'Monday, 1 February 2027': '2027-02-01',
  'Saturday, 2 January 2027': '2027-01-02',
})

describe('of two days that are offered, and a time in the answer', () => {
  test.each([
    ['Monday at 19:30', '2027-02-01T19:30:00'],
    ['lundi à 20h', '2027-02-01T20:00:00'],
    ['Monday the 1st at 8pm', '2027-02-01T20:00:00'],
    ['im Februar um 8', '2027-02-01T20:00:00'],
    ['1 at 8', '2027-02-01T20:00:00'],
    ['the first at 7', '2027-02-01T19:00:00'],
    ['Saturday 8pm', '2027-01-02T20:00:00'],
    ['Samstag um 20 Uhr', '2027-01-02T20:00:00'],
    ['sábado a las 21', '2027-01-02T21:00:00'],
    ['zaterdag 20.00', '2027-01-02T20:00:00'],
    ['sobota 20:00', '2027-01-02T20:00:00'],
    ['January 7pm', '2027-01-02T19:00:00'],
    ['second, at 19:30', '2027-01-02T19:30:00'],
    ['#2 8pm', '2027-01-02T20:00:00'],
    ['the latter at 8pm', '2027-01-02T20:00:00'],
    // Another day is another day.
    ['5 June at 7pm', '2027-06-05T19:00:00'],
    ['tomorrow at 8', '2026-11-24T20:00:00'],
    // Asked again.
    ['Sunday at 8', null],
    ['not Monday', null],
    ['Monday or Saturday', null],
    ['not the first', null],
    ['1 & 2', null],
    ['1 and 2', null],
  ])('%j means %j', (words, value) => {
    expect(meant(twoDays, words)).toBe(value)
  })
})

test('of two days with one date, the day of the week tells, also with a time', () => {
  const question = asked({
    'Friday, 4 December 2026': '2026-12-04',
    'Saturday, 4 December 2027': '2027-12-04',
  })
  expect(meant(question, 'Friday at 9pm')).toBe('2026-12-04T21:00:00')
  expect(meant(question, 'Saturday 9pm')).toBe('2027-12-04T21:00:00')
})

test('an answer that corrects itself is asked about again', () => {
  for (const words of [
    '2nd of May? no: the 5th of June',
    'Saturday 5 Dec, no wait, Sunday 6 Dec at 3pm',
  ]) {
    for (const question of [asked({}), twoDays]) expect(meant(question, words), words).toBeNull()
  }
})

test.each(['no date', 'There is no date.', 'kein Datum', 'sans date', 'it is always open'])(
  '%j says that it has no date',
  (words) => {
    expect(meant(asked({}), words)).toBe('none')
  },
)
