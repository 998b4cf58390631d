import { isDate } from '#server/domain/basics/days.ts'
import { monthWords } from '#server/domain/finding/when_vocabulary.ts'

/** A date as it is written; null for what is left out. */
export interface NamedDate {
  readonly day: number
  readonly month: number | null
  readonly year: number | null
}

/** A 29 February may be years away. */
const maxYears = 8

/** What a text says about a date, such as `5. Dezember`, `5.12.2026`, `Dec 5th`, `5.`; null for anything else. */
export function readDate(text: string): NamedDate | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (iso) return isDate(text) ? dateFrom(iso[3], iso[2], iso[1]) : null
  const named = /^(\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of )?([a-z]+)\.?(?: (\d{4}))?$/.exec(text)
  if (named) return dateFrom(named[1], named[2], named[3])
  const numeric = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d\d)?$/.exec(text)
  if (numeric) return dateFrom(numeric[1], numeric[2], numeric[3])
  const english = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/.exec(text)
  if (english) return dateFrom(english[2], english[1], english[3])
  const alone = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/.exec(text)
  return alone ? { day: Number(alone[1]), month: null, year: null } : null
}

function dateFrom(day = '', month = '', year?: string): NamedDate | null {
  const number = /^\d+$/.test(month) ? Number(month) : monthWords.get(month)
  if (number === undefined || number < 1 || number > 12) return null
  const full = year?.length === 2 ? `20${year}` : year
  return { day: Number(day), month: number, year: full === undefined ? null : Number(full) }
}

/** The date of that name; without a year, the first that is not before `from`. Null if there is none. */
export function nextDate({ day, month, year }: NamedDate, from: string): string | null {
  if (year !== null) return dateIn(year, month, day)
  const first = Number(from.slice(0, 4))
  for (let add = 0; add <= maxYears; add += 1) {
    const date = dateIn(first + add, month, day)
    if (date !== null && date >= from) return date
  }
  return null
}

/** The dates from one to another: without years, the next ones that are not over. Null where the last comes first. */
export function datesBetween(
  from: NamedDate,
  until: NamedDate,
  today: string,
): readonly [string, string] | null {
  const last = { ...until, month: until.month ?? from.month }
  const first = { ...from, month: from.month ?? last.month }
  if (first.month === null || last.month === null) return null
  const known = first.year === null ? null : nextDate(first, today)
  const end = nextDate(last, known ?? today)
  if (end === null) return null
  const start = known ?? startBefore(first, end)
  // “5 to 3 December” is not a year.
  const isYear = first.year === null && first.month === last.month && first.day > last.day
  return start === null || isYear || start > end ? null : [start, end]
}

/** The last date of that name that is not after another one. */
function startBefore({ day, month }: NamedDate, end: string): string | null {
  const year = Number(end.slice(0, 4))
  const date = dateIn(year, month, day)
  return date !== null && date <= end ? date : dateIn(year - 1, month, day)
}

function dateIn(year: number, month: number | null, day: number): string | null {
  const two = (value: number | null) => String(value).padStart(2, '0')
  const date = `${year}-${two(month)}-${two(day)}`
  return isDate(date) ? date : null
}
