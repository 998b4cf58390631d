import { readClockSpan } from '#server/domain/language/time/clock_span.ts'
import { readWeekday } from '#server/domain/language/time/day.ts'
import { isWeak } from '#server/domain/language/time/gate.ts'
import type { Order } from '#server/domain/language/time/resolve_day.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import { andWords, articles } from '#server/domain/language/time/words.ts'

/**
 * The days of a text, where those that are named one after the other are one, so that a time behind the last of them is
 * that of all: “28.11., 5.12. und 12.12., jeweils 14 Uhr”.
 */
export function withListedDays(written: Lexed, spans: readonly DaySpan[], order: Order): DaySpan[] {
  const runs: DaySpan[][] = []
  for (const span of spans) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const isOne = before && isSingle(before, order) && isSingle(span, order)
    if (run && isOne && isListed(written, before, span)) run.push(span)
    else runs.push([span])
  }
  return runs.flatMap((run) => joined(written, run))
}

/** Days as one; each by itself where they may be other numbers and no time follows: “1/2, 1/4”. */
function joined({ tokens, language }: Lexed, run: readonly DaySpan[]): readonly DaySpan[] {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || run.length < 2) return run
  const next = /^[,;:(–—-]$/.test(tokens[last.next]?.raw ?? '') ? last.next + 1 : last.next
  const isSure =
    !isWeak(tokens, first) || readClockSpan(tokens, next, { language, isAfterDay: true }) !== null
  if (!isSure) return run
  return [{ ...first, days: run.flatMap(({ days }) => days), next: last.next }]
}

/** Whether a span is no range, and it is sure which of its numbers are days. */
function isSingle({ days, isRange, times }: DaySpan, order: Order): boolean {
  const isSure = order !== 'unknown' || days.every(({ isNumeric }) => isNumeric !== true)
  return !isRange && times === undefined && isSure
}

/** Whether nothing but marks, “and” and days of the week stands between two days, on one line. */
function isListed({ tokens, language }: Lexed, before: DaySpan, span: DaySpan): boolean {
  const between = tokens.slice(before.next, span.from)
  const isOnLine = [...between, tokens[span.from]].every((token) => token?.isFirst !== true)
  return (
    between.length > 0 &&
    isOnLine &&
    between.every(({ raw, text }, index) => {
      const isDay = readWeekday(between, index, language) !== null
      return isDay || /^[,;&+/·|.]$/.test(raw) || andWords.has(text) || articles.has(text)
    })
  )
}
