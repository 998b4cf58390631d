import type {
  Claim,
  ClaimValues,
  Field,
  FoundItem,
  SourceReading,
} from '#server/domain/language/claim.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import { emptyReading } from '#server/domain/language/reading.ts'
import {
  clipText,
  clipTitle,
  maxDescriptionLength,
  maxExcerptLength,
} from '#server/domain/language/text/clip.ts'
import { everyDay, everyWeekday } from '#server/domain/messages/capture_reading.ts'
import { type DescribedEvent, describedEvents } from '#server/domain/ics/described_events.ts'
import { weekdayNames } from '#server/domain/ics/rule.ts'
import { isCalendar, latinOf } from '#server/domain/ics/lines.ts'
import { oneLine, severalLines } from '#server/domain/basics/text.ts'

/** The most events that are kept. */
const most = 100

/** The beginning of an event that somebody has copied out of its calendar. */
const eventAlone = /^\s*BEGIN\s*:\s*VEVENT\b/i

/**
 * Reads a text that is a calendar (RFC 5545), or events of one: its one event, or its events as items. A series has its
 * next occurrence, and what is over is left out where something is still to come. Null for any other text.
 */
export function readCalendarText(given: string, about: DateAbout): SourceReading | null {
  const isAlone = eventAlone.test(given)
  const text = isAlone ? `BEGIN:VCALENDAR\r\n${given}\r\nEND:VCALENDAR\r\n` : given
  const bytes = Buffer.from(text)
  if (!isCalendar(latinOf(bytes.subarray(0, 4_096)))) return null
  const all = describedEvents(bytes, { timezone: about.timezone, now: new Date(about.now) })
  const events = all.filter(({ starts }) => starts !== null)
  const coming = events.filter(({ is_over }) => !is_over)
  const shown = coming.length > 0 ? coming : events
  const [first] = shown
  if (!first) return emptyReading
  if (shown.length === 1) return { ...emptyReading, claims: claimsOf(first, text) }
  const items = shown.flatMap((event) => itemOf(event) ?? [])
  const name = /^X-WR-CALNAME[^:\n]{0,100}:(.{1,500})$/im.exec(text.slice(0, 20_000))?.[1]
  const title = name === undefined ? '' : oneLine(name.replace(/\\(.)/g, '$1'))
  return {
    ...emptyReading,
    claims:
      title === '' ? [] : [{ field: 'title', value: clipTitle(title), from: 'title', subject: 0 }],
    items: items.slice(0, most),
    items_left_out: Math.max(0, items.length - most),
  }
}

function claimsOf(event: DescribedEvent, text: string): Claim[] {
  const { title, description, coordinates, url, starts, ends } = event
  const claims: Claim[] = []
  const add = <F extends Field>(field: F, value: ClaimValues[F] | null | '') => {
    if (value !== null && value !== '')
      claims.push({ field, value, from: 'calendar', subject: 0 } as Claim)
  }
  add('kind', 'event')
  add('title', clipTitle(oneLine(title)))
  add('description', description && clipText(severalLines(description), maxDescriptionLength))
  const { name, address, city, link } = placeIn(event.location)
  add('place_name', name)
  add('address', address)
  add('city', city)
  add('coordinates', coordinates)
  add('url', webAddress(url) ?? link)
  add('starts', starts)
  add('ends', ends)
  if (event.is_canceled) add('is_canceled', true)
  if (link !== null && address === null) add('is_online', true)
  if (event.repeats) add('repeats', repeatsIn(text, event))
  return claims
}

/** What LOCATION says: a name, an address with its name before it, or a link. */
function placeIn(location: string | null): {
  readonly name: string | null
  readonly address: string | null
  readonly city: string | null
  readonly link: string | null
} {
  const none = { name: null, address: null, city: null, link: null }
  const line = oneLine(location ?? '').slice(0, 500)
  if (line === '') return none
  const link = webAddress(/https?:\/\/\S+/i.exec(line)?.[0] ?? null)
  const [found] = addressesIn(line)
  if (found) {
    const name = line.slice(0, found.at).replace(/[\s,;:(–-]+$/u, '')
    return { name: name || null, address: found.address, city: found.city, link }
  }
  if (link !== null) return { ...none, link }
  // “Lido, Cuvrystraße 7” and other forms: what follows the first comma is where it is.
  const [, name, rest] = /^([^,]{2,80}), ?(.{3,300})$/.exec(line) ?? []
  return rest === undefined
    ? { ...none, name: line }
    : { ...none, name: name ?? line, address: rest }
}

function webAddress(text: string | null): string | null {
  const url = text === null || text.length > 2_048 ? null : URL.parse(text.trim())
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null
}

/** “Every Thursday”, where the rule is as simple as that; null for others. */
function repeatsIn(text: string, { starts }: DescribedEvent): string | null {
  const rule = /^RRULE[^:\n]{0,100}:(.{1,300})$/im.exec(text)?.[1]?.trim().toUpperCase() ?? ''
  const part = (name: string) => new RegExp(`(?:^|;)${name}=([^;]*)`).exec(rule)?.[1]
  if ((part('INTERVAL') ?? '1') !== '1') return null
  if (part('FREQ') === 'DAILY' && part('BYDAY') === undefined) return everyDay
  if (part('FREQ') !== 'WEEKLY') return null
  const named = part('BYDAY')
    ?.split(',')
    .map((day) => weekdayNames.indexOf(day))
  const own = starts ? (new Date(`${starts.local}Z`).getUTCDay() + 6) % 7 : -1
  const days = named ?? [own]
  return days.includes(-1) ? null : everyWeekday(days)
}

/** One of several events. The lines at the end of the excerpt say where and until when it is. */
function itemOf(event: DescribedEvent): FoundItem | null {
  const title = oneLine(event.title)
  if (title === '') return null
  const { name, address } = placeIn(event.location)
  const lines = [
    event.ends ? `ends: ${timeText(event.ends)}` : '',
    address === null && name === null
      ? ''
      : `address: ${[name, address].filter(Boolean).join(', ')}`,
  ].filter((line) => line !== '')
  const rest = lines.join('\n')
  const words = clipText(severalLines(event.description ?? ''), maxExcerptLength - rest.length - 1)
  return {
    title: clipTitle(title),
    kind: 'event',
    excerpt: [words, rest].filter((part) => part !== '').join('\n') || null,
    link: webAddress(event.url),
    starts: event.starts,
  }
}

function timeText({ local, offset, precision }: NonNullable<DescribedEvent['ends']>): string {
  if (precision === 'date_only') return local.slice(0, 10)
  if (offset === null) return local
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.abs(offset)
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
