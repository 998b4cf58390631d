import { dayNumberOf } from '#server/domain/basics/day_numbers.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import type { DiscardedWords, FoundDate } from '#server/domain/language/time/found.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { Span } from '#server/domain/language/time/pair.ts'
import { withZoneOfText } from '#server/domain/language/time/zone_of_text.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'

/** The most dates of one text. */
const maxDates = 100

/** The dates of a text in its order, each once, and in the zone that the text names. */
export function inOrder(dates: readonly FoundDate[], { given }: Lexed): FoundDate[] {
  const all = dates
    .toSorted((one, other) => one.at - other.at)
    .filter(isFirst)
    .slice(0, maxDates)
  return withZoneOfText(all, given)
}

/** Phrases with their words, in the order of the text; words of a longer phrase are none by themselves. */
export function quoted(
  phrases: Iterable<readonly [Span, Reason]>,
  { tokens, given }: Lexed,
): DiscardedWords[] {
  const own = [...phrases].filter(([, reason]) => reason !== 'part_of_other')
  const words = own.map(([{ from, next }, reason]) => {
    const at = tokens[from]?.at ?? 0
    return { at, quote: given.slice(at, tokens[next - 1]?.end ?? at), reason }
  })
  return words.sort((one, other) => one.at - other.at)
}

/** The day of a time, as a number since 1970. */
export function dayIn({ local }: FoundTime): number {
  return dayNumberOf(local.slice(0, 10))
}

/** Leaves out a date that was named before. */
function isFirst(date: FoundDate, index: number, all: readonly FoundDate[]): boolean {
  return all.findIndex(({ starts }) => starts.local === date.starts.local) === index
}
