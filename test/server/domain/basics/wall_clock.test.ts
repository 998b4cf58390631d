import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boundOf,
  instantsOf,
  offsetAt,
  readOffset,
  readTimeOfDay,
  wallTimeOf,
  zonedInstant,
} from '#server/domain/basics/wall_clock.ts'

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

test('a bound in a gap is the first instant after it; in a fold a start is the first, an end the second', () => {
  const bound = (date: string, time: string, edge: 'start' | 'end', zone = 'Europe/Berlin') =>
    zonedInstant(boundOf({ date, seconds: readTimeOfDay(time) ?? 0 }, zone, edge), zone)
  expect(bound('2027-03-28', '02:30', 'start')).toBe('2027-03-28T03:00:00+02:00')
  expect(bound('2027-03-28', '02:30', 'end')).toBe('2027-03-28T03:00:00+02:00')
  expect(bound('2027-10-31', '02:30', 'start')).toBe('2027-10-31T02:30:00+02:00')
  expect(bound('2027-10-31', '02:30', 'end')).toBe('2027-10-31T02:30:00+01:00')
  expect(bound('2011-12-30', '12:00', 'start', 'Pacific/Apia')).toBe('2011-12-31T00:00:00+14:00')
  expect(bound('2027-03-14', '00:00', 'start', 'America/Havana')).toBe('2027-03-14T01:00:00-04:00')
  expect(bound('2026-10-04', '02:10', 'end', 'Australia/Lord_Howe')).toBe(
    '2026-10-04T02:30:00+11:00',
  )
})

test('an instant is written with the offset of its zone, in years of four digits', () => {
  expect(zonedInstant(new Date('2026-07-01T00:00:00Z'), 'Asia/Kathmandu')).toBe(
    '2026-07-01T05:45:00+05:45',
  )
  expect(zonedInstant(new Date('9999-12-31T23:00:00Z'), 'Europe/Berlin')).toBe(
    '9999-12-31T23:00:00.000Z',
  )
})

test('an offset is the one of its instant, whatever was asked before', () => {
  const zones = ['Europe/Berlin', 'Pacific/Apia', 'Africa/Casablanca', 'Australia/Lord_Howe']
  // Days at whose ends clocks change are asked for as often as all others.
  const changes = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1), Date.UTC(2026, 3, 4, 15)]
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -40, max: 40 }))
    .map(([change, hours]) => change + hours * 3_600_000)
  const anyInstant = fc.oneof(near, fc.integer({ min: Date.UTC(2005, 0), max: Date.UTC(2035, 0) }))
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.array(anyInstant), (zone, instants) => {
      for (const instant of instants)
        expect(offsetAt(instant, zone)).toBe(readOffset(instant, zone))
    }),
  )
})
