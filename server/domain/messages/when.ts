import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { clockWords, dayWords, spanWords } from '#server/domain/basics/time_words.ts'

/** A span of time; without an end it goes on. */
interface Span {
  readonly from: Date
  readonly until: Date | null
}

/** Failure `timing_required`: words that may mean each of these times. */
export function whenIsEither(text: string, titles: readonly string[]): string {
  return `${inQuotes(text)} can mean ${titles.join(' or ')}.`
}

/** `Friday, 27 November 2026`, `Friday, 27 November 2026, 19:00 – 20:00`, or the first day and the last. */
export function timeTitle(spans: readonly Span[], zone: string): string {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return ''
  const until = last.until
  const isWhole = [first.from, until].every((at) => at !== null && clockWords(at, zone) === '00:00')
  if (!isWhole || until === null)
    return `${dayWords(first.from, zone)}, ${spanWords(first.from, first.until, zone)}`
  const [begin, end] = [first.from, new Date(until.getTime() - 1)].map((at) => dayWords(at, zone))
  return begin === end ? `${begin}` : `${begin} to ${end}`
}
