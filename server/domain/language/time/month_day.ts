import { readClockSpan } from '#server/domain/language/time/clock_span.ts'
import { type Read, readDayNumber } from '#server/domain/language/time/day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { calendarDayOf, dayOf, daysInMonth } from '#server/domain/basics/day_numbers.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import type { RelativeDay } from '#server/domain/language/time/phrase_kinds.ts'

/** Before the number of a day that needs no ending: “dia 5 às 20h”, “le 3 à 18h”. */
const dayWords = wordsOf('time.before_number')
/** Before one that has its ending or its dot: “the 5th”, “am 5.”, “de 5e”. */
const articleWords = wordsOf('time.article_of_month_day')

/** Before the number of a day that stands alone, and those of them behind which it needs its ending. */
const loneBefore = wordsOf('time.month_day_before', 'time.month_day_before_ending')
const needsEnding = wordsOf('time.month_day_before_ending')
/** Behind such a day: where, with what people, and what else. */
const afterDay = wordsOf('time.lone_behind')

/**
 * A day that is said by its number alone and has its time right behind it: “the 5th at 8pm”, “am 5. um 20 Uhr”. Null for
 * any other number.
 */
export function readMonthDay(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): RelativeDay | null {
  const word = tokens[index]?.text ?? ''
  const isArticle = articleWords.has(word)
  if (!isArticle && !dayWords.has(word)) return null
  const number = readDayNumber(tokens, index + 1)
  const isEnded = number !== null && number.next > index + 2
  if (!number || (isArticle && !isEnded)) return null
  const at = /^[,;]$/.test(tokens[number.next]?.raw ?? '') ? number.next + 1 : number.next
  const clock = readClockSpan(tokens, at, { language, isAfterDay: true })
  return clock ? dayOfMonth(number, index) : null
}

/**
 * A day that is said by its number alone where nothing goes on from it: “it is on the 20th”, “es el 20 y …”, “am 20. bei Jana”. Null
 * for any other number.
 */
export function readLoneMonthDay(tokens: readonly Token[], index: number): RelativeDay | null {
  const isBefore = loneBefore.has(tokens[index]?.text ?? '')
  const at = isBefore && articleWords.has(tokens[index + 1]?.text ?? '') ? index + 2 : index + 1
  const number = isBefore ? readDayNumber(tokens, at) : null
  if (!number || (number.next === at + 1 && needsEnding.has(tokens[index]?.text ?? ''))) return null
  const after = tokens[number.next]
  const isEnd =
    after === undefined || after.isFirst || /^[,;!?)]$/.test(after.raw) || afterDay.has(after.text)
  return isEnd ? { ...dayOfMonth(number, index), isShort: false, isLone: true } : null
}

function dayOfMonth({ value, next }: Read<number>, from: number): RelativeDay {
  const none = { kind: 'relative', ahead: null, weekday: null, isNext: null, part: null } as const
  return { ...none, isShort: true, monthDay: value, from, next }
}

/** The next day from today with a number, as a number since 1970. */
export function nextMonthDay(number: number, today: number): number {
  const { year, month, day } = calendarDayOf(today)
  for (let ahead = number >= day ? 0 : 1; ahead < 3; ahead += 1) {
    const [ofYear, ofMonth] = [
      year + Math.floor((month - 1 + ahead) / 12),
      ((month - 1 + ahead) % 12) + 1,
    ]
    if (number <= daysInMonth(ofYear, ofMonth)) return dayOf(ofYear, ofMonth, number)
  }
  return today
}
