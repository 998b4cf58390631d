import type { Claim, FoundTime } from '#server/domain/language/claim.ts'
import {
  type DateAbout,
  type FoundDate,
  readDates,
  readTime,
} from '#server/domain/language/time/read.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isOpeningWord } from '#server/domain/language/time/lone_day.ts'
import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { elementsOf } from '#server/reading/page/html.ts'
import { geoClaims, mapClaims } from '#server/reading/page/map_claims.ts'
import { claimsFrom } from '#server/reading/page/thing_claims.ts'
import { announcedDay, datesBesideTitle, withHour } from '#server/reading/page/announced_day.ts'
import { announcedDays, isClosure, opened } from '#server/reading/page/announced_days.ts'
import { dayOfMonth } from '#server/reading/page/day_of_month.ts'
import { isClearDay, isDayAndMonth } from '#server/reading/page/clear_day.ts'
import { headedDay } from '#server/reading/page/headed_day.ts'
import { addressClaims } from '#server/reading/page/text_addresses.ts'
import { instantOf, isOfTitle, isToCome, mayBeIts } from '#server/reading/page/coming.ts'
import { headDate } from '#server/reading/page/head_dates.ts'
import { labelledDates } from '#server/reading/page/labelled_dates.ts'
import { titleDayClaims } from '#server/reading/page/title_day.ts'
import { withoutLinked } from '#server/reading/page/linked_lines.ts'
import { orderOf, readMetaTime } from '#server/reading/page/time.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'
import type { Page } from '#server/reading/page/page.ts'

/** How many dates of a text may be those of one event; a page with more is a programme. */
const maxDates = 3

/** What the words of a page say of it, besides what its metadata claimed already. */
export function textClaims(page: Page, claimed: readonly Claim[], isList: boolean): Claim[] {
  const kind = claimed.find(({ field, from }) => field === 'kind' && from !== 'opengraph')?.value
  const has = (field: Claim['field']) => claimed.some((claim) => claim.field === field)
  const claims: Claim[] = []
  const { status } = page
  const field = status === 'canceled' ? 'is_canceled' : status === 'moved' ? 'is_moved' : null
  if (field !== null) claims.push({ field, value: true, from: 'heading', subject: 0 })
  if (!isList && kind !== 'place' && !has('starts')) {
    const dated = dateClaims(page, claimed)
    const hasHour = dated.some(
      ({ field, value }) => field === 'starts' && value.precision === 'exact',
    )
    if (hasHour || !isClosure(page)) claims.push(...dated)
  }
  if (!isList && !has('address') && !has('is_online')) {
    claims.push(...addressClaims(page, [...claimed, ...claims]))
  }
  const isPlaced = has('coordinates') || has('address')
  // A map in an article shows something that it tells of, unless it tells of an event.
  const isMapped = page.telling === 'open' || [...claimed, ...claims].some(isStart)
  if (!isList && !isPlaced) {
    claims.push(...geoClaims(page.root), ...(isMapped ? mapClaims(page) : []))
  }
  return claims
}

function dateClaims(page: Page, claimed: readonly Claim[]): Claim[] {
  const { written_titles: titles, words, about, dates: reading, is_article } = page
  const { telling, isOwnTime } = page
  const isOwn = ({ starts, either }: FoundDate) => (either ?? [starts]).some(isOwnTime)
  for (const from of ['heading', 'opengraph', 'title'] as const) {
    const [date] = readDates(titles[from] ?? '', reading)
    if (date && date.starts.precision === 'exact' && !isOwn(date)) {
      // The minutes of a meeting name when it was.
      if (page.is_report && !isToCome(date, page)) continue
      return claimsOfDates([withZone(date, page)], from)
    }
    if (telling === 'told') continue
    // “Ausstellung ‚Blau‘ noch bis 10. Januar”
    const [last] = readDates(titles[from] ?? '', { ...reading, is_note: true })
    if (last?.starts.is_start_assumed && !isClosing(titles[from] ?? '', last)) {
      return [...kindOfEvent, ...claimsOfDates([last], from)]
    }
  }
  // Dates on a product's or a film's page are those of its delivery, its reviews or its release; those of its own
  // description are its own.
  if (page.is_film) return showingClaims(words.slice(0, 6_000), reading, about.now)
  // Some builders call the page of an event an article or a product; what stands behind “When:” is said of it all the same.
  const own =
    telling === 'told' && (page.is_told || page.is_product || page.is_report) ? announced(page) : []
  if (own.length > 0) return own
  if (telling === 'told' && !page.is_product) return []
  if (!is_article) {
    const said = claimed.flatMap(({ field, value }) => (field === 'description' ? [value] : []))
    const description = said.join('\n').slice(0, 4_000)
    const own = readDates(description, reading)
    const exact = distinct(own.filter((date) => date.starts.precision === 'exact' && !isOwn(date)))
    return isOfOne(exact, description) ? claimsOfDates(exact, 'text') : []
  }
  // An article that only its head calls one may be an event’s page all the same, where it says when it is.
  const isLabelled = telling === 'open' || !(telling === 'told' || page.is_told)
  const labelled = isLabelled ? timesOf(labelledDates(words.slice(0, 6_000), reading), isOwn) : []
  if (labelled.length > 0 && labelled.length <= maxDates) return claimsOfDates(labelled, 'text')
  const marked = markedTime(page)
  const text = words.slice(0, 6_000)
  const { dates: said, discarded } = readTime(text, reading)
  for (const { reason } of discarded) page.discarded.add(reason)
  const its = said.filter(
    (date) => !isOfHouse(text, date, page) && !isOwn(date) && mayBeIts(text, date, page),
  )
  const dates = distinct(telling === 'open' ? its : withoutLinked(text, its, page))
  const day = dayOfTitles(page)
  const timed = dates.filter(
    ({ starts: { precision, local } }) =>
      precision === 'exact' && (day === null || local.startsWith(day)),
  )
  if (timed.length === 0) {
    const head = headDate(words, titles.heading, reading)
    if (head && !isOwn(head) && (telling === 'open' || isToCome(head, page)))
      return claimsOfDates([head], 'text')
  }
  const beside = datesBesideTitle(text, dates, timed, page)
  if (beside) return [...kindOfEvent, ...claimsOfDates(beside.slice(0, maxDates), 'text')]
  const season = dates.find((date) => isSeason(text, date))
  if (timed.length === 0 && !season) {
    const titled = titleDayClaims(page, isClearDay)
    if (titled.length > 0) return titled
    const day = announcedDay(text, dates, page)
    if (day) return [...kindOfEvent, ...claimsOfDates([day], 'text')]
    const days = announcedDays(text, dates, page) ?? (telling === 'open' ? dayOfMonth(page) : null)
    if (days) return [...kindOfEvent, ...claimsOfDates([days], 'text')]
  }
  const isOver = season && timed.every(({ starts }) => isWithin(starts, season))
  const chosen = isOver ? [season] : timed.length > 0 ? timed : dates
  if (chosen.length > 0 && isOfOne(chosen, text)) {
    const claims = claimsFrom('text', 0)
    if (chosen.every((date) => isSeason(text, date))) claims.add('kind', 'event')
    return [...claims.list, ...claimsOfDates(chosen, 'text')]
  }
  if (!marked) return titleDayClaims(page)
  const claims = claimsFrom('text', 0)
  claims.add('starts', marked)
  return claims.list
}

/** The zone's letters behind an hour: “6:30pm CST”. */
const zoneLetters = /\d\s?(?:[ap]\.?m\.?\s)?[A-Z]{2,4}T\b/iu

/** A time of a title, with the zone that the words of its page name where they tell the same time. */
function withZone(date: FoundDate, { words, dates }: Page): FoundDate {
  const { starts } = date
  if (starts.offset !== null || starts.timezone !== null || starts.zone_name) return date
  const lines = words
    .slice(0, 6_000)
    .split('\n')
    .filter((line) => zoneLetters.test(line))
  const same = lines
    .slice(0, 5)
    .flatMap((line) => readDates(line.slice(0, 300), dates))
    .find((one) => one.starts.local === starts.local && one.starts.zone_name)
  return same ? { ...date, starts: same.starts } : date
}

/** Dates with an hour, each once, besides the page's own. */
function timesOf(dates: readonly FoundDate[], isOwn: (date: FoundDate) => boolean): FoundDate[] {
  return distinct(dates).filter((date) => date.starts.precision === 'exact' && !isOwn(date))
}

/** The only day to come that the titles of a page name; null for none or several. */
function dayOfTitles({ written_titles: titles, dates }: Page): string | null {
  const days = Object.values(titles).flatMap((title) => {
    if (title === null || !/\d/.test(title)) return []
    const found = readDates(title, { ...dates, is_note: true })
    return found.flatMap(({ starts, ends, either }) =>
      either || ends || starts.local.slice(0, 10) < dates.now.slice(0, 10)
        ? []
        : starts.local.slice(0, 10),
    )
  })
  return new Set(days).size === 1 ? (days[0] ?? null) : null
}

/** What comes out on a day, among what people go to. */
const released = wordsOf('page.released')

/** When something is that an article announces: behind a label, or on the day of its title. */
function announced(page: Page): Claim[] {
  const { words, about, dates: reading, written_titles: titles } = page
  const isAhead = ({ starts, ends, either }: FoundDate) =>
    !either && instantOf(ends ?? starts, about.timezone) >= Date.parse(about.now)
  const dates = distinct(labelledDates(words.slice(0, 6_000), reading).filter(isAhead)).filter(
    ({ starts }) => !page.isOwnTime(starts),
  )
  const timed = dates.filter(({ starts }) => starts.precision === 'exact')
  const labelled = timed.length > 0 ? timed : dates
  // Of “Monday, 25 March” in two languages one may be read as a Monday alone.
  const whole = labelled.filter(({ quote }) => isDayAndMonth(quote))
  const chosen = whole.length > 0 ? whole : labelled
  if (chosen.length > 0 && chosen.length <= maxDates) {
    const [only, other] = chosen
    const days = only && !other ? [withHour(only, page)] : chosen
    return [...kindOfEvent, ...claimsOfDates(days, 'text')]
  }
  const inTitles = Object.values(titles).flatMap((title) => wordsIn(title ?? ''))
  const isEvent =
    inTitles.some((word) => isEventWord(word) && !released.has(word)) ||
    Object.values(titles).some((title) => title !== null && beginsWithDay(title, reading))
  const titled = isEvent ? titleDayClaims(page) : []
  if (titled.length > 0) return titled
  const said = (inTitles.some(isInvitation) ? invited(page) : null) ?? headedDay(page)
  return said ? [...kindOfEvent, ...claimsOfDates([said], 'text')] : []
}

/** Words that end as what people do on one day: “Kochabend”. */
const compound = pattern`.{3}${'text.event_ending'}$`

/** Labels of when something is: one in a title names no event. */
const timeLabels = wordsOf('page.time_label')

function isInvitation(word: string): boolean {
  if (released.has(word) || timeLabels.has(word)) return false
  return isEventWord(word) || compound.test(word)
}

/** How far down an article the sentence stands that invites to what its title names. */
const maxInvitation = 600

/**
 * The only day to come, with its hour, that an article names in a sentence with the words of its title: “On Saturday, 15 June
 * at 7 pm our workshop …” below “Sewing workshop”. Null for none and for several.
 */
function invited(page: Page): FoundDate | null {
  const text = page.words.slice(0, maxInvitation)
  const dates = readDates(text, page.dates).filter(
    (date) =>
      date.starts.precision === 'exact' &&
      !date.starts.is_evening_assumed &&
      !date.either &&
      isClearDay(date.quote) &&
      isToCome(date, page) &&
      !page.isOwnTime(date.starts) &&
      isOfTitle(text, date, page),
  )
  const [only, other] = distinct(dates)
  return only && !other ? only : null
}

/** Whether a title begins with a whole day, as those of announcements do: “2027-11-14 Workshop with Ada”. */
function beginsWithDay(title: string, reading: DateAbout): boolean {
  if (!/^\P{L}*\d/u.test(title)) return false
  const [date] = readDates(title, { ...reading, is_note: true })
  return date !== undefined && date.at === 0 && /\d{4}/.test(date.quote) && !date.either
}

function isStart({ field }: Claim): boolean {
  return field === 'starts'
}

const kindOfEvent: readonly Claim[] = [{ field: 'kind', value: 'event', from: 'text', subject: 0 }]

/** The next of the times at which a film or a play is shown; none where its page names only days, such as that of its release. */
function showingClaims(text: string, reading: DateAbout, now: string): Claim[] {
  const times = readDates(text, { ...reading, is_note: true }).filter(
    ({ starts, either }) => starts.precision === 'exact' && !either,
  )
  const next = times.find(({ starts }) => orderOf(starts) >= Date.parse(now)) ?? null
  return next ? [...kindOfEvent, ...claimsOfDates([next], 'text')] : []
}

/**
 * Whether dates may be those of one event. Those that are told together, “28.11., 5.12. and 12.12. at 2pm”, are its own, and
 * so are those in lines below each other: of a programme each has a name.
 */
function isOfOne(dates: readonly FoundDate[], text: string): boolean {
  const apart = dates.filter(({ at }, index) => {
    const last = dates[index - 1]
    if (!last) return true
    return at !== last.at && /\p{L}{2}/u.test(text.slice(last.at + last.quote.length, at))
  })
  return apart.length <= maxDates
}

const closing = pattern`${word('text.shut', 'page.except')}`

/** Where the days of an exhibition or a festival stand on its page, and the words of those on which a place is open. */
const maxBefore = 400

/** Whether something begins on the days of a festival. */
function isWithin({ local }: FoundDate['starts'], { starts, ends }: FoundDate): boolean {
  const day = local.slice(0, 10)
  return day >= starts.local.slice(0, 10) && day <= (ends ?? starts).local.slice(0, 10)
}

/** Whether a date is from one day to another, with the year, as pages of exhibitions and festivals begin. */
function isSeason(text: string, { at, quote, starts, ends }: FoundDate): boolean {
  const isSpan = starts.precision === 'date_only' && ends !== null && /\d{4}/.test(quote)
  return isSpan && at < maxBefore && !opened.test(text.slice(Math.max(0, at - 60), at))
}

/** Whether a date is one on which something is closed, or in an article the hours at which it is open then. */
function isOfHouse(text: string, date: FoundDate, { telling }: Page): boolean {
  if (isClosing(text, date)) return true
  const tokens = telling === 'open' ? [] : tokensOf(date.quote)
  return tokens.some((_, index) => isOpeningWord(tokens, index))
}

/** Whether a date is one on which something is closed. */
function isClosing(text: string, { at, quote }: FoundDate): boolean {
  const sentence =
    text
      .slice(Math.max(0, at - 60), at)
      .split(/[.!?\n]/)
      .at(-1) ?? ''
  return closing.test(sentence) || closing.test(quote)
}

function distinct(dates: readonly FoundDate[]): FoundDate[] {
  const byStart = new Map<string, FoundDate>()
  for (const date of dates)
    if (!byStart.has(date.starts.local)) byStart.set(date.starts.local, date)
  return [...byStart.values()]
}

function claimsOfDates(
  dates: readonly FoundDate[],
  from: 'heading' | 'opengraph' | 'title' | 'text',
): Claim[] {
  const claims = claimsFrom(from, 0)
  for (const { starts, ends, either } of dates) {
    claims.add('starts', starts)
    claims.add('ends', ends)
    claims.add('either', either)
  }
  return claims.list
}

/**
 * The one time that a page marks as such and that is not past; when it was published or changed does not count. Null where it
 * marks many, such as those of its comments.
 */
function markedTime({ main, about, isOwnTime }: Page): FoundTime | null {
  const times = new Map<number, FoundTime>()
  const all = new Set<number>()
  for (const { name, attributes } of elementsOf(main.root, main.isCut)) {
    const text = name === 'time' ? attributes.get('datetime') : undefined
    const time = text ? readMetaTime(text) : null
    if (time?.precision !== 'exact') continue
    all.add(orderOf(time))
    if (isOwnTime(time)) continue
    if (orderOf(time) >= Date.parse(about.now)) times.set(orderOf(time), time)
  }
  const [only] = times.values()
  return times.size === 1 && all.size <= maxDates && only ? only : null
}
