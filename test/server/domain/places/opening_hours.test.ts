import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasRoom,
  isOpenFor,
  readMinutes,
  readOpeningHours,
  writeMinutes,
} from '#server/domain/places/opening_hours.ts'

const day = 1_440

/** "Mo 08:00" as minutes of the week. */
function at(text: string): number {
  const [name = '', time = ''] = text.split(' ')
  const [hours, minutes] = time.split(':').map(Number)
  return (
    ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].indexOf(name) * day +
    (hours ?? 0) * 60 +
    (minutes ?? 0)
  )
}

const range = (from: string, until: string) => ({ from: at(from), until: at(until) })

describe('opening hours', () => {
  test.each([
    ['24/7', [{ from: 0, until: 7 * day }]],
    ['Mo 08:00-18:00', [range('Mo 08:00', 'Mo 18:00')]],
    [
      'mo,we 8:00-12:00,13:00-17:30',
      [
        range('Mo 08:00', 'Mo 12:00'),
        range('Mo 13:00', 'Mo 17:30'),
        range('We 08:00', 'We 12:00'),
        range('We 13:00', 'We 17:30'),
      ],
    ],
    ['Fr-Sa 20:00-03:00', [range('Fr 20:00', 'Sa 03:00'), range('Sa 20:00', 'Su 03:00')]],
    ['Su 20:00-02:00', [range('Mo 00:00', 'Mo 02:00'), { from: at('Su 20:00'), until: 7 * day }]],
    ['Su 20:00-26:00', [range('Mo 00:00', 'Mo 02:00'), { from: at('Su 20:00'), until: 7 * day }]],
    [
      'Sa-Mo 10:00-12:00',
      [range('Mo 10:00', 'Mo 12:00'), range('Sa 10:00', 'Sa 12:00'), range('Su 10:00', 'Su 12:00')],
    ],
    ['Mo-Su 10:00-12:00; Tu-Su off', [range('Mo 10:00', 'Mo 12:00')]],
    [
      'Mo-Tu 10:00-12:00; Tu 14:00-16:00',
      [range('Mo 10:00', 'Mo 12:00'), range('Tu 14:00', 'Tu 16:00')],
    ],
    ['Mo 10:00-24:00; Tu 00:00-01:00', [range('Mo 10:00', 'Tu 01:00')]],
    ['Mo-Su off', []],
  ])('%s', (text, ranges) => {
    expect(readOpeningHours(text)).toEqual(ranges)
  })

  test.each([
    ...[
      '',
      'open',
      'sunrise-sunset',
      'PH off',
      'Mo-Fr 08:00-18:00; PH off',
      'Dec-Mar Mo 10:00-12:00',
    ],
    ...[
      'Mo 08:00+',
      'Mo 25:00-26:00',
      'Mo 08:60-09:00',
      '"by appointment"',
      'Mo-Xx 08:00-09:00',
      'week 1-10',
    ],
    ...[
      'Mo 08:00-18:00 || "call"',
      'x'.repeat(2_000),
      'Mo-Tu-We 08:00-09:00',
      'Mo[1] 10:00-12:00',
      '08:00-49:00',
    ],
  ])('%s is not known', (text) => {
    expect(readOpeningHours(text)).toBeNull()
  })

  test('whatever is written, ranges are in order, apart, within the week, and the same after they were stored', () => {
    const part = fc.constantFrom(
      'Mo',
      'Su',
      '-',
      ',',
      ' ',
      ';',
      '08:00',
      '23:30',
      'off',
      '24/7',
      '02:00',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const ranges = readOpeningHours(parts.join(''))
        if (ranges === null) return
        let last = -1
        for (const { from, until } of ranges) {
          expect(from).toBeGreaterThan(last)
          expect(until).toBeGreaterThan(from)
          expect(until).toBeLessThanOrEqual(7 * day)
          last = until
        }
        expect(readMinutes(writeMinutes(ranges))).toEqual(ranges)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a place that is open on Friday from 20:00 to 03:00, in Berlin', () => {
  const ranges = readOpeningHours('Fr 20:00-03:00') ?? []
  const timezone = 'Europe/Berlin'
  const open = (instant: string, minutes: number) =>
    isOpenFor(ranges, { at: new Date(instant), minutes, timezone })
  const room = (from: string, until: string, minutes: number) =>
    hasRoom(ranges, { span: { from: new Date(from), until: new Date(until) }, minutes, timezone })

  test.each([
    ['2026-11-27T20:00:00+01:00', 120, true],
    ['2026-11-27T19:59:00+01:00', 120, false],
    ['2026-11-28T01:00:00+01:00', 120, true],
    ['2026-11-28T01:01:00+01:00', 120, false],
    ['2026-11-27T20:00:00+01:00', 421, false],
    ['2026-07-03T20:00:00+02:00', 60, true],
  ])('at %s for %i minutes: %s', (instant, minutes, expected) => {
    expect(open(instant, minutes)).toBe(expected)
  })

  test('has room in an evening that it opens in, and none in one that ends before', () => {
    expect(room('2026-11-27T17:00:00+01:00', '2026-11-27T23:00:00+01:00', 120)).toBe(true)
    expect(room('2026-11-27T17:00:00+01:00', '2026-11-27T20:00:00+01:00', 120)).toBe(false)
    expect(room('2026-11-26T17:00:00+01:00', '2026-11-26T23:00:00+01:00', 120)).toBe(false)
  })
})

test('a place that is always open has room for anything, over the end of the week too', () => {
  const always = readOpeningHours('24/7') ?? []
  const span = { from: new Date('2026-11-29T23:30:00+01:00'), until: null }
  expect(hasRoom(always, { span, minutes: 600, timezone: 'Europe/Berlin' })).toBe(true)
  const sunday = readOpeningHours('Su 20:00-02:00') ?? []
  const late = {
    at: new Date('2026-11-29T23:30:00+01:00'),
    minutes: 120,
    timezone: 'Europe/Berlin',
  }
  expect(isOpenFor(sunday, late)).toBe(true)
})
