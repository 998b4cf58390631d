import type { FoundTime } from '#server/domain/language/claim.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { besides, betweenSentences, lineOfTitle } from '#server/reading/page/coming.ts'
import { isAmongEvents } from '#server/reading/page/event_section.ts'
import { labelledHour } from '#server/reading/page/labelled_hour.ts'
import { onlyHours } from '#server/reading/page/only_hours.ts'
import { isClearDay, isDayAndMonth } from '#server/reading/page/clear_day.ts'
import type { Page } from '#server/reading/page/page.ts'

/** How many lines a day may be away from the title, and the most letters that its line may have beside the day. */
const most = { lines: 4, letters: 16 }

/** How many characters of a page's words are read for the hour of its day, of one line, and of one that is a row of a table. */
const read = { words: 6_000, line: 600, row: 45 }

/** An hour at the end of a row: “Workshop: 12.30–13.10”. */
const hourAtEnd = /^(?:[^\d:]{2,30}:\s?)?(?<hour>\d{1,2}[.:h]\d{2}\P{L}*)$/u

/** How far from now a day is that may be today on another clock, in milliseconds. */
const near = 2 * 86_400_000

/**
 * The only day to come that stands beside a page's title without an hour, in a line of its own: “18.06.2027”, “Evento del
 * 13-01-2027”. Null for none and for several. A page that says when it came out has to be one of events, and the day after
 * tomorrow or later: before, it may be that day on another clock. Where a page says that it comes out on that day, its hour is
 * that of the event: some builders have no other field.
 */
export function announcedDay(
  text: string,
  dates: readonly FoundDate[],
  page: Page,
): FoundDate | null {
  const line = lineOfTitle(text, page)
  const [day, other] = dates.filter((date) => isAnnounced(text, date, line, page))
  if (!day || other) return null
  const { local } = day.starts
  const isOthers = () => Date.parse(`${local}Z`) < Date.parse(page.about.now) + near
  if (page.isDated() && (isOthers() || !isAmongEvents(page))) return null
  const timed = withHour(day, page)
  if (timed.starts.precision === 'exact') return timed
  const given = page.toCome().find((time) => isHourOn(time, local.slice(0, 10)))
  return given ? { ...day, starts: { ...given, offset: null } } : day
}

/** Of a page that names several days with hours those of the day that stands beside its title; null for none. */
export function datesBesideTitle(
  text: string,
  dates: readonly FoundDate[],
  timed: readonly FoundDate[],
  page: Page,
): readonly FoundDate[] | null {
  if (new Set(timed.map(({ starts }) => starts.local.slice(0, 10))).size < 2) return null
  const day = announcedDay(text, dates, page)
  if (day === null) return null
  const date = day.starts.local.slice(0, 10)
  const same = timed.filter(({ starts }) => starts.local.startsWith(date))
  return same.length > 0 ? same : [day]
}

/**
 * Whether a time has an hour of a day on the clocks of its place: midnight and universal time are what builders fill in. Its
 * offset is often that of another season.
 */
function isHourOn({ precision, offset, local }: FoundTime, date: string): boolean {
  const isFull = /(?!T00:00)T\d\d:\d[05]:/.test(local)
  return precision === 'exact' && local.startsWith(date) && !!offset && isFull
}

function isAnnounced(
  text: string,
  { at, quote, starts, ends, either }: FoundDate,
  line: number,
  { about }: Page,
): boolean {
  // From one day to another a place may be open.
  if (either || ends || starts.precision !== 'date_only' || starts.is_start_assumed) return false
  if (!isClearDay(quote) || starts.local.slice(0, 10) <= about.now.slice(0, 10)) return false
  const above = text.slice(0, at).split('\n').length - 1
  if (Math.abs(above - line) > most.lines) return false
  return besides(text, at, quote) <= most.letters
}

/**
 * A day with the hour that stands with it in a line or a sentence of the page, which a person reads as a note: “am 21.09.2027 in
 * den Räumen des Vereins ab 19 Uhr”, or behind a label; the day alone where no such hour stands.
 */
export function withHour(day: FoundDate, { words: all, dates }: Page): FoundDate {
  if (day.starts.precision === 'exact') return day
  const text = all.slice(0, read.words)
  const note = { ...dates, is_note: true }
  const date = day.starts.local.slice(0, 10)
  const lines = text.split(betweenSentences)
  for (const [index, words] of lines.entries()) {
    if (words.length > read.line || !isDayAndMonth(words)) continue
    const line = words.length > read.row ? words : rowOf(lines, index)
    const [one, other] = readDates(line, note).filter(
      ({ starts, either }) =>
        !either && starts.precision === 'exact' && starts.local.startsWith(date),
    )
    if (one && !other) return { ...day, starts: one.starts, ends: one.ends ?? day.ends }
  }
  const only = day.ends ? null : onlyHours(day, text, dates)
  return { ...day, ...(only ?? labelledHour(day, text, dates)) }
}

/** A short line with the hour that the next one has at its end: “Datum: fredag 10 juli”, “Prova-på: 12.30–13.10”. */
function rowOf(lines: readonly string[], index: number): string {
  const [line = '', next = ''] = lines.slice(index, index + 2)
  const hour = hourAtEnd.exec(next.trim())?.groups?.['hour']
  return hour === undefined ? line : `${line} ${hour}`
}
