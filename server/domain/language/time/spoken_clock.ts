import { isCounted } from '#server/domain/language/time/counted.ts'
import { numberAt, type Read } from '#server/domain/language/time/day.ts'
import { isHourOfPart } from '#server/domain/language/time/hour_of_part.ts'
import { lateHours, polishHours } from '#server/domain/language/time/hour_words.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { hours, toWords } from '#server/domain/language/time/words.ts'
import {
  type ClockOptions,
  unitAt,
  type WrittenClock,
} from '#server/domain/language/time/written_clock.ts'
import {
  languagesOf,
  valuesIn,
  valuesOf,
  wordsIn,
  wordsOf,
} from '#server/domain/language/words/lists.ts'

const halfLanguages = languagesOf('time.half')
const halfPhrases = wordsOf('time.half_to_phrase')
const halfFirst = new Set([...halfPhrases].map((phrase) => phrase.split(' ')[0]))
const minutesTo = wordsOf('time.minutes_to')
const threeQuarters = wordsOf('time.three_quarters')
const quarterOf = wordsOf('time.quarter_of')
const midnightJoined = wordsOf('time.midnight_joined')
const noonJoined = wordsOf('time.noon_joined')
const englishHours = valuesIn('en', 'time.hour')
const englishPast = wordsIn('en', 'time.past')
const polishQuarters = wordsIn('pl', 'time.quarter')
const quarterBehind = wordsOf('time.quarter_behind')
const halfBehind = wordsOf('time.half_behind')
const quarterArticles = wordsOf('time.quarter_article')
const lessMinutes = wordsOf('time.less_minutes')
const andMinutes = wordsOf('time.and_minutes')
const halfWords = wordsOf('time.half')
const fromWords = wordsOf('time.span_before')
const spelledMinutes = wordsOf('time.minute_spelled')
const anyLinks = wordsOf('time.minute_link')
const sureLinks = wordsOf('time.minute_link_sure')
const pastOrBefore = wordsOf('time.minute_link')
const quarterWords = wordsOf('time.quarter')
const pastWords = wordsOf('time.past')
const beforeWords = wordsOf('time.before')
const noonWords = wordsOf('time.noon')
const midnightWords = wordsOf('time.midnight')

/** Minutes in words: before or behind an hour. */
const minuteWords = valuesOf('time.minute')

/** `half past six`, `quarter to eight`, `halb acht`, `ocho y media`, `wpół do ósmej`, `noon`, `8` in words. */
export function readSpoken(
  tokens: readonly Token[],
  index: number,
  { language, isAsked, isAfterDay, isBeside = false }: ClockOptions,
): Read<WrittenClock> | null {
  const token = tokens[index]
  if (token?.kind !== 'word') {
    return isAsked ? readMinutesBefore(tokens, index, pastOrBefore) : null
  }
  const named = isAsked || isBeside ? readNoon(tokens, index) : null
  if (named) {
    const more = readMinutesBehind(tokens, named.next, false)
    return more ? { value: withMinutes(named.value, more.value), next: more.next } : named
  }
  const next = tokens[index + 1]?.text ?? ''
  if (isHalfTo(token, language)) return before(hourAt(tokens, index + 1), 30)
  const half = halfTo(tokens, index)
  if (half) return half
  if (minutesTo.has(token.text)) return readPolishBefore(tokens, index + 1)
  if (isEnglishHalf(token) && englishPast.has(next)) return past(hourAt(tokens, index + 2), 30)
  if (isEnglishHalf(token) && (language === 'en' || language === null)) {
    const clock = past(hourAt(tokens, index + 1), 30)
    return clock && !tokens[clock.next]?.isGlued
      ? { ...clock, value: { ...clock.value, isEitherHour: true } }
      : null
  }
  if (threeQuarters.has(token.text)) return before(hourAt(tokens, index + 1), 15)
  if (quarterWords.has(token.text)) {
    if (pastWords.has(next)) return past(hourAt(tokens, index + 2), 15)
    if (beforeWords.has(next)) return before(hourAt(tokens, index + 2), 15)
    // “Viertel acht” is a quarter past seven.
    return quarterOf.has(token.text) && (isAsked || isAfterDay)
      ? before(hourAt(tokens, index + 1), 45)
      : null
  }
  const links = isAsked ? anyLinks : sureLinks
  const minutes = isAsked || isAfterDay ? readMinutesBefore(tokens, index, links) : null
  if (minutes) return minutes
  const spelled = isAsked || isAfterDay ? readSpelled(tokens, index) : null
  if (spelled) return spelled
  // “At Otto” is a place.
  const isName = /^\p{Lu}/u.test(token.raw)
  const isHour = isAsked || (isAfterDay && isHourOfPart(tokens, index))
  const hour = isHour && !isName ? hourOf(token.text) : undefined
  const unit = unitAt(tokens, index + 1)
  // “Zwanzig Uhr”, but no twenty of anything else.
  const late = unit === null && !isAsked ? undefined : lateHours.get(token.text)
  const isLate =
    late !== undefined &&
    (unit !== null || (spokenLate.has(language ?? '') && !isCounted(tokens, index + 1)))
  if (hour === undefined) return isLate ? lateClock(tokens, late, unit?.next ?? index + 1) : null
  const at = unit?.next ?? index + 1
  const behind = readMinutesBehind(tokens, at, unit !== null || polishHours.has(token.text))
  // “Huit heures” is as written, as “8h” is; “eight o’clock” and “acht uur” may be of the evening.
  const isWritten = unit !== null && unit.value !== "o'clock" && unit.value !== 'uur'
  const clock = clockAt(hour, 0, hour <= 12 && (behind !== null || !isWritten))
  return behind
    ? { value: withMinutes(clock, behind.value), next: behind.next }
    : { value: clock, next: at }
}

/** `seven thirty`, `seven-thirty`: an hour and its minutes in English. */
function readSpelled(tokens: readonly Token[], index: number): Read<WrittenClock> | null {
  const hour = englishHours.get(tokens[index]?.text ?? '')
  const at = tokens[index + 1]?.raw === '-' ? index + 2 : index + 1
  const isMinutes = spelledMinutes.has(tokens[at]?.text ?? '')
  const word = tokens[at]?.text ?? ''
  const minutes = minuteWords.get(word) ?? lateHours.get(word)
  if (hour === undefined || !isMinutes || minutes === undefined) return null
  return { value: clockAt(hour, minutes), next: at + 1 }
}

/** Languages that say hours after noon without a unit: “a las veinte”, “alle venti”. */
const spokenLate: ReadonlySet<string> = new Set(['es', 'it'])

function lateClock(tokens: readonly Token[], hour: number, at: number): Read<WrittenClock> {
  const behind = readMinutesBehind(tokens, at, true)
  const clock = clockAt(hour, 0, false)
  return behind && behind.value > 0
    ? { value: withMinutes(clock, behind.value), next: behind.next }
    : { value: clock, next: at }
}

/** `za kwadrans ósma`, `za pięć ósma` */
function readPolishBefore(tokens: readonly Token[], index: number): Read<WrittenClock> | null {
  const word = tokens[index]?.text ?? ''
  const minutes = polishQuarters.has(word)
    ? 15
    : (minuteWords.get(word) ?? numberAt(tokens, index, 2))
  const isHour = polishHours.has(tokens[index + 1]?.text ?? '')
  if (!isHour || minutes === null || minutes < 1 || minutes > 29) return null
  return before(hourAt(tokens, index + 1), minutes)
}

/** `wpół do ósmej`, `w pół do ósmej` */
function halfTo(tokens: readonly Token[], index: number): Read<WrittenClock> | null {
  if (!halfFirst.has(tokens[index]?.text ?? '')) return null
  const count = [2, 3].find((one) => halfPhrases.has(wordsAt(tokens, index, one)))
  return count === undefined ? null : before(hourAt(tokens, index + count), 30)
}

function wordsAt(tokens: readonly Token[], index: number, count: number): string {
  return tokens
    .slice(index, index + count)
    .map(({ text }) => text)
    .join(' ')
}

function isEnglishHalf({ text }: Token): boolean {
  return halfLanguages.get(text)?.includes('en') === true
}

/** “Halb acht” and, in Dutch, “half acht”: half an hour before eight. */
function isHalfTo({ text }: Token, language: ClockOptions['language']): boolean {
  const languages = halfLanguages.get(text) ?? []
  if (!languages.includes('en')) return languages.length > 0
  return language !== null && language !== 'en' && languages.includes(language)
}

function past(hour: Read<number> | null, minute: number): Read<WrittenClock> | null {
  return hour && { value: clockAt(hour.value, minute), next: hour.next }
}

function before(hour: Read<number> | null, minutes: number): Read<WrittenClock> | null {
  return hour && { value: withMinutes(clockAt(hour.value, 0), -minutes), next: hour.next }
}

/** `noon`, and `midnight` with which a day ends. */
function readNoon(tokens: readonly Token[], index: number): Read<WrittenClock> | null {
  const [word, mark, half] = [tokens[index]?.text ?? '', tokens[index + 1], tokens[index + 2]]
  const joined = mark?.raw === '-' ? `${word} ${half?.text}` : ''
  if (midnightJoined.has(joined)) return { value: clockAt(24, 0, false), next: index + 3 }
  if (noonJoined.has(joined)) return { value: clockAt(12, 0, false), next: index + 3 }
  if (midnightWords.has(word)) return { value: clockAt(24, 0, false), next: index + 1 }
  return noonWords.has(word) ? { value: clockAt(12, 0, false), next: index + 1 } : null
}

/** `ten past seven`, `20 nach 7`, `fünf vor halb acht` */
function readMinutesBefore(
  tokens: readonly Token[],
  index: number,
  link: ReadonlySet<string>,
): Read<WrittenClock> | null {
  const minutes = numberAt(tokens, index, 2) ?? minuteWords.get(tokens[index]?.text ?? '')
  const word = tokens[index + 1]?.text ?? ''
  if (minutes === undefined || minutes < 1 || minutes > 25 || !link.has(word)) return null
  // “From ten to twelve” are two times.
  const isSpan = fromWords.has(tokens[index - 1]?.text ?? '')
  // “4 to 8” are two as well: nobody counts minutes by fours.
  const isOdd = tokens[index]?.kind === 'number' && minutes % 5 !== 0
  if ((isSpan || isOdd) && toWords.has(word)) return null
  const away = beforeWords.has(word) ? -minutes : minutes
  const isHalf = halfWords.has(tokens[index + 2]?.text ?? '')
  const hour = hourAt(tokens, isHalf ? index + 3 : index + 2)
  return (
    hour && {
      value: withMinutes(clockAt(hour.value, 0), isHalf ? away - 30 : away),
      next: hour.next,
    }
  )
}

/**
 * Minutes that are spoken behind an hour: `y media`, `et quart`, `menos cuarto`, `e venti`; behind its unit also without a
 * word between, `heures vingt`. Negative before the hour; null for none.
 */
export function readMinutesBehind(
  tokens: readonly Token[],
  index: number,
  isAfterUnit = true,
): Read<number> | null {
  const link = tokens[index]?.isFirst ? '' : (tokens[index]?.text ?? '')
  const isAnd = andMinutes.has(link)
  const isLess = lessMinutes.has(link)
  const bare = isAfterUnit ? minuteWords.get(link) : undefined
  if (bare !== undefined && !tokens[index + 1]?.isGlued) return { value: bare, next: index + 1 }
  if (!isAnd && !isLess) return null
  const at = quarterArticles.has(tokens[index + 1]?.text ?? '') ? index + 2 : index + 1
  const word = tokens[at]?.text ?? ''
  const isHalf = isAnd && at === index + 1 && halfBehind.has(word)
  const isQuarter = quarterBehind.has(word)
  const digits = isAnd && !tokens[at + 1]?.isGlued ? numberAt(tokens, at, 2) : null
  // “Alle 20 e 30”: a number that is no hour.
  const written = digits !== null && digits > 24 && digits < 60 ? digits : undefined
  const minutes = isHalf ? 30 : isQuarter ? 15 : (minuteWords.get(word) ?? written)
  if (minutes === undefined) return null
  return { value: isLess ? -minutes : minutes, next: at + 1 }
}

/** A time so many minutes later, or earlier, within its twelve hours. */
export function withMinutes(clock: WrittenClock, minutes: number): WrittenClock {
  if (minutes >= 0) return { ...clock, minute: minutes }
  return { ...clock, hour: clock.hour === 1 ? 12 : clock.hour - 1, minute: 60 + minutes }
}

function hourOf(word: string): number | undefined {
  return hours.get(word) ?? polishHours.get(word)
}

function hourAt(tokens: readonly Token[], index: number): Read<number> | null {
  const number = numberAt(tokens, index, 2) ?? hourOf(tokens[index]?.text ?? '') ?? null
  return number !== null && number >= 1 && number <= 12 ? { value: number, next: index + 1 } : null
}

function clockAt(hour: number, minute: number, isOpen = true): WrittenClock {
  return { hour, minute, half: null, isOpen, part: null }
}
