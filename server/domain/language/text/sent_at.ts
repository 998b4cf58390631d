import { momentOf } from '#server/domain/language/time/moment.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { dayText } from '#server/domain/language/time/time_of_day.ts'
import { dayOf, daysInMonth } from '#server/domain/basics/day_numbers.ts'

/** How much later than its capture a message may say it was sent: clocks and zones differ. */
const tolerance = 86_400_000

/**
 * The instant of a day in numbers, `22.11.26`, `11/22/26` or `2026-11-22`, and a time of day, `18:03` or `6:03 PM`, that
 * clocks showed when a message was sent; ISO 8601. Null where there is no such day until now.
 */
export function instantAt(
  day: string,
  clock: string,
  { now, timezone }: { readonly now: string; readonly timezone: string },
): string | null {
  const [, hour = '', minute = '', half] =
    /^(\d{1,2}):(\d\d)(?::\d\d)?\D*?([ap])?\.?m?\.?$/iu.exec(clock) ?? []
  if (hour === '') return null
  const added = half?.toLowerCase() === 'p' ? 12 : 0
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + added
  for (const date of daysOf(day, half !== undefined)) {
    const local = `${date}T${String(hours).padStart(2, '0')}:${minute}:00`
    const time = { local, offset: null, timezone: null, precision: 'exact' } as const
    const moment = momentOf(time, { venue: null, account: timezone })
    if (moment && moment.at.getTime() <= Date.parse(now) + tolerance) return moment.at.toISOString()
  }
  return null
}

/** The instant that words name, `Mon, Nov 9, 2026 at 10:12 AM`; ISO 8601. Null where they name none until now, or one of two. */
export function instantNamed(
  words: string,
  { now, timezone }: { readonly now: string; readonly timezone: string },
): string | null {
  const [date] = readDates(words.slice(0, 100), { now, timezone, language: null })
  if (!date || date.either) return null
  const moment = momentOf(date.starts, { venue: null, account: timezone })
  return moment && moment.at.getTime() <= Date.parse(now) ? moment.at.toISOString() : null
}

/** The days that such numbers may mean, the likelier first: in front of am and pm the month, else the day comes first. */
function daysOf(text: string, isAmerican: boolean): string[] {
  const [one = 0, two = 0, three = 0] = text.split(/[./-]/).map(Number)
  const full = (year: number) => (year < 100 ? 2000 + year : year)
  const orders =
    one > 31
      ? [[one, two, three]]
      : [
          [full(three), two, one],
          [full(three), one, two],
        ]
  const sorted = isAmerican && text.includes('/') ? orders.toReversed() : orders
  return sorted.flatMap(([year = 0, month = 0, day = 0]) => {
    const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    return isDay ? [dayText(dayOf(year, month, day))] : []
  })
}
