import { expect, test } from 'vitest'
import { inWeeks, weeksTo } from '#codegen/emit/shared/coming.ts'

const friday = '2037-11-27'
const at = (moment: string) => weeksTo(friday, Date.parse(moment))

test('examples are moved to a Friday that comes, with the days before it from Saturday noon on', () => {
  const week = 7 * 86_400_000
  const saturday = Date.parse('2037-11-21T12:00:00Z')
  for (let hour = 0; hour < 400; hour += 1) {
    const now = Date.parse('2026-11-28T00:00:00Z') + hour * 3_600_000
    const earliest = saturday + weeksTo(friday, now) * week
    expect(earliest).toBeGreaterThanOrEqual(now)
    expect(earliest).toBeLessThan(now + week)
  }
})

test('every form of a date is moved, with its weekday; times stay as they are written', () => {
  const weeks = at('2026-11-20T12:00:00Z')
  const text =
    'From 2037-11-27T18:30:00+01:00 to 2038-01-02, Friday, 27 November 2037, 15:00, on Fri 11 Dec, 4.12.2037'
  expect(inWeeks(text, friday, weeks)).toBe(
    'From 2026-11-27T18:30:00+01:00 to 2027-01-02, Friday, 27 November 2026, 15:00, on Fri 11 Dec, 04.12.2026',
  )
  expect(inWeeks(text, friday, weeks + 1)).toContain('on Fri 18 Dec, 11.12.2026')
})

test('what is no date of the examples stays', () => {
  for (const text of ['2036-11-27', 'in 2037', '12037-11-27', 'Mon 11 Dec', '2037-11-271'])
    expect(inWeeks(text, friday, -570)).toBe(text)
  expect(inWeeks('2037-11-27', null, 3)).toBe('2037-11-27')
})
