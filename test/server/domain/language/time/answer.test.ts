import { expect, test } from 'vitest'
import { answeredTime, readTimeAnswer } from '#server/domain/language/time/answer.ts'

/** Sunday, 22 November 2026, 11:00 in Berlin. */
const about = { now: '2026-11-22T10:00:00Z', timezone: 'Europe/Berlin', language: null }

test.each([
  ['12 December at 8pm', null, '2026-12-12T20:00:00'],
  ['12.12. 20 Uhr', null, '2026-12-12T20:00:00'],
  ['2026-12-12', null, '2026-12-12'],
  ['2026-12-12T19:30', null, '2026-12-12T19:30:00'],
  ['2026-12-12T19:30:00+01:00', null, '2026-12-12T19:30:00+01:00'],
  ['9am JST on 2 December', null, '2026-12-02T09:00:00[JST]'],
  ['2. Dezember um 9 Uhr New Yorker Zeit', null, '2026-12-02T09:00:00[America/New_York]'],
  ['8pm GMT-3', '2026-12-02', '2026-12-02T20:00:00-03:00'],
  ['tomorrow', null, '2026-11-23'],
  ['tomorrow at 7', null, '2026-11-23T19:00:00'],
  ['Friday', null, '2026-11-27'],
  ['next Friday 8pm', null, '2026-11-27T20:00:00'],
  ['morgen Abend um 8', null, '2026-11-23T20:00:00'],
  ['am Freitag', null, '2026-11-27'],
  ['demain', null, '2026-11-23'],
  ['at 8', '2027-06-05', '2027-06-05T20:00:00'],
  ['8pm', '2027-06-05', '2027-06-05T20:00:00'],
  ['8', '2027-06-05', '2027-06-05T20:00:00'],
  ['20:30', '2027-06-05', '2027-06-05T20:30:00'],
  ['um 20 Uhr', '2027-06-05', '2027-06-05T20:00:00'],
  ['halb acht', '2027-06-05', '2027-06-05T19:30:00'],
  ['halb acht', null, null],
  ['Ostern', null, '2027-03-28'],
  ['Neujahr', '2027-06-05', '2027-01-01'],
  ['à 20h', '2027-06-05', '2027-06-05T20:00:00'],
  ['5 June', null, '2027-06-05'],
  ['first Saturday in December at 2pm', null, '2026-12-05T14:00:00'],
  ['am ersten Freitag im Dezember um 19 Uhr', null, '2026-12-04T19:00:00'],
  ['tonight at 12', null, '2026-11-23T00:00:00'],
  ['heute Nacht um 1', null, '2026-11-23T01:00:00'],
  ['Silvester 22 Uhr', null, '2026-12-31T22:00:00'],
  ['Christmas Eve at 4', null, '2026-12-24T16:00:00'],
  ['le 4 à 20h', null, '2026-12-04T20:00:00'],
  ['the 12th', null, '2026-12-12'],
  ['am 12.', null, '2026-12-12'],
  ['mañana al mediodía', null, '2026-11-23T12:00:00'],
  ['al mediodía mañana', null, '2026-11-23T12:00:00'],
  ['a las nueve mañana', null, '2026-11-23T21:00:00'],
  ['a las nueve de la mañana', '2027-06-05', '2027-06-05T09:00:00'],
  ['Freitag mittags', null, '2026-11-27T12:00:00'],
  ['am Mittag am Freitag', null, '2026-11-27T12:00:00'],
  ['vendredi midi', null, '2026-11-27T12:00:00'],
  ['Friday at midday', null, '2026-11-27T12:00:00'],
  ['al mediodía', '2027-06-05', '2027-06-05T12:00:00'],
  ['Fri or Sat', null, null],
  ['31.11.', null, null],
  ['8pm', null, null],
  ['no idea', '2027-06-05', null],
  ['whenever', null, null],
  ['', null, null],
])('“%s” about %s means %s', (words, day, expected) => {
  expect(readTimeAnswer(words, { ...about, day })).toBe(expected)
})

test('what an answer means is a time again', () => {
  const plain = { offset: null, timezone: null }
  const exact = { local: '2027-06-05T19:00:00', ...plain, precision: 'exact' }
  expect(answeredTime('2027-06-05T19:00:00')).toEqual(exact)
  const day = { local: '2027-06-05T00:00:00', ...plain, precision: 'date_only' }
  expect(answeredTime('2027-06-05')).toEqual(day)
  expect(answeredTime('soon')).toBeNull()
  expect(answeredTime('2027-13-05')).toBeNull()
  expect(answeredTime('2027-02-31')).toBeNull()
  expect(answeredTime('2027-02-30T19:00:00')).toBeNull()
})

test.each([
  ['le premier février', '2027-02-01'],
  ['am ersten Februar', '2027-02-01'],
  ['February first', '2027-02-01'],
  ['the first of February at 8pm', '2027-02-01T20:00:00'],
  ['el primero de febrero', '2027-02-01'],
  ['il primo febbraio', '2027-02-01'],
  ['de eerste februari', '2027-02-01'],
  ['primeiro de fevereiro', '2027-02-01'],
  ['pierwszego lutego', '2027-02-01'],
  ['próxima sexta', '2026-11-27'],
  ['Heiligabend', '2026-12-24'],
  ['New Year’s Eve', '2026-12-31'],
  ['New Year’s Eve at 9pm', '2026-12-31T21:00:00'],
  ['Silvester 20 Uhr', '2026-12-31T20:00:00'],
  ['w sobotę o 20:00', '2026-11-28T20:00:00'],
  ['mañana a las 8', '2026-11-23T20:00:00'],
  ['volgende vrijdag', '2026-11-27'],
])('“%s” names the day %s', (words, expected) => {
  expect(readTimeAnswer(words, { ...about, day: null })).toBe(expected)
})

test.each([
  ['2026-11-23T10:00:00Z', 'next Friday', null],
  ['2026-11-23T10:00:00Z', 'next Friday at 8pm', null],
  ['2026-11-23T10:00:00Z', 'next week', null],
  ['2026-11-23T10:00:00Z', 'Monday the 1st at 8pm', null],
  ['2026-11-23T10:00:00Z', 'Monday the 30th at 8pm', '2026-11-30T20:00:00'],
  ['2026-11-23T10:00:00Z', 'nächsten Freitag um 20 Uhr', null],
  ['2026-11-23T10:00:00Z', 'next Friday, 4 December', '2026-12-04'],
  ['2026-11-23T10:00:00Z', 'coming Friday', '2026-11-27'],
  ['2026-11-26T10:00:00Z', 'next Friday', '2026-12-04'],
])('said at %s, “%s” is no answer where it may be two days', (now, words, expected) => {
  expect(readTimeAnswer(words, { ...about, now, day: null })).toBe(expected)
})
