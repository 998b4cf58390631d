import type { Read } from '#server/domain/language/time/day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { andWords, articles, toWords } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const untilPhrases = wordsOf('time.until_phrase')

/** With these, “and” is until: “between 6 and 8”. Else it names two times: “at 6 and 8”. */
const between = wordsOf('time.between')

/** What stands between two days or two times: `to` for a span, `and` for a list. */
export function readSeparator(
  tokens: readonly Token[],
  index: number,
): Read<'to' | 'and' | 'comma'> | null {
  const token = tokens[index]
  if (!token) return null
  if (/^[-–—―‒]$/.test(token.raw)) return { value: 'to', next: skip(tokens, index + 1) }
  if (token.raw === ',') return { value: 'comma', next: skip(tokens, index + 1) }
  if (/^[&+/]$/.test(token.raw)) return { value: 'and', next: skip(tokens, index + 1) }
  const [second, third] = [tokens[index + 1], tokens[index + 2]]
  if (token.text === 't' && second?.raw === '/' && third?.text === 'm') {
    return { value: 'to', next: skip(tokens, index + 3) }
  }
  if (toWords.has(token.text)) {
    const isPhrase = untilPhrases.has(`${token.text} ${second?.text} ${third?.text}`)
    return { value: 'to', next: skip(tokens, index + (isPhrase ? 3 : 1)) }
  }
  if (andWords.has(token.text)) return { value: 'and', next: skip(tokens, index + 1) }
  return null
}

function skip(tokens: readonly Token[], index: number): number {
  let next = index
  while (next < index + 3 && isSkipped(tokens[next])) next += 1
  return next
}

function isSkipped(token: Token | undefined): boolean {
  return token !== undefined && (articles.has(token.text) || toWords.has(token.text))
}

/** Whether “between” stands right before a time, so that “and” is until. */
export function isBehindBetween(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(Math.max(0, index - 3), index).some(({ text }) => between.has(text))
}
