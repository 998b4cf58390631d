import { elementsOf, type HtmlElement, tokensOf } from '#server/reading/page/html.ts'
import { rankOf } from '#server/reading/page/kinds.ts'
import type { MainPart } from '#server/reading/page/main.ts'
import { lineOf } from '#server/reading/page/text_of.ts'
import { addValue, newThing, type Thing } from '#server/reading/page/thing.ts'

/** What a page hands to calendars: the name of an event, when it is, and where. */
interface Entry {
  readonly name: string
  readonly starts: string
  readonly ends: string | null
  readonly location: string | null
}

/** How many elements may be such buttons; a page with more is a programme. */
const most = 20

/**
 * The one event that a page's content lets visitors put into their calendars, by a link or a button. Empty where its metadata
 * declares an event, where it names none, and where it names several.
 */
export function readCalendarLinks({ root, isCut }: MainPart, declared: readonly Thing[]): Thing[] {
  if (declared.some(({ types }) => rankOf(types) === 'event')) return []
  const entries = new Map<string, Entry>()
  for (const element of elementsOf(root, isCut)) {
    const entry = element.attributes.size === 0 ? null : entryOf(element)
    if (entry !== null) entries.set(entry.starts, entry)
    if (entries.size > most) return []
  }
  const [only] = entries.values()
  return only && entries.size === 1 ? [eventOf(only)] : []
}

function eventOf({ name, starts, ends, location }: Entry): Thing {
  const event = newThing(['Event'])
  addValue(event, 'name', name)
  addValue(event, 'startDate', starts)
  if (ends !== null) addValue(event, 'endDate', ends)
  if (location !== null) addValue(event, 'location', location)
  return event
}

function entryOf(element: HtmlElement): Entry | null {
  if (element.name === 'a') return linked(element.attributes.get('href') ?? '')
  if (element.name === 'add-to-calendar-button') return ofButton(element)
  return element.attributes.get('class')?.includes('addeventatc') ? ofParts(element) : null
}

/** `dates=20270115T190000Z/20270115T210000Z` of a link that opens a form of Google's calendar. */
const dates = /^(?<starts>\d{8}(?:T\d{6}Z?)?)(?:\/(?<ends>\d{8}(?:T\d{6}Z?)?))?$/

function linked(href: string): Entry | null {
  if (!/^https?:\/\/(?:www|calendar)\.google\.com\/calendar\//i.test(href)) return null
  const query = URL.parse(href.slice(0, 8_000))?.searchParams
  const { starts, ends } = dates.exec(query?.get('dates')?.trim() ?? '')?.groups ?? {}
  const name = query?.get('text')?.trim() ?? ''
  if (starts === undefined || name === '') return null
  return {
    name,
    starts,
    ends: endOf(starts, ends ?? ''),
    location: wordsOf(query?.get('location')),
  }
}

/** When something ends; null for the days of a whole day, whose end is the day after. */
function endOf(starts: string, ends: string): string | null {
  return ends.includes('T') && starts.includes('T') && ends > starts ? ends : null
}

/** `<add-to-calendar-button startDate="2027-01-15" startTime="19:00">`. */
function ofButton({ attributes }: HtmlElement): Entry | null {
  const of = (name: string) => wordsOf(attributes.get(name))
  const [name, day] = [of('name'), of('startdate')]
  if (name === null || day === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const [from, until] = [of('starttime'), of('endtime')]
  return {
    name,
    starts: from === null ? day : `${day}T${from}`,
    ends: from === null || until === null ? null : `${of('enddate') ?? day}T${until}`,
    location: of('location'),
  }
}

/** `20-06-2027 18:00:00`, whose first number can be a day alone, or as its format says. */
const written =
  /^(?<one>\d{1,2})[-/.](?<two>\d{1,2})[-/.](?<year>\d{4})(?:\s+(?<clock>\d{1,2}:\d{2})(?::\d{2})?)?$/

/** What stands in elements of their own in a button: `<span class="start">20-06-2027 18:00</span>`. */
function ofParts(element: HtmlElement): Entry | null {
  const parts = new Map<string, string>()
  for (const part of elementsOf(element)) {
    for (const name of tokensOf(part, 'class')) parts.set(name.replace(/^_/, ''), lineOf(part, 300))
  }
  const name = wordsOf(parts.get('title'))
  const format = parts.get('date_format') ?? ''
  const starts = isoOf(parts.get('start') ?? '', format)
  if (name === null || starts === null) return null
  const ends = isoOf(parts.get('end') ?? '', format)
  return { name, starts, ends, location: wordsOf(parts.get('location')) }
}

/** The same in ISO 8601; null where nobody knows which number is the month. */
function isoOf(text: string, format: string): string | null {
  const { one = '', two = '', year, clock } = written.exec(text.trim())?.groups ?? {}
  if (year === undefined) return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.trim() : null
  const isSwapped = /^MM/i.test(format)
  if (format === '' && Number(one) <= 12) return null
  const [day, month] = isSwapped ? [two, one] : [one, two]
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return clock === undefined ? date : `${date}T${clock.padStart(5, '0')}`
}

function wordsOf(text: string | null | undefined): string | null {
  return text?.trim() || null
}
