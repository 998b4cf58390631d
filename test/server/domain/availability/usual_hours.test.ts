import { expect, test } from 'vitest'
import { defaultHours, outsideHours } from '#server/domain/availability/usual_hours.ts'
import { quarterOf, shown } from '#test/support/ics/calendar.ts'

const between = (zone: string, first: string, last: string, hours = defaultHours) =>
  shown(outsideHours(hours, zone, { from: quarterOf(first), to: quarterOf(last) }))
const from = (usual_from: number, usual_until: number) => ({
  ...defaultHours,
  usual_from,
  usual_until,
})

test.each<[string, string[], string[]]>([
  [
    'nights lie around the hours',
    between('UTC', '2027-03-01', '2027-03-02'),
    ['03-01T00:00/09:00 tentative', '03-01T23:00/03-02T00:00 tentative'],
  ],
  [
    'the night in which clocks go forward is shorter',
    between('Europe/Berlin', '2027-03-27T12:00', '2027-03-28T12:00'),
    ['03-27T22:00/03-28T07:00 tentative'],
  ],
  [
    'the night in which clocks go back is longer',
    between('Europe/Berlin', '2027-10-30T12:00', '2027-10-31T12:00'),
    ['10-30T21:00/10-31T08:00 tentative'],
  ],
  [
    'hours that do not begin on a half-hour of UTC lose nothing',
    between('Asia/Kathmandu', '2027-03-01T12:00', '2027-03-02T12:00'),
    ['03-01T17:30/03-02T03:00 tentative'],
  ],
  [
    'far in the east',
    between('Pacific/Kiritimati', '2027-03-01', '2027-03-02'),
    ['03-01T09:00/19:00 tentative'],
  ],
  [
    'hours may end on the next day',
    between('UTC', '2027-03-01', '2027-03-02', from(18 * 60, 2 * 60)),
    ['03-01T02:00/18:00 tentative'],
  ],
  [
    'hours may end at midnight',
    between('UTC', '2027-03-01', '2027-03-02', from(8 * 60, 0)),
    ['03-01T00:00/08:00 tentative'],
  ],
  [
    'switched off',
    between('UTC', '2027-03-01', '2027-03-02', { ...defaultHours, usual_hours: false }),
    [],
  ],
])('%s', (_, runs, expected) => {
  expect(runs).toEqual(expected)
})
