import { expect, test } from 'vitest'
import { dayParts, dayWords, momentWords, spanWords, zoneWords } from '#server/domain/time_words.ts'

const at = new Date('2026-11-28T23:30:00Z')
const hours = (count: number) => new Date(at.getTime() + count * 3_600_000)

test('an instant is written as the clocks of its zone show it', () => {
  expect(dayWords(at, 'Europe/Berlin')).toBe('Sunday, 29 November 2026')
  expect(momentWords(at, 'America/New_York')).toBe('Saturday, 28 November 2026, 18:30')
  expect(dayParts(at, 'Asia/Tokyo')).toEqual({ month: 'Nov', day: '29' })
  expect(dayParts(new Date('2026-09-05T12:00:00Z'), 'UTC')).toEqual({ month: 'Sep', day: '5' })
})

test('a span names its second day only where there is one', () => {
  expect(spanWords(at, null, 'UTC')).toBe('23:30')
  expect(spanWords(at, hours(3), 'Europe/Berlin')).toBe('00:30 – 03:30')
  expect(spanWords(at, hours(3), 'UTC')).toBe('23:30 – Sunday, 29 November 2026, 02:30')
})

test('a zone’s name depends on the season; a zone without one is named by its id', () => {
  expect(zoneWords(at, 'Europe/Berlin')).toBe('Central European Standard Time (Europe/Berlin)')
  const summer = new Date('2026-07-01T12:00:00Z')
  expect(zoneWords(summer, 'Europe/Berlin')).toBe('Central European Summer Time (Europe/Berlin)')
  expect(zoneWords(at, 'UTC')).toBe('Coordinated Universal Time (UTC)')
})
