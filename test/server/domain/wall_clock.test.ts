import { expect, test } from 'vitest'
import { instantsOf, readTimeOfDay, wallTimeOf } from '#server/domain/wall_clock.ts'

const at = (date: string, time: string, zone = 'Europe/Berlin') =>
  instantsOf({ date, seconds: readTimeOfDay(time) ?? Number.NaN }, zone).map((instant) =>
    instant.toISOString(),
  )

test('a time of day is read in 12 and 24 hours', () => {
  const read = ['16:00', '4 pm', '4:30pm', '12 am', '12:15 PM', '0:00', '23:59:59'].map(
    readTimeOfDay,
  )
  expect(read).toEqual([57_600, 57_600, 59_400, 0, 44_100, 0, 86_399])
  for (const junk of ['4', '24:00', '12:60', '13 pm', '0 am', 'noon', '', '16:00 Uhr']) {
    expect(readTimeOfDay(junk), junk).toBeNull()
  }
})

test('a time a wall clock shows is one instant, none where clocks go forward, two where they go back', () => {
  expect(at('2026-11-29', '16:00')).toEqual(['2026-11-29T15:00:00.000Z'])
  expect(at('2027-03-28', '02:30')).toEqual([])
  expect(at('2026-10-25', '02:30')).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ])
  expect(at('2011-12-30', '12:00', 'Pacific/Apia')).toEqual([])
  expect(at('2026-07-01', '09:00', 'Australia/Lord_Howe')).toEqual(['2026-06-30T22:30:00.000Z'])
})

test('what clocks show is read back', () => {
  for (const zone of [
    'Europe/Berlin',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
  ]) {
    for (let hour = 0; hour < 24 * 400; hour += 7) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour, 30))
      expect(instantsOf(wallTimeOf(instant, zone), zone)).toContainEqual(instant)
    }
  }
})
