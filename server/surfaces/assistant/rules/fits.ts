import type { Fits, SlotKind } from '#generated/server/assistant/frame.ts'
import { looksLike } from '#generated/server/assistant/looks.ts'
import { foldedWord, tokensOf } from '#generated/server/assistant/tokens.ts'
import { kept } from '#server/domain/assistant/kept.ts'
import { ofPeople, partWell, isFreeText } from '#server/domain/assistant/names.ts'
import type { Part } from '#server/domain/assistant/parts.ts'
import { withDays } from '#server/domain/assistant/said_numbers.ts'
import { readShift } from '#server/domain/assistant/shift.ts'
import { mayBeInTime, mayBeTime, tellsTime } from '#server/domain/assistant/time_spans.ts'
import { type Moment, readMoment, windowFields } from '#server/domain/assistant/times.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** Parts of a message that are read for times. */
const maxReadings = 60

/** The longest text that may be a name, in characters. */
const longestName = 400

/** How well parts of a text fill slots, with what is known of this turn. */
export function fitsIn(working: Working, clause: string): Fits {
  const { said, spoken, state, names, parts } = working
  const { not, numbers } = spoken.words
  const timeWell = timeReader(working, clause)
  const textWell = textReader(working)
  const about = { names, spoken, shown: state.shown, focus: state.focus, parts }
  // What is asked of each part for several kinds of slots.
  const isTurned = kept((part: Part) => part.words.some((one) => not.includes(one)))
  const isDay = kept((part: Part) =>
    part.words.some((one) => tellsTime(one, said.language) && !names.has(one)),
  )
  const isStrange = kept((part: Part) => part.words.length > 4 && !part.words.some(names.isNear))
  return (kind, text) => {
    if (isFreeText(kind)) return textWell(text)
    const looks = looksLike(kind, text)
    if (kind === 'number' && looks === 0 && !Object.hasOwn(numbers, text.toLowerCase())) return 0
    if (looks === 0 && kind !== 'number') return 0
    const part = parts.of(text)
    if (isTurned(part)) return 0
    if (kind === 'number') return 1
    if (kind === 'link') return looks
    // Nobody is called by a day.
    if (ofPeople.has(kind) && isDay(part)) return 0
    if (timeWell.isOver()) return 0
    // “The pottery one” says no hour.
    const [word = ''] = part.words
    const isLittle = part.words.length === 1 && spoken.vagueWords.has(word)
    if (kind === 'moment' && isLittle && Object.hasOwn(numbers, word)) return 0
    if (isTime(kind)) return timeWell.read(kind, text)
    // The last part goes on to the end of a message of whatever length.
    if (text.length > longestName) return 0
    // Many words of which no name has one name nothing.
    if (isStrange(part)) return 0
    return partWell(kind, part, about)
  }
}

/** Whether a shorter part of a message says all of the time that a longer one says. */
export function isSameTime(working: Working, shorter: string, longer: string): boolean {
  const [one, other] = [timeMeant(working, shorter), timeMeant(working, longer)]
  const [moment, window] = other
  return (
    (moment !== null || window !== null) &&
    (moment === null || moment === one[0]) &&
    (window === null || window === one[1])
  )
}

/** What a part of a message says of when something starts, and of a stretch of time; null where it says nothing of it. */
function timeMeant({ said, spoken, times }: Working, part: string): (string | null)[] {
  const key = `${said.language} meant ${part}`
  const known = times.get(key)
  if (Array.isArray(known)) return known
  const time = withDays(part, spoken)
  const read = [readMoment(time, said, null), windowFields(time, said)]
  const meant = read.map((one) => one && JSON.stringify(one))
  times.set(key, meant)
  return meant
}

type TimeKind = 'moment' | 'window' | 'preset'

function isTime(kind: SlotKind): kind is TimeKind {
  return kind === 'moment' || kind === 'window' || kind === 'preset'
}

/** How well parts of a text are times. Only so many are read. */
function timeReader({ said, spoken, times }: Working, clause: string) {
  const today = said.now.toISOString().slice(0, 10)
  let left = maxReadings
  const read = <Value>(what: string, time: string, reading: () => Value): Value => {
    const key = `${said.language} ${what} ${time}`
    if (times.has(key)) return times.get(key) as Value
    left -= 1
    const value = reading()
    times.set(key, value)
    return value
  }
  const momentOf = (time: string, day: string | null) =>
    read<Moment>(`moment ${day}`, time, () => readMoment(time, said, day))
  const timeIn = kept((part: string) => {
    const time = withDays(part, spoken)
    return mayBeTime(time, said.language, spoken.silent) ? time : null
  })
  return {
    isOver: () => left <= 0,
    read(kind: TimeKind, part: string): number {
      const time = timeIn(part)
      if (time === null) return 0
      if (kind !== 'moment')
        return Number(read('window', time, () => windowFields(time, said) !== null))
      if (momentOf(time, null) !== null) return 1
      // A time alone is on the day of what is moved, and an amount of time from when it is.
      if (readShift(part, clause, spoken.words) !== null) return 0.95
      return momentOf(time, today) === null ? 0 : 0.95
    },
  }
}

/** How well free words fit: anywhere, but they rarely begin with one that joins. Only how a part begins and ends counts. */
function textReader({ spoken: { words } }: Working): (part: string) => number {
  // “That” and “das” may also be a name.
  const nothing = new Set(words.articles.filter((one) => !words.it.includes(one)))
  const firstOf = kept((begins: string) => tokensOf(begins, words.short)[0]?.key ?? '')
  // “Mitte ein”: what ends a sentence is no part of a name.
  const isCut = kept((ends: string) => {
    const said = tokensOf(ends, words.short)
    return said.length > 1 && words.articles.includes(said.at(-1)?.key ?? '')
  })
  return (part) => {
    if (/^["“„«]/.test(part)) return 2
    const first = firstOf(part.slice(0, 24))
    // “my” in “my ideas” is nothing to look for.
    if (words.not.includes(first) || nothing.has(part.toLowerCase())) return 0
    return words.edges.includes(first) || isCut(part.slice(-60)) ? 0.2 : 1
  }
}

/** Whether a word may be part of words about time: also one that is a number or a day of a month when it is written in digits. */
export function mayBeTimeWord(key: string, written: string, { said, spoken }: Working): boolean {
  const { numbers, days } = spoken.words
  return (
    Object.hasOwn(numbers, key) ||
    Object.hasOwn(days, key) ||
    mayBeInTime(written, said.language, spoken.silent)
  )
}

/** Whether a word may be of a name that is known, a number of what was shown, a word for a thing that was spoken of, or one next to these. */
export function mayBeKnownWord(key: string, written: string, { spoken, names }: Working): boolean {
  if (/\d/.test(key) || spoken.besideNames.has(key)) return true
  const parts = written.match(/[\p{L}\p{N}]+/gu) ?? []
  return parts.some(
    (part) => spoken.besideNames.has(foldedWord(part)) || names.isNear(foldedWord(part)),
  )
}
