import type { FoundDate } from '#server/domain/language/time/found.ts'
import type { WallTime } from '#server/domain/basics/wall_clock.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { afterWorkFrom, beginsAfterWork } from '#server/domain/language/time/after_work.ts'
import { isCompound, splitCompounds } from '#server/domain/language/time/compound_day.ts'
import { afterPart } from '#server/domain/language/time/lone_day.ts'
import { nightNow } from '#server/domain/language/time/night_now.ts'
import { partAt } from '#server/domain/language/time/part_at.ts'
import {
  afterWork,
  type DayHours,
  hoursOfPart,
  tonightHours,
} from '#server/domain/language/time/parts.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const tonightPhrases = wordsOf('time.tonight_phrase')

/**
 * The hours of the last word for a part of the day, said of a day, `2026-11-27`; null for none. “Esta noche” is the evening,
 * and after midnight the night that is.
 */
export function partSaid(
  words: readonly Token[],
  date: string,
  now: Readonly<WallTime>,
): DayHours | null {
  const { tokens } = splitCompounds(words)
  if (tokens.some((_, index) => afterWorkFrom(tokens, index) > index)) return afterWork
  const at = tokens.findLastIndex((_, index) => partAt(tokens, index) !== null)
  const said = partAt(tokens, at)
  if (said === null) return null
  const night = date < now.date ? nightNow(said, now.seconds) : null
  if (night) return night
  const isTonight = tonightPhrases.has(`${tokens[at - 1]?.text} ${tokens[at]?.text}`)
  return isTonight ? tonightHours : said
}

/** Dates with the part of the day that is said with each, where it has no time. */
export function withParts(
  dates: readonly FoundDate[],
  tokens: readonly Token[],
  now: Readonly<WallTime>,
): FoundDate[] {
  if (!tokens.some(({ text }) => mayBePart(text))) return [...dates]
  return dates.map((date) => {
    if (date.starts.precision !== 'date_only' || date.ends !== null) return date
    const words = tokensOfDate(date, tokens)
    const timed = (time: FoundTime): FoundTime => {
      const part =
        time.precision === 'date_only' ? partSaid(words, time.local.slice(0, 10), now) : null
      return part ? { ...time, part } : time
    }
    const [one, other] = date.either ?? []
    return {
      ...date,
      starts: timed(date.starts),
      either: one && other ? [timed(one), timed(other)] : null,
    }
  })
}

/** Whether a word may be one of a part of the day. */
function mayBePart(word: string): boolean {
  return hoursOfPart(word) !== null || beginsAfterWork(word) || isCompound(word)
}

/** The words that a date stands in, and the part of the day behind them. */
function tokensOfDate(
  { at, quote, spans = [{ at, end: at + quote.length }] }: FoundDate,
  tokens: readonly Token[],
): Token[] {
  return spans.flatMap((span) => {
    const from = tokens.findIndex((token) => token.at >= span.at)
    const last = tokens.findLastIndex((token) => token.end <= span.end)
    return from < 0 ? [] : tokens.slice(from, Math.max(last + 1, afterPart(tokens, last + 1)))
  })
}
