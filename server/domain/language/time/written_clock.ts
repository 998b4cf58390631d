import type { Read } from '#server/domain/language/time/day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import type { Part } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** A time of day as it is written. */
export interface WrittenClock {
  readonly hour: number
  readonly minute: number
  /** am or pm; null where neither stands with it. */
  readonly half: 'am' | 'pm' | null
  /** Whether it may be twelve hours later: “at 7”, “half past six”. */
  readonly isOpen: boolean
  readonly part: Part | null
  /** Whether it may be an hour earlier: “half seven” is half past in Britain, and half to for Germans and Dutch. */
  readonly isEitherHour?: true
}

/** How a time is read. */
export interface ClockOptions {
  readonly language: Language | null
  /** Whether a word such as “at” stands before it. */
  readonly isAsked: boolean
  /** Whether a day stands right before it, so that `19.30` is a time. */
  readonly isAfterDay: boolean
  /** Whether it is about something that people rather do in the evening. */
  readonly isEvening?: boolean
  /** Whether a day stands right before or after it, so that `noon` is a time. */
  readonly isBeside?: boolean
}

const unitWords = wordsOf('time.clock_unit')
const oClock = wordsOf('time.o_clock')

/** A unit of time of day behind a number: `Uhr`, `h`, `o’clock`; null for none. */
export function unitAt(tokens: readonly Token[], index: number): Read<string> | null {
  const token = tokens[index]
  if (token?.text === 'o' && oClock.has(`o ${tokens[index + 2]?.text}`))
    return { value: "o'clock", next: index + 3 }
  if (!token || token.text === 'o' || !unitWords.has(token.text)) return null
  // “17u” is Dutch, “17 U8” a line of the underground.
  const isName = tokens[index + 1]?.isGlued === true && tokens[index + 1]?.kind === 'number'
  if (token.text === 'u' && (token.raw !== 'u' || !token.isGlued || isName)) return null
  const isDot =
    tokens[index + 1]?.raw === '.' && tokens[index + 1]?.isGlued && token.text.length < 4
  return { value: token.text, next: isDot ? index + 2 : index + 1 }
}
