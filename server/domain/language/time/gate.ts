import type { DayRule } from '#server/domain/language/time/discard_rule.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { articles, movedWords, publishedWords } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const establishedShort = wordsOf('time.established_short')

/** Next to a number, these make it a price. */
const moneyWords = wordsOf('time.currency')

/** Between words for a publication and its day. */
const publishedLinks = wordsOf('time.published_link')

/** Before a day to which something was moved, whatever stands behind it. */
const movedTo = wordsOf('time.moved_to_sure')

/** Prices: “12.50 €”. */
export const money: DayRule = {
  reason: 'money',
  keep: (left, { lexed }) =>
    left.filter((day) => day.kind !== 'days' || !isMoney(lexed.tokens, day)),
}

/** When a page was written, and since when something exists. */
export const publication: DayRule = {
  reason: 'publication',
  keep: (left, { lexed }) =>
    left.filter((day) => day.kind !== 'days' || !isPublished(lexed.tokens, day)),
}

/** What is open all the time: `24/7`. */
export const alwaysOpen: DayRule = {
  reason: 'always_open',
  keep: (left, { lexed }) =>
    left.filter((day) => day.kind !== 'days' || !isAlways(lexed.tokens, day, lexed.text)),
}

function isMoney(tokens: readonly Token[], { from, next }: DaySpan): boolean {
  const near = [
    tokens[from - 1],
    tokens[from - 2]?.raw === '$' ? tokens[from - 2] : undefined,
    tokens[next],
  ]
  return near.some(
    (token) => token !== undefined && (/^[€$£%]$/.test(token.text) || moneyWords.has(token.text)),
  )
}

/** Whether a day is when a page was written, since when something exists, or when something is sold or due. */
function isPublished(tokens: readonly Token[], { from, isRange }: DaySpan): boolean {
  // “Since 1 September, until 3 January” is when it is on.
  if (isRange) return false
  let index = from - 1
  for (let count = 0; count < 4 && index >= 0; count += 1, index -= 1) {
    const token = tokens[index]
    // In capitals it is a zone.
    if (!token || token.raw === 'EST') return false
    if (publishedWords.has(token.text) || token.raw === '©') return true
    if (establishedShort.has(token.text) && tokens[index + 1]?.raw === '.') return true
    const isBetween =
      articles.has(token.text) || /^[.:,(]$/.test(token.raw) || publishedLinks.has(token.text)
    if (!isBetween) return false
  }
  return false
}

/** Before the day from which something was moved, and before the one to which it was. */
const fromWords = wordsOf('time.moved_from')
const towards = wordsOf('time.moved_to')

/** Whether something was moved to a day: “verschoben auf den 9. Januar”, or to the last of a range of days. */
export function isMovedTo(tokens: readonly Token[], { from, next, isRange }: DaySpan): boolean {
  const before = tokens[from - 1]?.text ?? ''
  if (!isRange && fromWords.has(before) && before !== 'de') return false
  const reach = towards.has(before) ? 12 : 4
  // “Wird auf den 26.11. verschoben”
  const behind = tokens.slice(next, next + 6)
  const end = behind.findIndex(({ raw, isFirst }) => isFirst || /^[!?;]$/.test(raw))
  const isBehind = behind.slice(0, end < 0 ? 6 : end).some(({ text }) => movedWords.has(text))
  if (movedTo.has(before) && isBehind) return true
  return tokens.slice(Math.max(0, from - reach), from).some(({ text }) => movedWords.has(text))
}

function isAlways(tokens: readonly Token[], { from, next }: DaySpan, text: string): boolean {
  const written = text.slice(tokens[from]?.at ?? 0, tokens[next - 1]?.end ?? 0)
  return /^(24|7)\s?\/\s?7$/.test(written)
}

const dayWords = wordsOf('time.before_date')

/** Whether numbers without a year, such as `12.12` and `05/06`, are not sure to be a day. */
export function isWeak(tokens: readonly Token[], span: DaySpan): boolean {
  const [first] = span.days
  if (first?.isCompact) return true
  if (!first || first.year !== null || span.days.length > 1) return false
  const last = tokens[span.next - 1]
  const isNamed = tokens.slice(span.from, span.next).some(({ kind }) => kind === 'word')
  if (isNamed || first.weekday !== null || last?.raw === '.') return false
  return !dayWords.has(tokens[span.from - 1]?.text ?? '')
}

/** Whether such numbers can be nothing but a day of an event: `18/12`. */
export function isClearDay({ days }: DaySpan): boolean {
  const [first] = days
  return first?.isNumeric === true && Math.max(first.day, first.month) > 12
}

/** Whether such numbers are a day all the same: `05/06` with its zero, or at the end of a line. */
export function looksLikeDay(tokens: readonly Token[], span: DaySpan, text: string): boolean {
  const [first, separator, second] = tokens.slice(span.from, span.next)
  if (separator?.raw !== '/' || !first || !second) return false
  if (first.raw.length !== 2 || second.raw.length !== 2) return false
  const hasPercent = tokens
    .slice(Math.max(0, span.from - 3), span.from)
    .some(({ raw }) => /^[%€$£]$/.test(raw))
  if (hasPercent) return false
  if (first.raw.startsWith('0') || second.raw.startsWith('0')) return true
  const isRating = second.raw === '10'
  return !isRating && /^\s*(\n|$)/.test(text.slice(second.end))
}
