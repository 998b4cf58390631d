import type { FoundTime } from '#server/domain/language/claim.ts'
import type { DateAbout, FoundDate, FoundDates } from '#server/domain/language/time/found.ts'
import { readIsoTimes } from '#server/domain/language/time/iso.ts'
import { withZoneOfText } from '#server/domain/language/time/zone_of_text.ts'
import { DateReader } from '#server/domain/language/time/reader.ts'

export type { DateAbout, FoundDate, FoundDates } from '#server/domain/language/time/found.ts'

/** The most characters of a text that are read for dates. */
const maxCharacters = 100_000

/** The most dates of one text. */
const maxDates = 100

/**
 * The dates that a text names, in its order, in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish.
 * Prices, opening hours, years since when something exists and days more than three years ahead are none. Days that are
 * relative, such as “tomorrow” and “Friday”, count only with a time next to them, or in a note about one thing.
 */
export function readDates(text: string, about: DateAbout): FoundDate[] {
  return [...readDatesAndExcluded(text, about).dates]
}

/** The dates that a text names, as `readDates` gives them, and what is about time in it besides. */
export function readDatesAndExcluded(text: string, about: DateAbout): FoundDates {
  const cut = text.slice(0, maxCharacters)
  const written = readIsoTimes(cut)
  const rest = written.reduce(
    (left, { at, quote }) =>
      left.slice(0, at) + ' '.repeat(quote.length) + left.slice(at + quote.length),
    cut,
  )
  const reader = new DateReader(rest, about)
  const near = written.filter(({ starts }) => reader.isNear(dayIn(starts), true))
  const { dates, excluded, is_unclear } = reader.read(near.length > 0)
  const all = [...near, ...dates]
    .sort((one, other) => one.at - other.at)
    .filter(isFirst)
    .slice(0, maxDates)
  return { dates: withZoneOfText(all, cut), excluded, is_unclear: is_unclear && all.length === 0 }
}

/** The times of day that a text names at which something may begin, `20:00`, without those that name a zone. */
export function readClockTimes(text: string, about: DateAbout): string[] {
  return new DateReader(text.slice(0, maxCharacters), about).clockTimes()
}

/** Leaves out a date that was named before. */
function isFirst(date: FoundDate, index: number, all: readonly FoundDate[]): boolean {
  return all.findIndex(({ starts }) => starts.local === date.starts.local) === index
}

function dayIn({ local }: FoundTime): number {
  return Date.parse(`${local.slice(0, 10)}T00:00:00Z`) / 86_400_000
}
