import { describe, expect, test } from 'vitest'
import { readEventSearch } from '#server/domain/finding/event_search.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { readBound } from '#server/domain/basics/wall_time_bound.ts'

const bound = (text: string, is: 'start' | 'end' = 'start', zone = 'Europe/Berlin') =>
  readBound(text, { pointer: '/at', zone, is }, [])?.toISOString() ?? null

describe('a bound', () => {
  test.each([
    ['2026-12-01T19:00:00+01:00', '2026-12-01T18:00:00.000Z'],
    ['2026-12-01T19:00-05:00', '2026-12-02T00:00:00.000Z'],
    ['2026-12-01t18:00:00.25z', '2026-12-01T18:00:00.250Z'],
    ['2026-12-01T19:00', '2026-12-01T18:00:00.000Z'],
    [' 2026-12-01 19:00:30 ', '2026-12-01T18:00:30.000Z'],
    ['2026-12-01', '2026-11-30T23:00:00.000Z'],
    ['2028-02-29', '2028-02-28T23:00:00.000Z'],
    ['0050-06-01T12:00', '0050-06-01T11:06:32.000Z'],
  ])('%s is an instant', (text, instant) => {
    expect(bound(text)).toBe(instant)
  })

  test.each([
    'tomorrow',
    '2026-12',
    '2026-12-01T',
    '2026-12-01T19',
    '2026-12-01T24:00',
    '2026-12-01T19:60',
    '2026-12-01T19:00 pm',
    '2026-02-30',
    '2026-02-30T19:00:00Z',
    '2027-02-29T19:00',
    '2026-00-10',
    '0000-01-01',
    '0001-01-01T00:00',
    '9999-12-31T23:59:59-14:00',
    '20261201',
    '1764612000',
  ])('%s is not one', (text) => {
    expect(bound(text)).toBeNull()
  })

  test('where clocks are put forward over it is the first instant after', () => {
    expect(bound('2027-03-28T02:30', 'start')).toBe('2027-03-28T01:00:00.000Z')
    expect(bound('2027-03-28T02:30', 'end')).toBe('2027-03-28T01:00:00.000Z')
    // The day begins at one o’clock.
    expect(bound('2026-03-29', 'start', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z')
  })

  test('where clocks show it twice is the first for a start and the second for an end', () => {
    expect(bound('2027-10-31T02:30', 'start')).toBe('2027-10-31T00:30:00.000Z')
    expect(bound('2027-10-31T02:30', 'end')).toBe('2027-10-31T01:30:00.000Z')
  })
})

describe('a search', () => {
  const read = (input: Parameters<typeof readEventSearch>[0], isLenient = false) => {
    try {
      return readEventSearch(input, 'Europe/Berlin', isLenient)
    } catch (failure) {
      if (failure instanceof Failure) return failure.detail.errors?.map(({ pointer }) => pointer)
      throw failure
    }
  }

  test('is refused for everything that is wrong at once', () => {
    const wrong = { starts_after: 'soon', starts_before: '2026-02-30', timezone: 'Mars/Base' }
    expect(read(wrong)).toEqual(['/timezone', '/starts_after', '/starts_before'])
  })

  test('is refused with bounds in the wrong order, or the same, also if the zone is unknown', () => {
    const bounds = { starts_after: '2026-12-01T19:00', starts_before: '2026-12-01T18:00Z' }
    expect(read(bounds)).toEqual(['/starts_before'])
    expect(read({ ...bounds, timezone: 'Mars/Base' })).toEqual(['/timezone', '/starts_before'])
    expect(read({ ...bounds, timezone: 'Asia/Tokyo' })).toMatchObject({ words: null })
  })

  test('for nothing is refused, but not by the earlier version', () => {
    const nothing = { query: ' ', venue_query: '\u200b', starts_after: '', timezone: 'UTC' }
    expect(read(nothing)).toEqual([''])
    const all = { words: null, text: null, venue: null, areas: null, from: null, until: null }
    expect(read(nothing, true)).toEqual(all)
  })

  test('takes the first name of its words that is not blank', () => {
    expect(read({ query: ' ', q: 'CAFÉ', event_query: 'tea' })).toMatchObject({ words: 'cafe' })
    expect(read({ event_query: 'tea' })).toMatchObject({ words: 'tea' })
  })
})
