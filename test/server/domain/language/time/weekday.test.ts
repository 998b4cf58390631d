import { expect, test } from 'vitest'
import { bareHour } from '#server/domain/language/time/hours.ts'
import { isStillNight } from '#server/domain/language/time/night_now.ts'
import { hoursOfPart } from '#server/domain/language/time/parts.ts'
import {
  type WeekdaySaid,
  weekdayMeant,
  weekendMeant,
} from '#server/domain/language/time/weekday.ts'

const week = [1, 2, 3, 4, 5, 6, 7]

/** For each day of the week, Monday first, the days from today that it means. */
function meant(said: WeekdaySaid, today: number): string {
  return week
    .map((weekday) => weekdayMeant(said, weekday, { today, hours: 'none' }).join('|'))
    .join(' ')
}

test.each([
  [1, '7 1|8 2|9 3|10 4|11 5|12 6|13'],
  [2, '6 7 1|8 2|9 3|10 4|11 5|12'],
  [3, '5 6 7 1|8 2|9 3|10 4|11'],
  [4, '4 5 6 7 8 9 10'],
  [5, '3 4 5 6 7 8 9'],
  [6, '2|9 3 4 5 6 7 1|8'],
  [7, '1|8 2|9 3 4 5 6 7'],
])('“next” on day %i of a week is never today, and two days where people differ', (today, days) => {
  expect(meant('next', today)).toBe(days)
})

test.each([
  [1, '0 1 2 3 4 5 6'],
  [3, '5|12 6|13 0 1 2 3 4'],
  [5, '3|10 4|11 5|12 6|13 0 1 2'],
  [7, '1 2 3 4 5 6 0'],
])('“this” on day %i of a week is asked where it is not of this week', (today, days) => {
  expect(meant('this', today)).toBe(days)
})

test('a day of the week alone is today only with an hour that is ahead, and “coming” never', () => {
  const friday = (said: WeekdaySaid, hours: 'none' | 'over' | 'ahead') =>
    weekdayMeant(said, 5, { today: 5, hours })
  expect((['none', 'over', 'ahead'] as const).map((hours) => friday('alone', hours))).toEqual([
    [7],
    [7],
    [0],
  ])
  expect(friday('coming', 'ahead')).toEqual([7])
  expect(friday('this', 'over')).toEqual([7])
})

test('a weekend is this one, the coming one or the next, which is two from Monday to Wednesday', () => {
  const days = (said: WeekdaySaid) => week.map((today) => weekendMeant(said, today).join('|'))
  expect(days('this')).toEqual(['5', '4', '3', '2', '1', '0', '-1'])
  expect(days('coming')).toEqual(['5', '4', '3', '2', '1', '7', '6'])
  expect(days('next')).toEqual(['5|12', '4|11', '3|10', '9', '8', '7', '6'])
})

test('a bare hour is after noon from one to nine', () => {
  const hours = [0, 1, 8, 9, 10, 11, 12, 13, 20]
  expect(hours.map(bareHour)).toEqual([0, 13, 20, 21, 10, 11, 12, 13, 20])
})

test('parts of a day have the bounds of their language', () => {
  const hours = (word: string) => {
    const part = hoursOfPart(word)
    return part && [part.from / 3600, part.until / 3600]
  }
  expect(['morning', 'vormittag', 'mittag', 'afternoon', 'tarde'].map(hours)).toEqual([
    [6, 12],
    [9, 12],
    [11, 14],
    [12, 18],
    [12, 21],
  ])
  expect(['soir', 'night', 'noche', 'nacht', 'nuit', 'jazz'].map(hours)).toEqual([
    [17, 24],
    [18, 28],
    [18, 28],
    [21, 28],
    [21, 28],
    null,
  ])
})

test('the night of the day before lasts until four', () => {
  expect([0, 4 * 3600 - 1, 4 * 3600, 23 * 3600].map(isStillNight)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
