import { afterWorkFrom } from '#server/domain/language/time/after_work.ts'
import { namesEvent } from '#server/domain/language/time/event_words.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Span } from '#server/domain/language/time/pair.ts'
import { isGenitive, type Token } from '#server/domain/language/time/tokens.ts'
import { articles, openingWords, parts } from '#server/domain/language/time/words.ts'
import { languagesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import type { RelativeDay } from '#server/domain/language/time/phrase_kinds.ts'

const otherWords = languagesOf('time.past_verb_elsewhere')

/** Articles between such a word and the part of the day. */
const ledArticles = wordsOf('time.article_of_part')

/** Before a part of the day that stands behind a day. */
const ledBy = wordsOf('time.before_day_part')

/** Behind the English “open”, which then is no opening hour: “open mic”. */
const nameEnds = wordsOf('time.name_behind')

/** How many characters of a text may name a day that stands without a time: what follows is about other things. */
const within = 300

/** Before a day that is meant as one: “on Friday”, “am Samstag”, “no sábado”. */
const leading = wordsOf('time.lone_before')

/** Before a day that comes again and again, or is a part of a name: “le samedi”, “Black Friday”. */
const notLeading = wordsOf('time.lone_not_before')

/** Words after which the day is where something was, not when something will be. */
const pastWords = wordsOf('time.past_verb')

/** Before the number of a day that needs its ending, so that it is one: “on the 19th”, “am 19.”. */
const sureBefore = wordsOf('time.month_day_before_ending')

/** After these a name follows, as in “Café Freitag”. */
const placeWords = wordsOf('time.place_name')

/** Before a place or company, so that a day before them is over as a phrase. */
const afterDay = wordsOf('time.lone_behind')

/**
 * Whether a relative day without a time is the day of what a note is about: “concert on Friday”, but not
 * “open on Friday”, “Café Freitag” and “the place we went to on Friday”.
 */
export function isDayOfNote(
  tokens: readonly Token[],
  day: RelativeDay,
  language: Language | null,
): boolean {
  const [first, before, after] = [tokens[day.from], tokens[day.from - 1], tokens[day.next]]
  if (!first || first.at > within || day.isNext === 'last' || (day.ahead ?? 0) < 0) return false
  if (isOpening(tokens, day) || isOfPast(tokens, language)) return false
  if (placeWords.has(before?.text ?? '')) return false
  const isEvent = namesEvent(tokens)
  // “Fontaines D.C. at Ally Pally on the 19th”
  if (day.isLone && sureBefore.has(first.text) && isBesidePlace(tokens, day)) return true
  if (day.isCounted || day.period || day.isLone || (day.span && !day.span.isOfWeekend))
    return isEvent
  if (day.span) return true
  if (day.name) return isEvent || day.name.isJoined || isDayByName(tokens, day)
  const isLed = leading.has(before?.text ?? '') || day.isNext !== null || day.weeks !== undefined
  if (day.nth?.month === null) return isEvent
  if (isLed || day.part !== null || day.nth !== undefined) return true
  // “Tonight’s quiz”, but no “today’s paper”.
  if (isGenitive(tokens, day.next)) return isEvent
  // “Heute-Show”, “Friday’s”
  if (after?.isGlued === true && /^[-'’&]$/.test(after.raw)) return false
  if (day.isShort || notLeading.has(before?.text ?? '')) return false
  // “Heute Abend …”, “Tonight …”
  const isFirst = day.from === 0 && day.weekday === null && tokens.length > 2
  if (isFirst && (parts.has(first.text) || parts.has(after?.text ?? ''))) return true
  // Names begin with a capital letter, also where days do.
  const isName = /^\p{Lu}/u.test(first.raw)
  const behind = afterPart(tokens, day.next)
  // “swim sunday morning”, but not “saturday night fever”.
  const isPart = behind > day.next && (!tokens[behind] || tokens[behind]?.kind === 'mark')
  if (!isName)
    return (
      isEvent ||
      isPart ||
      day.weekday === null ||
      !(language === null || language === 'en' || language === 'de')
    )
  if (after?.raw === ':' && day.from === 0) return true
  const isEnded = !after || after.kind === 'mark' || isAfterDay(tokens, day.next) || after.isGlued
  return isEvent && (isEnded || day.weekday === null) && !/^['’]$/.test(after?.raw ?? '')
}

/** Whether a word such as “at” and a name stand before a day, or right behind it. */
function isBesidePlace(tokens: readonly Token[], { from, next }: Span): boolean {
  const before = tokens.slice(Math.max(0, from - maxPlace), from)
  const isBehind = before.some(
    ({ text }, at) => at > 0 && at < before.length - 1 && atPlace.has(text),
  )
  const [first, second] = [tokens[next], tokens[next + 1]]
  const isBefore = atPlace.has(first?.text ?? '') && /^\p{Lu}\p{L}{2}/u.test(second?.raw ?? '')
  return isBehind || isBefore
}

/** How many words before a day may say where. */
const maxPlace = 6

const atPlace = wordsOf('activity.at_venue')

/** Whether a part of the day follows, or words of a place or company. */
function isAfterDay(tokens: readonly Token[], index: number): boolean {
  return afterDay.has(tokens[index]?.text ?? '') || afterPart(tokens, index) > index
}

/** Whether words tell of what was. Dutch “met” is with, and Italian “alle” is at. */
function isOfPast(tokens: readonly Token[], language: Language | null): boolean {
  return tokens.some(({ text }) => {
    const isOther = language !== null && otherWords.get(text)?.includes(language) === true
    return pastWords.has(text) && !isOther
  })
}

/** Whether a name of a day stands for the day, where nothing says what takes place: “Silvester im Lido”. */
function isDayByName(tokens: readonly Token[], { from, next }: RelativeDay): boolean {
  const [before, after] = [tokens[from - 1], tokens[next]]
  if (leading.has(before?.text ?? '')) return true
  return from === 0 && (after?.kind === 'mark' || afterDay.has(after?.text ?? ''))
}

/** Whether words around a day tell when something is open. */
export function isOpening(tokens: readonly Token[], { from, next }: Span): boolean {
  for (let index = Math.max(0, from - 8); index < next + 3; index += 1) {
    const isDay = index >= from && index < next
    if (!isDay && isOpeningWord(tokens, index)) return true
  }
  return false
}

/** Whether a word says when something is open, and is no part of a name: “open studios”, “open mic”. */
export function isOpeningWord(tokens: readonly Token[], index: number): boolean {
  const isName = nameEnds.has(tokens[index + 1]?.text ?? '')
  return !isName && openingWords.has(tokens[index]?.text ?? '')
}

/** The index after the part of the day behind a day: “Friday night”, “samedi soir”. */
export function afterPart(tokens: readonly Token[], index: number): number {
  // “Mañana por la noche”, “amanhã à noite”
  const isLed = ledBy.has(tokens[index]?.text ?? '')
  const at = isLed && ledArticles.has(tokens[index + 1]?.text ?? '') ? index + 2 : index + 1
  if (isLed && parts.has(tokens[at]?.text ?? '')) return at + 1
  const token = tokens[index]
  const work = afterWorkFrom(tokens, index)
  if (work > index) return work
  if (token?.kind !== 'word' || articles.has(token.text)) return index
  return parts.has(token.text) ? index + 1 : index
}
