import { readWeekday } from '#server/domain/language/time/day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import type { WeekdaySaid } from '#server/domain/language/time/weekday.ts'
import { andWords, everyWords, shortWeekdays } from '#server/domain/language/time/words.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

const each = wordsOf('time.each')
const next = wordsOf('time.next')
const coming = wordsOf('time.coming_before')
const ofThis = wordsOf('time.this')
const articles = wordsOf('time.before_when')
const eachDay = valuesOf('time.weekday_each')

/** Days of the week that are named one by one, and nothing else: “every Tuesday and Thursday”, “fridays”. */
export interface Weekdays {
  /** 1 for Monday to 7 for Sunday, each once. */
  readonly days: readonly number[]
  readonly said: WeekdaySaid
  /** Whether a word says which ones: “next”. */
  readonly isLed: boolean
  /** Whether they are those of every week. */
  readonly isEvery: boolean
  /** Whether it is one short day alone, “sa”, which is other words elsewhere. */
  readonly isShort: boolean
}

/** Days of the week that tokens name, all of them; null where one says anything else. */
export function readWeekdays(tokens: readonly Token[], language: Language | null): Weekdays | null {
  const days = new Set<number>()
  let [said, isLed, isEvery]: [WeekdaySaid, boolean, boolean] = ['alone', false, false]
  let index = 0
  while (index < tokens.length) {
    const word = tokens[index]?.text ?? ''
    const day = readWeekday(tokens, index, language)
    const every = eachDay.get(word)
    if (day || every !== undefined) {
      days.add(day?.value ?? every ?? 0)
      isEvery ||= !day
      index = day?.next ?? index + 1
      continue
    }
    const led = days.size === 0 ? saidBy(word) : null
    if (led) [said, isLed] = [led, true]
    if (days.size === 0 && (everyWords.has(word) || each.has(word))) isEvery = true
    else if (!led && !isBetween(tokens[index])) return null
    index += 1
  }
  const isShort = tokens.length === 1 && shortWeekdays.has(tokens[0]?.text ?? '')
  return days.size === 0 ? null : { days: [...days], said, isLed, isEvery, isShort }
}

function saidBy(word: string): WeekdaySaid | null {
  if (next.has(word)) return 'next'
  if (coming.has(word)) return 'coming'
  return ofThis.has(word) ? 'this' : null
}

function isBetween(token: Token | undefined): boolean {
  if (!token) return false
  return /^[,/+&.]$/.test(token.raw) || andWords.has(token.text) || articles.has(token.text)
}
