import { weekdayOf } from '#server/domain/basics/days.ts'
import type { Claim, FoundTime } from '#server/domain/language/claim.ts'
import type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'
import { readWeekday } from '#server/domain/language/time/day.ts'
import { isOpeningWord } from '#server/domain/language/time/lone_day.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { doorWords } from '#server/domain/language/time/words.ts'
import { pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** How many characters of a page's words are read, of one line, and of a heading. */
const most = { words: 6_000, line: 600, heading: 40 }

/** From one hour to another, each with its minutes, its half of the day or its mark: “2:30pm to 4:15pm”, “kl. 11–16”. */
const until = pattern`\s?(?:[-–—]|${'time.to'}|${'time.until'})\s?`
const marked = pattern`\d{1,2}(?:\s?[.:h]\s?\d{2})?\s?(?:[ap]\.?m\.?|${'text.hour_mark'})(?!\p{L})`
const spans = patternWith(
  'giu',
)`(?<![\p{L}\d.:/-])(?:(?:${'text.clock_before'}|${'time.clock_unit'})\.?\s?\d{1,2}(?:[.:h]\d{2})?${until}\d{1,2}(?:[.:h]\d{2})?|\d{1,2}[:h]\d{2}${until}\d{1,2}[:h]\d{2}|(?:\d{1,2}(?:[.:h]\d{2})?|${marked})${until}${marked})(?![\d.:/-]*\d)`

/** What may be from one hour to another. */
const hour = /\d\D{1,12}\d/u

/**
 * The hours of a day that a page names without any, where they are the only ones from one hour to another that it gives with
 * no other day in their line: “A concert in the park, 2:30pm to 4:15pm”. Null for none and for several.
 */
export function onlyHours(
  { starts }: Pick<FoundDate, 'starts'>,
  words: string,
  about: DateAbout,
): Pick<FoundDate, 'starts' | 'ends'> | null {
  const note = { ...about, is_note: true }
  const day = starts.local.slice(0, 10)
  const found = new Map<string, { readonly starts: FoundTime; readonly ends: FoundTime }>()
  let before = ''
  for (const line of words.slice(0, most.words).split('\n')) {
    const heading = before
    if (line.trim() !== '') before = line.length <= most.heading && !/\d/.test(line) ? line : ''
    if (line.length > most.line || !hour.test(line) || isOfHouse(heading, null)) continue
    if (isOfHouse(line, weekdayOf(day))) continue
    const own = [...line.matchAll(spans)].map(([span]) => span)
    if (own.length === 0 || readDates(line, note).some((one) => !isOn(one, day))) continue
    for (const span of own) {
      const [date] = readDates(`${day} ${span.trim()}`, note)
      if (!date?.ends || date.either || !isOn(date, day)) return null
      if (date.starts.precision === 'exact') {
        found.set(date.starts.local, { starts: date.starts, ends: date.ends })
      }
    }
  }
  const [only] = found.values()
  return found.size === 1 && only ? only : null
}

/** Where tickets are sold, and what is each day. */
const ofEachDay = patternWith('iu')`(?<!\p{L})(?:${'text.every_day'}|${'time.box_office'})(?!\p{L})`

/**
 * Whether words tell when a house is open, its doors or where tickets are sold, or what is on other days of the week than that
 * one, rather than when something takes place in it.
 */
function isOfHouse(words: string, weekday: number | null): boolean {
  if (ofEachDay.test(words)) return true
  const tokens = tokensOf(words)
  return tokens.some(({ text }, at) => {
    const isCounted = tokens[at - 1]?.kind === 'number'
    if (!isCounted && (isOpeningWord(tokens, at) || doorWords.has(text))) return true
    const day = weekday === null ? null : readWeekday(tokens, at, null)
    return day !== null && day.value !== weekday
  })
}

function isOn({ starts }: FoundDate, day: string): boolean {
  return starts.local.startsWith(day)
}

/** Claims with the only hours of a page for the one day that its metadata declares. */
export function withOnlyHours(
  claims: readonly Claim[],
  words: string,
  about: DateAbout,
): readonly Claim[] {
  const starts = claims.flatMap((claim) => (claim.field === 'starts' ? [claim] : []))
  const [day] = starts
  if (!day || starts.length > 1 || day.value.precision !== 'date_only') return claims
  const date = day.value.local.slice(0, 10)
  const isLong = claims.some(
    (claim) => claim.field === 'ends' && !claim.value.local.startsWith(date),
  )
  const hours = isLong ? null : onlyHours({ starts: day.value }, words, about)
  if (!hours?.ends) return claims
  return [
    ...claims.filter(({ field }) => field !== 'starts' && field !== 'ends'),
    { ...day, value: hours.starts },
    { ...day, field: 'ends', value: hours.ends },
  ]
}
