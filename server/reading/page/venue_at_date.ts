import type { FoundTime } from '#server/domain/language/claim.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import { isPlaceNoun } from '#server/domain/language/text/place_name.ts'
import { saysWhatItIs, venueBehindWord } from '#server/domain/language/text/venue_beside.ts'
import { nameOfVenue } from '#server/domain/language/text/venue.ts'
import { type DateAbout, type FoundDate, readDates } from '#server/domain/language/time/read.ts'
import { besides, betweenSentences } from '#server/reading/page/coming.ts'
import {
  behindName,
  isLabelled,
  labelledVenue,
  street,
} from '#server/reading/page/labelled_venue.ts'

/** The longest line and sentence that are read, and how many of each. */
const most = { line: 120, sentence: 300, lines: 3, sentences: 4 }

/** The most letters that a line may have besides its date to be that of a date: “Doors 6pm, 7pm start”. */
const maxBesides = 16

/** A line with the hour of what begins then. */
interface DatedLine {
  readonly line: string
  readonly date: FoundDate
  readonly at: number
}

/**
 * Where something is that begins at a time, by what stands with that time: behind it in its line, “Thu 11 April 2027, 20:00.
 * Auditorio del Museo”; behind a label such as “Where:”; in the line below, where a street follows or the name says what it is; or
 * behind a word such as “at” in its sentence. Null for none.
 */
export function venueAtDate(text: string, starts: FoundTime, about: DateAbout): string | null {
  const lines = text.split('\n')
  const dated = starts.precision === 'exact' ? datedLines(lines, starts, about) : []
  for (const { line, date } of dated) {
    const rest = line.slice(date.at + date.quote.length).replace(/^[\s.,|·@–—-]+|[\s.]+$/gu, '')
    const name = nameOfVenue(rest.replace(behindName, ''), false)
    if (name !== null && saysWhatItIs(name) && !isOfThing(name, about)) return name
  }
  const labelled = labelledVenue(text)
  if (labelled !== null) return labelled
  for (const { line, date, at } of dated) {
    const below = lines[at + 1]?.trim() ?? ''
    if (besides(line, date.at, date.quote) > maxBesides || below.length > most.line) continue
    if (isLabelled(below)) continue
    const name = nameOfLine(below, about)
    if (name !== null) return name
  }
  return inSentence(text, starts, about)
}

/** Lines with the hour of a start, or with the hour below its day. */
function datedLines(lines: readonly string[], starts: FoundTime, about: DateAbout): DatedLine[] {
  const found: DatedLine[] = []
  const hours = Number(starts.local.slice(11, 13))
  const hour = new RegExp(String.raw`(?<!\d)0?(?:${hours}|${hours % 12 || 12})\s?[:.\p{L}]`, 'u')
  for (const [at, line] of lines.entries()) {
    if (line.length > most.line || !hour.test(line)) continue
    const above = lines[at - 1] ?? ''
    const whole = above.length <= most.line ? `${above}\n${line}` : line
    const dates = readDates(whole, { ...about, is_note: true })
    const date = dates.find(
      (one) => one.starts.precision === 'exact' && one.starts.local === starts.local,
    )
    const end = date ? date.at + date.quote.length : 0
    const from = whole.length - line.length
    if (!date || end <= from) continue
    const begin = Math.max(0, date.at - from)
    found.push({ line, at, date: { ...date, at: begin, quote: line.slice(begin, end - from) } })
    if (found.length === most.lines) break
  }
  return found
}

/** The name that a line begins with, where it says what it is or a street follows; null for any other. */
function nameOfLine(line: string, about: DateAbout): string | null {
  const [named = '', behind] = line.split(street, 2)
  const [address] = addressesIn(line)
  const isPlaced = behind !== undefined || (address !== undefined && address.at > 0)
  const said = isPlaced && behind === undefined ? line.slice(0, address?.at) : named
  const name = nameOfVenue(said.replace(behindName, ''), false)
  const isIts = name !== null && saysWhatItIs(name) && !isOfThing(name, about)
  return isPlaced || isIts ? name : null
}

/** The name behind a word such as “at” in a sentence with the day. */
function inSentence(text: string, starts: FoundTime, about: DateAbout): string | null {
  const day = starts.local.slice(0, 10)
  const isIts = ({ starts: { local, precision } }: FoundDate) =>
    precision === 'exact' && starts.precision === 'exact'
      ? local === starts.local
      : local.startsWith(day)
  const number = new RegExp(String.raw`(?<!\d)0?${Number(day.slice(8))}(?!\d)`)
  let left = most.sentences
  for (const sentence of text.split(betweenSentences)) {
    if (sentence.length > most.sentence || !number.test(sentence)) continue
    const dates = readDates(sentence, { ...about, is_note: true })
    if (!dates.some(isIts)) continue
    if (left-- === 0) return null
    const name = venueBehindWord(withoutDates(sentence, dates))
    if (name !== null) return name
  }
  return null
}

function withoutDates(sentence: string, dates: readonly FoundDate[]): string {
  let blank = sentence
  for (const { at, quote } of dates)
    blank = blank.slice(0, at) + ' '.repeat(quote.length) + blank.slice(at + quote.length)
  return blank
}

/** In English, what a longer name is stands last: “Museum Members Free” and “Symphony Hall Orchestra” are no places. */
function isOfThing(name: string, { language }: DateAbout): boolean {
  const words = name.split(/\s+/u)
  const end = words.findIndex((word) => /^\p{Ll}/u.test(word))
  const own = words.slice(0, end < 0 ? undefined : end)
  return language?.split('-', 1)[0] === 'en' && own.length > 2 && !isPlaceNoun(own.at(-1) ?? '')
}
