import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDuration, readMetaTime } from '#server/reading/page/time.ts'

function written(text: string): string | null {
  const time = readMetaTime(text)
  if (!time) return null
  const { local, offset, timezone, precision } = time
  return [precision === 'exact' ? local : local.slice(0, 10), offset, timezone]
    .filter((part) => part !== null)
    .join(' ')
}

describe('a time of metadata', () => {
  test.each([
    ['2027-03-05T19:00:00+01:00', '2027-03-05T19:00:00 60'],
    ['2027-03-05T19:00-0500', '2027-03-05T19:00:00 -300'],
    ['2027-03-05T19:00:00.000Z', '2027-03-05T19:00:00 0'],
    ['2027-03-05 19:00', '2027-03-05T19:00:00'],
    ['2027-03-05 7:30 PM', '2027-03-05T19:30:00'],
    ['2027-03-05 12:15am', '2027-03-05T00:15:00'],
    ['20270305T190000Z', '2027-03-05T19:00:00 0'],
    ['20270305', '2027-03-05'],
    ['2027-3-5', '2027-03-05'],
    ['2027-3-5T19:00', '2027-03-05T19:00:00'],
    ['2027-03-05', '2027-03-05'],
    ['2027-03-05T24:00', '2027-03-06T00:00:00'],
    ['2027-03-05T19:00:00+01:00[Europe/Berlin]', '2027-03-05T19:00:00 60 Europe/Berlin'],
    ['Fri, 05 Mar 2027 19:00:00 +0100', '2027-03-05T19:00:00 60'],
    ['March 5, 2027 7:00 pm', '2027-03-05T19:00:00'],
    ['5 March 2027', '2027-03-05'],
  ])('%s is %s', (text, expected) => {
    expect(written(text)).toBe(expected)
  })

  test.each([
    ...['2027-02-30', '2027-13-01', '2027-03-05T25:00', 'TBA', '', '12.50', '0000-00-00'],
    ...[
      '24/7',
      '2027',
      '2026-1-18T20:00:00+0x',
      '2026-12-\u0001',
      '2026-1-1x',
      '19:00',
      '1'.repeat(10_000),
      '-'.repeat(10_000),
    ],
  ])('%.40s names no time', (text) => {
    expect(written(text)).toBeNull()
  })

  test('whatever is written is a day of the calendar, or nothing', () => {
    const part = fc.constantFrom(
      '2026',
      '2027-',
      '1',
      '12',
      '-',
      '31',
      'T',
      ' ',
      ':',
      '19',
      '00',
      'Z',
      '+01',
      'pm',
      'x',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const time = readMetaTime(parts.join(''))
        if (time) expect(new Date(`${time.local}Z`).toISOString()).toBe(`${time.local}.000Z`)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    ['PT2H', 120],
    ['PT1H30M', 90],
    ['P1D', 1_440],
    ['P2W', 20_160],
    ['PT0M', null],
    ['P900D', null],
    ['2 hours', null],
  ])('a duration of %s has %s minutes', (text, minutes) => {
    expect(readDuration(text)).toBe(minutes)
  })
})
