import { readWeekday } from '#server/domain/capture/dates/day.ts'
import { isWeak } from '#server/domain/capture/dates/gate.ts'
import type { Order } from '#server/domain/capture/dates/resolve_day.ts'
import type { Written } from '#server/domain/capture/dates/scan.ts'
import type { DaySpan } from '#server/domain/capture/dates/spans.ts'
import { andWords, articles } from '#server/domain/capture/dates/words.ts'

/**
 * The days of a text, where those that are told one after the other are one, so that a time behind the last of them is
 * that of all: “28.11., 5.12. und 12.12., jeweils 14 Uhr”.
 */
export function withListedDays(
  written: Written,
  spans: readonly DaySpan[],
  order: Order,
): DaySpan[] {
  const listed: DaySpan[] = []
  for (const span of spans) {
    const before = listed.at(-1)
    const isOne = before && isSingle(before, order) && isSingle(span, order)
    if (isOne && !isWeak(written.tokens, before) && isListed(written, before, span)) {
      listed[listed.length - 1] = {
        ...before,
        days: [...before.days, ...span.days],
        next: span.next,
      }
    } else listed.push(span)
  }
  return listed
}

/** Whether a span is no range, and it is sure which of its numbers are days. */
function isSingle({ days, isRange, times }: DaySpan, order: Order): boolean {
  const isSure = order !== 'unknown' || days.every(({ isNumeric }) => isNumeric !== true)
  return !isRange && times === undefined && isSure
}

/** Whether nothing but marks, “and” and days of the week stands between two days, on one line. */
function isListed({ tokens, language }: Written, before: DaySpan, span: DaySpan): boolean {
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
