import { expect, test } from 'vitest'
import { typedWeek, withTypedWeek } from '#server/domain/calendar/typed_week.ts'

// A Friday.
const first = '2037-11-27'
const lines = [
  '1-5 09:00-17:00',
  '6-1 18:00-20:00',
  '2037-11-28 10:00-12:00',
  '2037-12-24 10:00-12:00',
]

test('a week has what is typed for its days, by the weekday and by the date', () => {
  const week = typedWeek(lines, first)
  expect(week.map(({ date }) => date.slice(5))).toEqual([
    ...['11-27', '11-28', '11-29', '11-30', '12-01', '12-02', '12-03'],
  ])
  const [work, evening] = [
    { from: '09:00', until: '17:00' },
    { from: '18:00', until: '20:00' },
  ]
  expect(week.map(({ weekly }) => weekly)).toEqual([
    ...[[work], [evening], [evening], [work, evening], [work], [work], [work]],
  ])
  expect(week.map(({ once }) => once.length)).toEqual([0, 1, 0, 0, 0, 0, 0])
})

test('a week that is sent as it is says the same, and the days of other weeks stay', () => {
  const again = withTypedWeek(lines, typedWeek(lines, first))
  expect(new Set(again)).toEqual(
    new Set(['1-5 09:00-17:00', '1,6-7 18:00-20:00', ...lines.slice(2)]),
  )
  const nothing = typedWeek(lines, first).map(({ date }) => ({ date, weekly: [], once: [] }))
  expect(withTypedWeek(lines, nothing)).toEqual(['2037-12-24 10:00-12:00'])
})

test('times beyond those that a day of the page has stay as they are', () => {
  const many = ['05', '07', '09', '11', '13'].map((hour) => `5 ${hour}:00-${hour}:30`)
  const week = typedWeek(many, first).map(({ date }) => ({ date, weekly: [], once: [] }))
  expect(withTypedWeek(many, week)).toEqual(['5 11:00-11:30', '5 13:00-13:30'])
})
