import type { Token } from '#server/domain/language/time/tokens.ts'
import { months, ofWords, weekdays } from '#server/domain/language/time/words.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

/** Numbers in words by the first word of each, the longest first: `vingt deux`, then `vingt`. */
const numbers = byFirst()

const weekdaysBefore = wordsOf('time.weekday_before_number')
const units = wordsOf('time.clock_unit')
const dayArticles = wordsOf('time.article_of_month_day')

interface SpokenNumber {
  readonly words: readonly string[]
  readonly value: number
}

function byFirst(): ReadonlyMap<string, readonly SpokenNumber[]> {
  const found = new Map<string, SpokenNumber[]>()
  for (const [phrase, value] of valuesOf('time.spoken_number')) {
    const words = phrase.split(' ')
    const [first = ''] = words
    found.set(first, [...(found.get(first) ?? []), { words, value }])
  }
  for (const all of found.values()) all.sort((one, other) => other.words.length - one.words.length)
  return found
}

/**
 * Tokens with digits for the numbers that people dictate as words: “am zwölften dezember”, “el sábado doce”, “à dix huit heures”,
 * “the twelfth of December”. A number in words is one only before a month, behind a day of the week that has its number
 * there, and, in several words, before a unit of time. A word with a capital letter inside a line is a part of a name:
 * “Plaza Dos de Mayo”.
 */
export function withSpokenNumbers(tokens: readonly Token[]): readonly Token[] {
  let found: Token[] | null = null
  for (let index = 0; index < tokens.length; index += 1) {
    const number = numberFrom(tokens, index)
    if (!number) {
      found?.push(...tokens.slice(index, index + 1))
      continue
    }
    found ??= tokens.slice(0, index)
    found.push(number.token)
    index = number.next - 1
  }
  return found ?? tokens
}

function numberFrom(
  tokens: readonly Token[],
  index: number,
): { readonly token: Token; readonly next: number } | null {
  const token = tokens[index]
  const known = token?.kind === 'word' ? numbers.get(token.text) : undefined
  if (!token || !known) return null
  const isName =
    /^\p{Lu}/u.test(token.raw) && !token.isFirst && !months.has(textAt(tokens, index - 1))
  if (isName) return null
  for (const { words, value } of known) {
    const next = endOf(tokens, index, words)
    if (next === null || !isNumberHere(tokens, { from: index, next, isLong: words.length > 1 }))
      continue
    const raw = String(value)
    const end = tokens[next - 1]?.end ?? token.end
    return { token: { ...token, kind: 'number', raw, text: raw, end, isGlued: false }, next }
  }
  return null
}

/** The index after the words of a number, which may have hyphens between them; null where others stand there. */
function endOf(tokens: readonly Token[], from: number, words: readonly string[]): number | null {
  let next = from
  for (const [position, word] of words.entries()) {
    if (position > 0 && tokens[next]?.raw === '-' && tokens[next]?.isGlued === true) next += 1
    if (textAt(tokens, next) !== word) return null
    next += 1
  }
  return next
}

function isNumberHere(
  tokens: readonly Token[],
  {
    from,
    next,
    isLong,
  }: { readonly from: number; readonly next: number; readonly isLong: boolean },
): boolean {
  const [before, behind] = [textAt(tokens, from - 1), textAt(tokens, next)]
  if (months.has(behind) || months.has(before)) return true
  if (ofWords.has(behind) && months.has(textAt(tokens, next + 1))) return true
  if (weekdaysBefore.has(before) && weekdays.has(before)) return true
  // “Montag, den vierzehnten”
  const [named, mark] = [textAt(tokens, from - 2), textAt(tokens, from - 3)]
  const day = named === ',' ? mark : named
  if (dayArticles.has(before) && weekdays.has(day) && !weekdays.has(behind)) return true
  return isLong && units.has(behind)
}

function textAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.text ?? ''
}
