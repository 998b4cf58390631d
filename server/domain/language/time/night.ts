import type { FoundClock, Span } from '#server/domain/language/time/pair.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { parts } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

const nightEnding = pattern`${'time.night_ending'}$`
const eveningEnding = pattern`${'time.evening_ending'}$`

/** Words of a night, which goes on until the morning after it; others are of an evening, which ends soon after midnight. */
const nightWords = wordsOf('time.night')

/** The last hour of an evening and of a night that is one of the day after. */
const latest = { evening: 3, night: 5 }

/**
 * Whether a time is one of the day after, since it is in the night of its day: “Friday night at 1”, “heute Nacht um 2”,
 * “tonight at 12”. One of a calendar day, “3 Uhr nachts”, is not.
 */
export function isAfterMidnight(
  tokens: readonly Token[],
  day: Span,
  { start, from, next }: FoundClock,
): boolean {
  if (start.half === 'pm' || start.hour > 12 || (start.part !== null && start.part !== 'evening'))
    return false
  const between = from >= day.next ? from : day.next + 2
  const words = tokens
    .slice(day.from, Math.max(day.next, between))
    .filter((_, index) => day.from + index < from || day.from + index >= next)
  const isNight = words.some(({ text }) => nightWords.has(text) || nightEnding.test(text))
  const isEvening = words.some(
    ({ text }) => parts.get(text) === 'evening' || eveningEnding.test(text),
  )
  if (!isNight && !isEvening) return false
  const hour = start.hour === 12 ? 0 : start.hour
  // “1am” is said of no evening.
  return hour <= (isNight || start.half === 'am' ? latest.night : latest.evening)
}
