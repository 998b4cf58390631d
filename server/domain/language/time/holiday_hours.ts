import { readClockSpan } from '#server/domain/language/time/clock_span.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import { weekdays } from '#server/domain/language/time/words.ts'

/**
 * The days on which a place has other hours than usual: lines with a day and from when to when, among lines with days on
 * which it is closed, “24.12.: 9–13 Uhr / 25.12.: geschlossen”. `shut` are the latter.
 */
export function holidayHours(
  written: Pick<Lexed, 'tokens' | 'language'>,
  spans: readonly DaySpan[],
  shut: ReadonlySet<DaySpan>,
): DaySpan[] {
  const isLine = (span: DaySpan) => isFirstOnLine(written, span)
  const lines = spans.filter((span) => isLine(span) && (shut.has(span) || hasHours(written, span)))
  return lines.some((span) => shut.has(span)) && lines.length > 1
    ? lines.filter((span) => !shut.has(span))
    : []
}

function isFirstOnLine({ tokens }: Pick<Lexed, 'tokens'>, { from }: DaySpan): boolean {
  const before = tokens[from - 1]
  const isDay = before?.isFirst === true && weekdays.has(before.text)
  return tokens[from]?.isFirst === true || isDay
}

/** Whether nothing but from when to when stands behind a day on its line. */
function hasHours({ tokens, language }: Pick<Lexed, 'tokens' | 'language'>, { next }: DaySpan) {
  const at = /^[,:(–—|-]$/.test(tokens[next]?.raw ?? '') ? next + 1 : next
  const clock = readClockSpan(tokens, at, { language, isAfterDay: true })
  const after = clock && tokens[clock.next]
  return clock?.end != null && (after === undefined || after?.isFirst === true)
}
