import { readCompound } from '#server/domain/language/time/compound_day.ts'
import { readBesideNamed } from '#server/domain/language/time/named_day.ts'
import { numberAt, readWeekday } from '#server/domain/language/time/day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import { whichWeekday } from '#server/domain/language/time/which_weekday.ts'
import { isGenitive, type Token } from '#server/domain/language/time/tokens.ts'
import { readNthWeekday } from '#server/domain/language/time/nth_weekday.ts'
import { dayCounts, weeksBeside, weeksFromDay } from '#server/domain/language/time/week_words.ts'
import { isOpeningWord } from '#server/domain/language/time/lone_day.ts'
import { weekNumberBeside } from '#server/domain/language/time/week_number.ts'
import { daysCounted } from '#server/domain/language/time/weeks_in_words.ts'
import {
  andWords,
  days,
  everyWords,
  hours,
  parts,
  shortWeekdays,
  toWords,
  weekdays,
  yesterdayWords,
} from '#server/domain/language/time/words.ts'
import { languagesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'
import type { RelativeDay } from '#server/domain/language/time/phrase_kinds.ts'

const eachWords = wordsOf('time.each')
const fortnights = wordsOf('time.fortnight')
const agoWords = wordsOf('time.ago')
const yearsAgo = pattern`^${'time.ago_before'} \d+ ${'time.unit_year'}(?= |$)`

const dayEnds = wordsOf('time.weekday_end')
const englishShort = wordsOf('time.short_weekday_small')
const nightBehind = wordsOf('time.night_behind')
const tonightWords = wordsOf('time.tonight')
const afterWords = wordsOf('time.after_tomorrow')
const beforeMorning = wordsOf('time.before_morning')
const mayBeMorning = wordsOf('time.tomorrow_or_morning')
const oneWords = wordsOf('time.one')
const hourUnits = wordsOf('time.hours')
const minuteUnits = wordsOf('time.minutes')
const weekUnits = wordsOf('time.unit_week')
const dayUnits = wordsOf('time.unit_day')
const inWords = wordsOf('time.in')
const nightParts = wordsOf('time.part_of_night')
const thisPart = wordsOf('time.this_part')
const isWords = wordsOf('time.is')
const thisLanguages = languagesOf('time.this_part')
const partLanguages = languagesOf('time.part')

/** A relative day that begins at a token; null for none, and for one that comes again and again. */
export function readRelative(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): RelativeDay | null {
  const nth = readNthWeekday(tokens, index, language)
  if (nth) return { ...relative(0, index, nth.next), nth: nth.value }
  return (
    readPhrase(tokens, index) ??
    readAhead(tokens, index) ??
    readNear(tokens, index) ??
    readNextWeekday(tokens, index, language)
  )
}

/** `this evening`, `ce soir`, `esta noche` */
function readPhrase(tokens: readonly Token[], index: number): RelativeDay | null {
  const isThis = thisPart.has(tokens[index]?.text ?? '')
  const part = parts.get(tokens[index + 1]?.text ?? '')
  if (!isThis || !part || isVerb(tokens, index)) return null
  const isTonight = nightParts.has(tokens[index + 1]?.text ?? '')
  return { ...relative(0, index, index + 2), part, ...(isTonight && { isTonight }) }
}

/** Whether a part of the day in another language is a verb here: French “ce sera” is no evening. */
function isVerb(tokens: readonly Token[], index: number): boolean {
  const [first, second] = [tokens[index], tokens[index + 1]].map((token) => token?.text ?? '')
  const others = partLanguages.get(second ?? '') ?? []
  const isOne = thisLanguages.get(first ?? '')?.some((one) => others.includes(one)) === true
  return isWords.has(second ?? '') && !isOne
}

/** `in 3 days`, `in zwei Wochen`, `dans une demi-heure` is left to people. */
function readAhead(tokens: readonly Token[], index: number): RelativeDay | null {
  const word = tokens[index]?.text ?? ''
  if (!inWords.has(word)) return null
  const at =
    /^(de|a)$/.test(tokens[index + 1]?.text ?? '') && /^d/.test(word) ? index + 2 : index + 1
  if (fortnights.has(tokens[at + 1]?.text ?? '')) {
    return { ...relative(14, index, at + 2), isCounted: true }
  }
  const count = countAt(tokens, at)
  const unit = tokens[at + 1]?.text ?? ''
  if (count === null) return null
  const days = { ...relative(count, index, at + 2), isCounted: true } as const
  if (dayUnits.has(unit)) {
    return { ...days, ahead: daysCounted(tokens[at]?.text ?? '') ?? count }
  }
  if (weekUnits.has(unit)) {
    return { ...days, ahead: count * 7 }
  }
  if (minuteUnits.has(unit)) return { ...days, minutes: count }
  if (hourUnits.has(unit)) {
    return { ...days, minutes: count * 60 }
  }
  return null
}

/** A number in digits, in words, or as the article: “in a week”. */
function countAt(tokens: readonly Token[], index: number): number | null {
  const word = tokens[index]?.text ?? ''
  if (oneWords.has(word)) return 1
  return numberAt(tokens, index, 2) ?? hours.get(word) ?? dayCounts.get(word) ?? null
}

function readNear(tokens: readonly Token[], index: number): RelativeDay | null {
  const token = tokens[index]
  if (token && yesterdayWords.has(token.text)) return relative(-1, index, index + 1)
  const ahead = token && days.get(token.text)
  if (!token || ahead === undefined) return null
  const [before, second] = [tokens[index - 1]?.text ?? '', tokens[index - 2]?.text ?? '']
  const isMorning =
    mayBeMorning.has(token.text) && (weekdays.has(before) || beforeMorning.has(before))
  // “Heute vor 10 Jahren”, “5 years ago today”
  const isAgo = agoWords.has(before) || yearsAgo.test(wordsFrom(tokens, index + 1))
  if (isMorning || isAgo) return null
  const isAfter =
    (afterWords.has(before) && ahead === 1) ||
    (before === '-' && second === 'apres') ||
    (before === 'de' && second === 'depois')
  const isOf = isAfter && before === 'de'
  const isTonight = isOfTonight(tokens, index)
  const day = {
    ...relative(
      isAfter ? ahead + 1 : ahead,
      isOf ? index - 2 : index,
      afterGenitive(tokens, index),
    ),
    ...(isTonight && { isTonight }),
  }
  const beside = weeksFromDay(tokens, day.from, day.next)
  return beside ? { ...day, ...beside, ahead: (day.ahead ?? 0) + 7 * beside.weeks } : day
}

/** The index after a day, with the “’s” of “tonight’s quiz”. */
function afterGenitive(tokens: readonly Token[], index: number): number {
  return isGenitive(tokens, index + 3) ? index + 3 : index + 1
}

/** Whether a day is the night of today: “tonight”, “heute Nacht”. */
function isOfTonight(tokens: readonly Token[], index: number): boolean {
  const [word, next] = [tokens[index]?.text ?? '', tokens[index + 1]?.text ?? '']
  if (tonightWords.has(word)) return true
  return days.get(word) === 0 && nightBehind.has(next)
}

function wordsFrom(tokens: readonly Token[], index: number): string {
  return tokens
    .slice(index, index + 3)
    .map(({ text }) => text)
    .join(' ')
}

function relative(ahead: number, from: number, next: number): RelativeDay {
  return {
    kind: 'relative',
    ...{ ahead, weekday: null, isNext: null, part: null, isShort: false, from, next },
  }
}

function readNextWeekday(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): RelativeDay | null {
  const compound = readCompound(tokens[index])
  const read = compound ?? readWeekday(tokens, index, language)
  if (!read) return null
  const token = tokens[index]
  const word = token?.text ?? ''
  const isShort = !compound && !weekdays.has(word) && shortWeekdays.has(word)
  if (isShort && !isShortDay(token, language)) return null
  const next = compound ? index + 1 : (readWeekday(tokens, index, language)?.next ?? index + 1)
  if (comesAgain(tokens, index, next, language)) return null
  const part = compound?.part ?? null
  const day = { kind: 'relative', ahead: null, weekday: read.value, part, isShort } as const
  const beside = weeksBeside(tokens, index, next)
  const numbered = beside ? null : weekNumberBeside(tokens, index, next, language)
  if (numbered) return { ...day, isNext: null, ...numbered }
  if (!beside) {
    const which = whichWeekday(tokens, index, next)
    const named = readBesideNamed(tokens, which)
    return { ...day, ...which, ...(named && { ...named, isShort: false }) }
  }
  const { weeks, isOfNextWeek, isAfterNext, isFromToday = false, from } = beside
  if (weeks === null) return null
  return {
    ...day,
    weeks,
    isFromToday,
    isNext: isOfNextWeek ? 'week' : isAfterNext ? 'next' : null,
    from,
    next: beside.next,
  }
}

/** A short day of the week has a capital letter; in English people leave it out: “fri 7pm”. */
function isShortDay(token: Token | undefined, language: Language | null): boolean {
  if (/^\p{Lu}/u.test(token?.raw ?? '')) return true
  const isEnglish = englishShort.has(token?.raw ?? '')
  return isEnglish && (language === 'en' || language === null)
}

/** Behind a day of the week that comes again: “the first Sunday of the month”. */
const ofMonth = wordsOf('time.month_behind')

/** Whether a day of the week stands for all of them: “every Friday”, “Tue–Sun”, “open Saturday”. */
function comesAgain(
  tokens: readonly Token[],
  from: number,
  next: number,
  language: Language | null,
): boolean {
  const before = tokens.slice(Math.max(0, from - 4), from)
  if (before.slice(-3).some(({ text }) => everyWords.has(text))) return true
  if (eachWords.has(before.at(-1)?.text ?? '')) return true
  const near = Array.from({ length: Math.min(8, from) }, (_, back) => from - 1 - back)
  if (near.some((index) => isOpeningWord(tokens, index))) return true
  if (tokens.slice(next, next + 4).some(({ text }) => ofMonth.has(text))) return true
  return isBeside(tokens, next, 1, language) || isBeside(tokens, from - 1, -1, language)
}

/** Whether another day of the week follows, or goes before, with no more than “to”, a dash or a comma between. */
function isBeside(
  tokens: readonly Token[],
  index: number,
  step: 1 | -1,
  language: Language | null,
): boolean {
  let at = index
  for (let count = 0; count < 4; count += 1) {
    const token = tokens[at]
    if (!token) return false
    const isShort = shortWeekdays.has(token.text) && isShortDay(token, language)
    if (weekdays.has(token.text) || isShort) {
      return readWeekday(tokens, at, language) !== null && count > 0
    }
    const isBetween =
      /^[-–—,/&+.]$/.test(token.raw) || toWords.has(token.text) || andWords.has(token.text)
    if (!isBetween && !dayEnds.has(token.text)) return false
    at += step
  }
  return false
}
