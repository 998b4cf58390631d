import type { Token } from '#generated/server/assistant/tokens.ts'
import { hoursOfPart } from '#server/domain/language/time/parts.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { readShift } from '#server/domain/assistant/shift.ts'
import { isStretch, saysWhich } from '#server/domain/assistant/time_spans.ts'
import { fitsIn, isSameTime, mayBeTimeWord } from '#server/surfaces/assistant/rules/fits.ts'
import { type Finding, textOf } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** The most words of a time. */
const maxWords = 9

/** Parts of an hour before its number: “half past seven”. */
const clockParts = new Set([...wordsOf('time.half'), ...wordsOf('time.quarter')])

/** Before the number of an hour: “at”. */
const hourLeads = wordsOf('time.answer_lead')

/** Behind the number of an hour. */
const hourUnits = wordsOf('time.unit_behind_number')

/** Weekdays of two letters, such as “so”. */
const shortDays = wordsOf('time.short_weekday')

/** Finds words about time, the longest first: how far something is moved, when it is, and spans of time. */
export function addTimes(about: Finding): void {
  const { working, text, tokens, taken, add, keyAt, written, isTime, isSilent, isVague, spots } =
    about
  const { words } = working.spoken
  const fits = fitsIn(working, text)
  // “Samstag so” is no Sunday.
  const isIdleBehind = (at: number) =>
    shortDays.has(keyAt(at)) &&
    words.fillers.includes(keyAt(at)) &&
    isTime[at - 1] === true &&
    /^\p{Ll}/u.test(written(at))
  const isTimed = tokens.map(
    ({ key }, at) => !taken[at] && !isIdleBehind(at) && mayBeTimeWord(key, written(at), working),
  )
  const units = new Set([...Object.values(words.shift_units).flat(), ...words.weekdays])
  const isUnit = (key: string) => units.has(key) || isStretch(key, working.said.language)
  for (const [from, to] of shiftsIn(about)) add('time', from, to, { isMoment: true, isShift: true })
  const isNumber = (at: number) => /^\d/.test(keyAt(at)) || Object.hasOwn(words.numbers, keyAt(at))
  const isCutAfter = (at: number) => {
    const next = tokens[at + 1]
    const mark = text.slice(tokens[at]?.end, next?.at)
    // “7. bis 13. Dezember”, “am 19.12. um drei”
    const isDay =
      /^[.]\s+$/.test(mark) && /^\d{1,2}(?:\.\d{1,2})?$/.test(keyAt(at)) && isTimed[at + 1] === true
    // “Sunday, 13 December, at ten in the morning”
    const isHourNext =
      next !== undefined && hourLeads.has(next.key) && /^\s*,\s*$/.test(mark) && isNumber(at + 2)
    return (
      next !== undefined &&
      !isHourNext &&
      !isDay &&
      /[,;!?]|[.]\s/.test(mark) &&
      (!isTime[at + 1] || Object.hasOwn(words.numbers, next.key))
    )
  }
  // “This week” says which week; “this” alone is a thing.
  const isWhich = (at: number) =>
    saysWhich(keyAt(at), working.said.language) && isTimed[at + 1] === true && !isSilent(at + 1)
  // “At ten in the morning”.
  const isPart = (at: number) => working.spoken.lexicon.classesOf(keyAt(at)).has('slot')
  const isNext = (at: number) => working.spoken.lexicon.classesOf(keyAt(at)).has('next')
  const isClock = (at: number) => words.clock_words.includes(keyAt(at))
  const isTelling = (at: number) =>
    isTime[at] || /\d/.test(keyAt(at)) || isPart(at) || isUnitOf(at) || isClock(at) || isNext(at)
  // “18 Uhr”
  const isUnitOf = (at: number) => /\d/.test(keyAt(at - 1)) && hourUnits.has(keyAt(at))
  /** Without words at either end that say nothing of the time: “coming on Saturday”, “am Samstag schon was vor”. */
  const withoutIdle = (from: number, to: number): readonly [number, number] => {
    let [first, last] = [from, to]
    const isSame = (one: number, other: number) =>
      isSameTime(working, textOf(text, tokens, one, other), textOf(text, tokens, first, last))
    while (last - first > 1 && !isTelling(last - 1) && isSame(first, last - 1)) last -= 1
    while (last - first > 1 && !isTelling(first) && isSame(first + 1, last)) first += 1
    return [first, last]
  }
  const dotAfter = (to: number) =>
    /^\d+(?:\.\d+)?$/.test(keyAt(to - 1)) && text[tokens[to - 1]?.end ?? 0] === '.' ? '.' : ''
  /** “The 18th” and “am 11.” are days by the word before them. */
  const isSpelledDay = (at: number) =>
    Object.hasOwn(words.days, keyAt(at)) &&
    /^\d/.test(words.days[keyAt(at)] ?? '') &&
    !Object.hasOwn(words.positions, keyAt(at))
  const isDayOfMonth = (at: number) =>
    (/^\d{1,2}\p{L}{2}$/u.test(keyAt(at)) || dotAfter(at + 1) !== '' || isSpelledDay(at)) &&
    !taken[at - 1] &&
    (words.articles.includes(keyAt(at - 1)) || words.on_day.includes(keyAt(at - 1)))
  /** “The nineteenth”, “half past seven”, “two in the afternoon”: a day or an hour without a digit. */
  const isSpelled = (from: number, to: number) => {
    const keys = tokens.slice(from, to).map(({ key }) => key)
    const numbers = keys.filter((key) => Object.hasOwn(words.numbers, key))
    const isClocked = keys.some((key) => hoursOfPart(key) !== null || clockParts.has(key))
    const isDay = keys.some(
      (key) => Object.hasOwn(words.days, key) && !Object.hasOwn(words.positions, key),
    )
    return isDay || numbers.length === 2 || (numbers.length === 1 && isClocked)
  }
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isTimed[from] || taken[from] || (isSilent(from) && !isWhich(from))) continue
    // “Have time on the 12th”.
    const isOfTime = working.spoken.lexicon.classesOf(keyAt(from)).has('time')
    let longest = from
    while (
      longest < tokens.length &&
      longest - from < maxWords &&
      isTimed[longest] &&
      !taken[longest]
    ) {
      longest += 1
      if (isCutAfter(longest - 1)) break
    }
    // “The day after tomorrow” is another day than tomorrow.
    let next = from + 1
    while (next < longest && isSilent(next)) next += 1
    const isIdle = () =>
      isSameTime(working, textOf(text, tokens, next, longest), textOf(text, tokens, from, longest))
    if (isOfTime && !isTime[from] && isTimed[from + 1] && isIdle()) continue
    for (let to = longest; to > from; to -= 1) {
      if (isSilent(to - 1)) continue
      const begin = isDayOfMonth(from) ? from - 1 : from
      const part = textOf(text, tokens, begin, to) + dotAfter(to)
      if (begin < from && fits('moment', part) > 0) {
        const isWindow = fits('window', part) > 0
        add('time', begin, to, { text: part, isMoment: true, isWindow })
        from = to - 1
        break
      }
      if (to - from === 1 && /^\d{1,4}$/.test(keyAt(from))) continue
      if (to - from === 1 && Object.hasOwn(words.numbers, keyAt(from))) continue
      // What has no word about time is not read.
      const telling = tokens.slice(from, to).filter((_, at) => isTime[from + at])
      // “Next week” and “in three days” have no word that is only of time.
      const hasUnit = to - from > 1 && tokens.slice(from, to).some(({ key }) => isUnit(key))
      const isUnsure = ({ key }: Token) =>
        words.unsure_times.includes(key) || Object.hasOwn(words.positions, key)
      const isNone = telling.length === 0 ? !hasUnit : telling.every(isUnsure)
      if (isNone && !/\d/.test(part) && !isSpelled(from, to)) continue
      const isMoment = fits('moment', part) > 0
      const isWindow = fits('window', part) > 0
      if (!isMoment && !isWindow) continue
      // “the bowling evening” is no time.
      const isOfName =
        to - from === 1 &&
        isVague(from) &&
        spots.some((one) => one.kind === 'name' && one.to === from)
      if (isOfName) break
      const [first, last] = withoutIdle(from, to)
      const said = textOf(text, tokens, first, last) + dotAfter(last)
      add('time', first, last, {
        text: said,
        isMoment: fits('moment', said) > 0,
        isWindow: fits('window', said) > 0,
      })
      from = to - 1
      break
    }
  }
}

/** Amounts of time by which something is moved: “an hour later”. */
function shiftsIn({ working, text, tokens, taken }: Finding): [number, number][] {
  const { words } = working.spoken
  const found: [number, number][] = []
  const units = new Set(Object.values(words.shift_units).flat())
  for (let from = 0; from < tokens.length; from += 1) {
    const isStart =
      Object.hasOwn(words.shift_amounts, tokens[from]?.key ?? '') ||
      /^\d{1,3}$/.test(tokens[from]?.key ?? '')
    if (!isStart || taken[from]) continue
    for (let to = Math.min(tokens.length, from + 7); to > from + 1; to -= 1) {
      if (
        taken.slice(from, to).includes(1) ||
        !tokens.slice(from, to).some(({ key }) => units.has(key))
      )
        continue
      if (readShift(textOf(text, tokens, from, to), text, words) === null) continue
      const around =
        tokens.slice(to - 2, to + 1).some(({ key }) => words.shift_silent.includes(key)) ||
        words.shift_silent.includes(tokens[from - 1]?.key ?? '')
      if (around) {
        found.push([from, to])
        from = to - 1
      }
      break
    }
  }
  return found
}
