import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { isOpeningWord } from '#server/domain/language/time/lone_day.ts'
import { readWeekday } from '#server/domain/language/time/day.ts'
import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'
import { besides } from '#server/reading/page/coming.ts'
import { isAmongEvents } from '#server/reading/page/event_section.ts'
import type { Page } from '#server/reading/page/page.ts'

/** Words before the days on which a place is open: “Season”. */
export const opened = pattern`${word('page.open')}`

/** How many lines from the title days stand that have no weekdays, the most letters of such a line besides, and what is read around them. */
const most = { lines: 4, letters: 16, around: 60 }

/**
 * The only days, from one to another, that stand in a line of their own without a year, as pages of exhibitions and festivals
 * have them: “17 January – 8 March” below the title, “Fri 23 Aug – Sun 1 Sept” anywhere. Null for none, for several, and for the
 * season in which a house is open. A page that says when it came out has to be one of events.
 */
export function announcedDays(
  text: string,
  dates: readonly FoundDate[],
  page: Page,
): FoundDate | null {
  const heading = page.written_titles.heading?.trim() ?? ''
  const line = Math.max(0, text.split('\n').indexOf(heading))
  const [days, other] = dates.filter((date) => isAnnounced(text, date, line, page))
  if (!days || other || (page.isDated() && !isAmongEvents(page))) return null
  return days
}

function isAnnounced(
  text: string,
  { at, quote, starts, ends, either }: FoundDate,
  line: number,
  { about }: Page,
): boolean {
  if (either || !ends || starts.precision !== 'date_only' || starts.is_start_assumed) return false
  const [from, until] = [starts.local.slice(0, 10), ends.local.slice(0, 10)]
  if (from === until || until < about.now.slice(0, 10) || isOfWholeMonths(from, until)) return false
  if (besides(text, at, quote) > most.letters) return false
  const around = text.slice(Math.max(0, at - most.around), at + quote.length + most.around)
  const tokens = tokensOf(around)
  if (opened.test(around) || tokens.some((_, index) => isOpeningWord(tokens, index))) return false
  const above = text.slice(0, at).split('\n').length - 1
  const named = weekdaysIn(quote)
  // Days of another year have other names.
  if (named.length > 0) return named.join() === [weekdayOf(from), weekdayOf(until)].join()
  return Math.abs(above - line) <= most.lines
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
