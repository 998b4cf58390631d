import { expect, test } from 'vitest'
import { type DatePhrase, dateWindow } from '#server/domain/finding/date_window.ts'

/** Saturday, Monday and Sunday in Berlin. */
const saturday = new Date('2026-11-21T10:00:00Z')
const monday = new Date('2026-11-23T10:00:00Z')
const sunday = new Date('2026-11-22T23:30:00+01:00')

test.each<[DatePhrase, Date, string, string]>([
  ['today', saturday, '2026-11-21', '2026-11-22'],
  ['tomorrow', saturday, '2026-11-22', '2026-11-23'],
  ['this week', saturday, '2026-11-21', '2026-11-23'],
  ['next week', saturday, '2026-11-23', '2026-11-30'],
  ['this weekend', saturday, '2026-11-21', '2026-11-23'],
  ['next weekend', saturday, '2026-11-28', '2026-11-30'],
  ['next two weeks', saturday, '2026-11-21', '2026-12-05'],
  ['next couple of weeks', saturday, '2026-11-21', '2026-12-05'],
  ['this week', monday, '2026-11-23', '2026-11-30'],
  ['this weekend', monday, '2026-11-28', '2026-11-30'],
  ['next weekend', monday, '2026-12-05', '2026-12-07'],
  ['this weekend', sunday, '2026-11-22', '2026-11-23'],
  ['next week', sunday, '2026-11-23', '2026-11-30'],
])('%s at %s is %s until %s', (phrase, now, from, to) => {
  const window = dateWindow(phrase, 'Europe/Berlin', now)
  expect(window).toEqual({
    from: `${from}T00:00:00+01:00`,
    to: `${to}T00:00:00+01:00`,
    timezone: 'Europe/Berlin',
  })
})

test('a day on which the clocks change has its own offsets', () => {
  expect(dateWindow('today', 'Europe/Berlin', new Date('2026-03-29T10:00:00Z'))).toMatchObject({
    from: '2026-03-29T00:00:00+01:00',
    to: '2026-03-30T00:00:00+02:00',
  })
})
