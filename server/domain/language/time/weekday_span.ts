import { readWeekday, type Read } from '#server/domain/language/time/day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import type { WeekdaySaid } from '#server/domain/language/time/weekday.ts'
import { everyWords, openingWords, weekdays } from '#server/domain/language/time/words.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import { readSeparator } from '#server/domain/language/time/separator.ts'

/** The verb of “que viene”. */
const comes = wordsOf('time.comes')

/** Behind a weekend, these mean the coming one; some of them begin two words. */
const comingBehind = wordsOf('time.weekend_coming_behind')

/** Between days of which one is still to be chosen. */
const orWords = wordsOf('time.or')

/** Days of the week that follow each other: “Fr–So”, “Sat & Sun”, “this weekend”. */
export interface WeekdaySpan {
  /** 1 for Monday to 7. */
  readonly first: number
  readonly last: number
  /** Whether it is said of each day by itself: “Sat and Sun”. */
  readonly isList: boolean
  /** Whether it is said as one, “this weekend”, and which one. */
  readonly isOfWeekend?: WeekdaySaid
  /** Whether it is said that they are those of this week: “this Thu–Sat”. */
  readonly isLed: boolean
  readonly from: number
}

const weekend = wordsOf('time.weekend')
const saidBefore: ReadonlyMap<string, WeekdaySaid> = valuesOf('time.weekend_said')

/** What is open on such days for weeks, or takes place on them again and again. */
const lasting = wordsOf('time.lasting')

/** Whether a word names what is open or takes place for weeks: “exhibition”, “museum”. */
export function isLasting(word: string): boolean {
  return lasting.has(word)
}

/** Before days of the week of one certain week: “this Thu–Sat”. */
const led = wordsOf('time.certain_week')

/**
 * Days of the week from one to another that begin at a token, as a note says when something is. Null for none, and for
 * those on which something may be open or take place every week.
 */
export function readWeekdaySpan(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Read<WeekdaySpan> | null {
  const found = readWeekend(tokens, index) ?? readSpan(tokens, index, language)
  if (!found) return null
  return namesOpening(tokens) ? null : found
}

const namesOpening = among(openingWords)
const namesLasting = among(lasting)

/** Whether some tokens have one of these words: looked up once for all days of a text, however many it has. */
function among(words: ReadonlySet<string>): (tokens: readonly Token[]) => boolean {
  const known = new WeakMap<readonly Token[], boolean>()
  return (tokens) => {
    const before = known.get(tokens)
    if (before !== undefined) return before
    const isThere = tokens.some(({ text }) => words.has(text))
    known.set(tokens, isThere)
    return isThere
  }
}

/** `this weekend`, `ce week-end`, `este fin de semana`, `next weekend` */
function readWeekend(tokens: readonly Token[], index: number): Read<WeekdaySpan> | null {
  const before = tokens[index - 1]?.text ?? ''
  const next = endOfWeekend(tokens, index)
  if (next === null) return null
  const behind = tokens[next]?.text ?? ''
  const isBehind = comingBehind.has(behind)
  const said = isBehind ? 'coming' : saidBefore.get(before)
  // “On the weekend” is every one of them.
  if (said === undefined) return null
  const value: WeekdaySpan = {
    first: 6,
    last: 7,
    isList: false,
    isOfWeekend: said,
    isLed: true,
    from: index - 1,
  }
  const isVerb = comes.has(tokens[next + 1]?.text ?? '')
  return { value, next: isBehind ? next + (isVerb ? 2 : 1) : next }
}

function endOfWeekend(tokens: readonly Token[], index: number): number | null {
  const one = tokens[index]?.text ?? ''
  if (weekend.has(one)) return index + 1
  const [two, three] = [tokens[index + 1]?.text, tokens[index + 2]?.text]
  if (one === 'week' && two === '-' && three === 'end') return index + 3
  if (one === 'week' && two === 'end') return index + 2
  if ((one === 'fin' || one === 'fim') && two === 'de' && three === 'semana') return index + 3
  return one === 'fine' && two === 'settimana' ? index + 2 : null
}

function readSpan(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): Read<WeekdaySpan> | null {
  const first = readWeekday(tokens, index, language)
  const at = first && afterDot(tokens, first.next)
  const separator = at === null ? null : readSeparator(tokens, at)
  const last = separator && readWeekday(tokens, separator.next, language)
  if (!first || !separator || separator.value === 'comma' || !last || last.value <= first.value)
    return null
  const next = afterDot(tokens, last.next)
  // “Friday or Saturday” names no day yet.
  if (orWords.has(tokens[at ?? index]?.text ?? '')) return null
  const isList = separator.value === 'and'
  if (isList && last.value !== first.value + 1) return null
  if (isList && isMore(tokens, index, next, language)) return null
  const before = tokens[index - 1]?.text ?? ''
  const isLed = led.has(before)
  const isShort =
    !weekdays.has(tokens[index]?.text ?? '') && !/^\p{Lu}/u.test(tokens[index]?.raw ?? '')
  // “so-so”, “do it, so …”: in lower case only days with a dash between them.
  if (isShort && !/^[-–—/&+]$/.test(tokens[at ?? index]?.raw ?? '')) return null
  const isNearWeekend = first.value >= 4 && last.value >= 6
  if (!isLed && (!isNearWeekend || namesLasting(tokens))) return null
  const from = isLed ? index - 1 : index
  return { value: { first: first.value, last: last.value, isList, isLed, from }, next }
}

/** Whether more days stand before or behind: “Fri, Sat and Sun”. */
function isMore(
  tokens: readonly Token[],
  from: number,
  next: number,
  language: Language | null,
): boolean {
  const separator = readSeparator(tokens, next)
  if (separator !== null && readWeekday(tokens, separator.next, language) !== null) return true
  return tokens[from - 1]?.raw === ',' && readWeekday(tokens, from - 2, language) !== null
}

function afterDot(tokens: readonly Token[], index: number): number {
  return tokens[index]?.raw === '.' && tokens[index]?.isGlued ? index + 1 : index
}

/** Whether a text names two days of the week of which one is still to be chosen: “Fri or Sat 8pm”. */
export function choosesWeekday({
  tokens,
  language,
}: {
  readonly tokens: readonly Token[]
  readonly language: Language | null
}): boolean {
  if (tokens.some(({ text }) => everyWords.has(text) || openingWords.has(text))) return false
  return tokens.some((_, index) => {
    const first = readWeekday(tokens, index, language)
    const isOr = first && orWords.has(tokens[first.next]?.text ?? '')
    return isOr === true && readWeekday(tokens, first.next + 1, language) !== null
  })
}
