import { describe, expect, test } from 'vitest'
import { HoldRefused, holdsCalendar } from '#server/domain/ics/holds.ts'
import { holdText } from '#server/domain/messages/holds.ts'
import { quarterOf, runsOf } from '#test/support/ics/calendar.ts'

const week = { from: quarterOf('2027-03-21'), until: quarterOf('2027-04-03') }

function taken(...holds: string[]): string[] {
  return runsOf(holdsCalendar(holds, 'Europe/Berlin'), week)
}

describe('holds', () => {
  test('of days of the week stay at their time of day when the clocks change', () => {
    expect(taken('5-1 09:00-17:00')).toEqual([
      ...['03-21T08:00/16:00 busy', '03-22T08:00/16:00 busy', '03-26T08:00/16:00 busy'],
      ...['03-27T08:00/16:00 busy', '03-28T07:00/15:00 busy', '03-29T07:00/15:00 busy'],
      '04-02T07:00/15:00 busy',
    ])
  })

  test('of single days and of dates, over midnight and to the end of the day', () => {
    expect(taken('2,4 22:00-02:00', '2027-03-28 10:00-24:00')).toEqual([
      ...['03-23T21:00/03-24T01:00 busy', '03-25T21:00/03-26T01:00 busy'],
      ...['03-28T08:00/22:00 busy', '03-30T20:00/03-31T00:00 busy', '04-01T20:00/04-02T00:00 busy'],
    ])
  })

  test('of other zones are there', () => {
    const calendar = holdsCalendar(['2027-03-28 10:00-12:00'], 'America/New_York')
    expect(runsOf(calendar, week)).toEqual(['03-28T14:00/16:00 busy'])
  })

  test('are none where none are given', () => {
    expect(taken()).toEqual([])
  })

  test.each([
    ['', holdText.form],
    ['every day', holdText.form],
    ['0-5 09:00-17:00', holdText.form],
    ['1-8 09:00-17:00', holdText.form],
    ['1-5 9:00-17:00', holdText.form],
    ['1-5 09:00-17:00\r\nEND:VEVENT', holdText.form],
    ['1-5 09:00-25:00', holdText.hours],
    ['1-5 09:60-17:00', holdText.hours],
    ['1-5 09:00-09:00', holdText.hours],
    ['1-5 24:00-09:00', holdText.hours],
    ['2027-02-30 09:00-17:00', holdText.date],
  ])('%j is refused with its place', (hold, message) => {
    expect(() => taken('1 09:00-10:00', hold)).toThrow(new HoldRefused(1, message))
  })
})
