import { readClockSpan } from '#server/domain/language/time/clock_span.ts'
import { readDayNumber } from '#server/domain/language/time/day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { RelativeDay } from '#server/domain/language/time/relative.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { calendarDayOf, dayOf, daysInMonth } from '#server/domain/basics/day_numbers.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** Before the number of a day that needs no ending: “dia 5 às 20h”, “le 3 à 18h”. */
const dayWords = wordsOf('time.before_number')
/** Before one that has its ending or its dot: “the 5th”, “am 5.”, “de 5e”. */
const articleWords = wordsOf('time.article_of_month_day')

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
  if (!clock) return null
  const none = { kind: 'relative', ahead: null, weekday: null, isNext: null, part: null } as const
  return { ...none, isShort: true, monthDay: number.value, from: index, next: number.next }
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
