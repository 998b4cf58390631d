import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isOpeningWord } from '#server/domain/language/time/lone_day.ts'
import { readWeekday } from '#server/domain/language/time/day.ts'
import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'
import { besides, besidesInPart, lineOfTitle } from '#server/reading/page/coming.ts'
import { isAmongEvents } from '#server/reading/page/event_section.ts'
import type { Page } from '#server/reading/page/page.ts'

/** Words before the days on which a place is open: “Season”. */
export const opened = pattern`${word('page.open')}`

/** How many lines from the title days stand that have no weekdays, the most letters of such a line besides, of a line around it that is no paragraph, and before days that a paragraph begins with. */
const most = { lines: 4, letters: 16, around: 60, lead: 4 }

/**
 * The only days, from one to another, that stand in a line of their own, as pages of exhibitions and festivals have them:
 * “17 January – 8 March” or “13 + 14 March” below the title, “Fri 23 Aug – Sun 1 Sept” anywhere. Null for none, for several, and for the
 * season in which a house is open. A page that says when it came out has to be one of events.
 */
export function announcedDays(
  text: string,
  dates: readonly FoundDate[],
  page: Page,
): FoundDate | null {
  const line = lineOfTitle(text, page)
  const [days, other] = together(dates).filter((date) => isAnnounced(text, date, line, page))
  if (!days || other || (page.isDated() && !isAmongEvents(page))) return null
  return days
}

/** What days are on which a house is shut: “Fermeture estivale”. */
const closures = wordsOf('time.closure')

/** Whether a page's titles say that something is shut. */
export function isClosure({ written_titles: titles }: Page): boolean {
  return Object.values(titles).some((title) =>
    wordsIn(title ?? '').some((word) => closures.has(word)),
  )
}

/** Dates of which days that follow each other and are told together are one: “29 & 30 August 2027”. */
function together(dates: readonly FoundDate[]): FoundDate[] {
  const found: FoundDate[] = []
  for (const date of dates) {
    const last = found.at(-1)
    const day = (last?.ends ?? last?.starts)?.local.slice(0, 10)
    const isNext =
      last?.at === date.at &&
      !date.ends &&
      date.starts.precision === 'date_only' &&
      day !== undefined &&
      addDays(day, 1) === date.starts.local.slice(0, 10)
    if (last && isNext) found[found.length - 1] = { ...last, ends: date.starts }
    else found.push(date)
  }
  return found
}

function isAnnounced(
  text: string,
  { at, quote, starts, ends, either }: FoundDate,
  line: number,
  { about, telling }: Page,
): boolean {
  if (either || !ends || starts.precision !== 'date_only' || starts.is_start_assumed) return false
  const [from, until] = [starts.local.slice(0, 10), ends.local.slice(0, 10)]
  if (from === until || until < about.now.slice(0, 10) || isOfWholeMonths(from, until)) return false
  const above = text.slice(0, at).split('\n').length - 1
  const named = weekdaysIn(quote)
  // Days of another year have other names.
  const isNamed = named.join() === [weekdayOf(from), weekdayOf(until)].join()
  if (isNamed && telling === 'open' && isFirstWords(text, { at, quote }) && above - line === 1)
    return true
  const letters = telling === 'open' ? besidesInPart : besides
  if (letters(text, at, quote) > most.letters) return false
  const around = linesAround(text, at, at + quote.length)
  const tokens = tokensOf(around)
  if (opened.test(around) || tokens.some((_, index) => isOpeningWord(tokens, index))) return false
  if (named.length > 0) return isNamed
  return Math.abs(above - line) <= most.lines
}

/** Whether a paragraph begins with days and their year: “On Saturday, 13 and Sunday, 14 March 2027 we turn the hall …”. */
function isFirstWords(text: string, { at, quote }: Pick<FoundDate, 'at' | 'quote'>): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /\d{4}/u.test(quote) && (before.match(/\p{L}/gu)?.length ?? 0) <= most.lead
}

/** The line of days, with those before and after it that are no paragraphs: “Another opening, another show” is of a song. */
function linesAround(text: string, at: number, end: number): string {
  const from = text.lastIndexOf('\n', at - 1)
  const until = text.indexOf('\n', end)
  const own = text.slice(from + 1, until < 0 ? undefined : until)
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, Math.max(0, from))
  const [after = ''] = until < 0 ? [] : text.slice(until + 1).split('\n', 1)
  const near = [before, after].filter(({ length }) => length <= most.around)
  return [own, ...near].join('\n')
}

/** Whether days are from the first of a month to the last of another: “1 April – 31 October”. */
function isOfWholeMonths(from: string, until: string): boolean {
  return from.endsWith('-01') && addDays(until, 1).endsWith('-01')
}

/** The days of the week that words name, 1 for Monday to 7. */
function weekdaysIn(words: string): number[] {
  const tokens = tokensOf(words)
  return tokens.flatMap((_, index) => readWeekday(tokens, index, null)?.value ?? [])
}
