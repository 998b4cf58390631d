import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** Words with which a time of day may begin: those before an hour, hours, and what is said of minutes before them. */
const begins = wordsOf(
  ...(['time.at', 'time.at_of_language', 'time.at_elided', 'time.half'] as const),
  ...(['time.minutes_to', 'time.three_quarters', 'time.quarter', 'time.minute'] as const),
  ...(['time.noon', 'time.midnight', 'time.hour', 'time.hour_counted', 'time.late_hour'] as const),
)

/** The first words of phrases with which one may begin. */
const phrases = wordsOf('time.half_to_phrase', 'time.noon_joined', 'time.midnight_joined')
const firsts = new Set([...phrases].map((phrase) => phrase.split(' ')[0] ?? ''))

/** Whether a time of day may begin at a token. Most tokens begin none, and nothing else needs to be asked about them. */
export function mayBeginClock(token: Token): boolean {
  const { kind, text } = token
  return kind === 'number' || begins.has(text) || firsts.has(text) || isAtMark(token)
}

/** Whether a token stands before an hour by its accent, or is a mark: `@`. */
export function isAtMark({ raw }: Token): boolean {
  return raw === '@' || raw.toLowerCase() === 'à' || raw.toLowerCase() === 'às'
}
