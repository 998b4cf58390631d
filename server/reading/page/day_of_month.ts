import { weekdayOf } from '#server/domain/basics/days.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { isOpeningWord } from '#server/domain/language/time/lone_day.ts'
import { readWeekday } from '#server/domain/language/time/day.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { type Token, tokensOf } from '#server/domain/language/time/tokens.ts'
import { valuesOf } from '#server/domain/language/words/lists.ts'
import { patternWith } from '#server/domain/language/words/pattern.ts'
import type { Page } from '#server/reading/page/page.ts'

const months = valuesOf('time.month')

/** How many characters of a page's words are read, of a line with such a day, and of a heading with a month. */
const most = { words: 6_000, line: 80, heading: 25 }

/** A day of the week and a number that is no hour: “Sat 14”, “Sa., 14.”, “samedi 14”. */
const dayAndNumber = patternWith(
  'iu',
)`\p{L}{2}\.?,?\s\d{1,2}(?!\d|[:.]\d|\s?[ap]\.?m(?!\p{L})|\s?(?:${'text.hour_mark'})(?!\p{L}))`

/** What may stand at the number of a day: “14th”, “14.” */
const ending = /^(?:\p{L}{2}(?!\p{L})|\.)/u

/**
 * When something is whose page has the month apart from the day: “Sat 14, 10am – 2pm” below the heading “March”, or with the
 * month in its title. The day of the week has to be that of the day. Null for none and for several.
 */
export function dayOfMonth({ words, written_titles: titles, dates }: Page): FoundDate | null {
  const named = Object.values(titles).flatMap((title) => monthIn(title ?? '') ?? [])
  const ofTitles = new Set(named).size === 1 ? (named[0] ?? null) : null
  const found = new Map<string, FoundDate>()
  let heading: string | null = null
  for (const line of words.slice(0, most.words).split('\n')) {
    const month = heading ?? ofTitles
    if (line.length <= most.heading && !/\d{1,2}(?!\d{2})\D*\p{L}/u.test(line))
      heading = monthIn(line) ?? heading
    if (month === null || line.length > most.line || !dayAndNumber.test(line)) continue
    const date = dateOf(line, month, dates)
    if (date) found.set(date.starts.local, date)
  }
  const [only] = found.values()
  return found.size === 1 && only ? only : null
}

/** The name of the only month in words, with the year behind it; null for none and for several. */
function monthIn(words: string): string | null {
  const tokens = tokensOf(words.slice(0, 300))
  const named = tokens.flatMap(({ text, raw }, index) => {
    // “may” is a verb as well.
    if (!months.has(text) || !/^\p{Lu}/u.test(raw) || raw.length < 3) return []
    const year = tokens[index + 1]?.raw ?? ''
    return /^20\d\d$/.test(year) ? `${raw} ${year}` : raw
  })
  return new Set(named).size === 1 ? (named[0] ?? null) : null
}

function dateOf(line: string, month: string, about: Page['dates']): FoundDate | null {
  const tokens = tokensOf(line)
  if (tokens.some(({ text }, at) => months.has(text) || isOpeningWord(tokens, at))) return null
  const at = tokens.findIndex((_, index) => numberBehind(tokens, index) !== null)
  const number = numberBehind(tokens, at)
  const weekday = readWeekday(tokens, at, null)?.value
  if (!number || weekday === undefined) return null
  const rest = line.slice(number.end).replace(ending, '')
  const [day = '', year = ''] = month.split(' ')
  const said = `${line.slice(0, number.at)}${number.raw} ${day}${year && ` ${year}`}${rest}`
  const [date, other] = readDates(said, { ...about, is_note: true })
  if (!date || other || date.either || date.starts.precision !== 'exact') return null
  const { local } = date.starts
  const isDay = Number(local.slice(8, 10)) === Number(number.raw)
  return isDay && weekdayOf(local.slice(0, 10)) === weekday ? date : null
}

/** The number of a day that stands behind the name of a day of the week; null for none. */
function numberBehind(tokens: readonly Token[], at: number): Token | null {
  if (at < 0 || readWeekday(tokens, at, null) === null) return null
  const next = tokens.slice(at + 1, at + 4).find(({ kind }) => kind !== 'mark')
  return next?.kind === 'number' && Number(next.raw) >= 1 && Number(next.raw) <= 31 ? next : null
}
