import type { FoundTime } from '#server/domain/language/claim.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import type { Span } from '#server/domain/language/time/pair.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import { excludedSpan, placeOf } from '#server/domain/language/time/excluded.ts'
import { dayTime } from '#server/domain/language/time/time_of_day.ts'

/** A date that begins at a time, where its day stands in a text. */
export function dateAt(written: Lexed, day: Span, starts: FoundTime): FoundDate {
  return { starts, ends: null, either: null, ...placeOf(written, day, null) }
}

/** What goes on until a day: from today, or on that day alone where it is over. Days are numbers since 1970. */
export function goingOnUntil(
  written: Lexed,
  span: Span,
  { day, today }: { readonly day: number; readonly today: number },
): FoundDate {
  const starts = { ...dayTime(Math.min(day, today)), is_start_assumed: true as const }
  const { at, end } = excludedSpan(written, span)
  return { starts, ends: dayTime(day), either: null, at, quote: written.text.slice(at, end) }
}
