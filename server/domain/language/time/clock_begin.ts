import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** Hours, and what is said of minutes before them. */
const hours = wordsOf(
  ...(['time.half', 'time.minutes_to', 'time.three_quarters', 'time.quarter'] as const),
  'time.minute',
  ...(['time.noon', 'time.midnight', 'time.hour', 'time.hour_counted', 'time.late_hour'] as const),
)

/** Words with which a time of day may begin before its hour. */
const befores = wordsOf('time.at', 'time.at_of_language', 'time.at_elided')

/** The first words of phrases with which one may begin. */
const phrases = wordsOf('time.half_to_phrase', 'time.noon_joined', 'time.midnight_joined')
const firsts = new Set([...phrases].map((phrase) => phrase.split(' ')[0] ?? ''))

/** Whether a time of day may begin at a token. Most tokens begin none, and nothing else needs to be asked about them. */
export function mayBeginClock(token: Token): boolean {
  return mayBeOfHour(token) || befores.has(token.text) || isAtMark(token)
}

/** Whether a token may be the hour of a time of day, or stand before it in what names it: without one a text names none. */
export function mayBeOfHour({ kind, text }: Token): boolean {
  return kind === 'number' || hours.has(text) || firsts.has(text)
}

/** Whether a token stands before an hour by its accent, or is a mark: `@`. */
export function isAtMark({ raw }: Token): boolean {
  return raw === '@' || raw.toLowerCase() === 'à' || raw.toLowerCase() === 'às'
}
