import { dayEnds } from '#server/domain/basics/days.ts'
import type { Coordinates } from '#server/domain/basics/distance.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { momentOf } from '#server/domain/language/time/moment.ts'
import { zoneOfCity } from '#server/domain/language/place/catalog.ts'
import { clipText } from '#server/domain/language/text/clip.ts'
import { activitiesOf } from '#server/domain/inventory/activities.ts'
import type { LeftOut } from '#server/domain/inventory/osm_places.ts'
import type { AreaLookup } from '#server/domain/inventory/area_lookup.ts'
import { isPoint, zoneAt } from '#server/domain/inventory/point.ts'
import type { RowProblem, SourceItem, SourcePrice } from '#server/domain/inventory/source_item.ts'
import { readOpeningHours, writeMinutes } from '#server/domain/places/opening_hours.ts'
import { isBlank, oneLine, severalLines } from '#server/domain/basics/text.ts'
import { timeZoneNamed } from '#server/domain/basics/time_zone.ts'

/** The most characters of each text. */
const most = {
  name: 240,
  description: 2_000,
  address: 300,
  area: 100,
  hours: 1_000,
  url: 2_048,
  words: 400,
}

/** An item as it is stored, but for its ids and its vector. */
export interface ItemFacts {
  readonly kind: 'place' | 'event'
  readonly name: string
  readonly description: string | null
  readonly venue_name: string | null
  readonly address: string | null
  readonly city: string | null
  readonly neighborhood_name: string | null
  readonly activity_names: readonly string[]
  /** Other words that it is known by; null for none. */
  readonly words: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly timezone: string | null
  readonly opening_hours: string | null
  /** The text of an `int4multirange`. */
  readonly open_minutes: string | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly start_precision: 'exact' | 'date_only'
  readonly url: string | null
  readonly price: SourcePrice | null
  readonly weight: number
}

/** What items are made with. */
export interface FactsContext {
  readonly areas: AreaLookup
  /** The zone of times where nothing else tells; null for none. */
  readonly timezone: string | null
  /** The city of what has none; null for none. */
  readonly city: string | null
  /** Activities of the catalog that everything of the file has. */
  readonly activities: readonly string[]
  readonly now: Date
}

/** What a row became: an item, a reason to leave it out that is no mistake, or a problem. */
export type MadeFacts =
  | { readonly facts: ItemFacts }
  | { readonly left_out: 'no_name' | 'over' | LeftOut }
  | { readonly problem: RowProblem }

/** Makes an item of what a source says. What the source says in too many characters is cut, but for its name. */
export function factsOf(item: SourceItem, context: FactsContext): MadeFacts {
  const { areas, timezone, now } = context
  const name = textOf(item.name)
  if (name === null) return { left_out: 'no_name' }
  if (item.left_out) return { left_out: item.left_out }
  if (name.length > most.name && [...name].length > most.name) return { problem: nameTooLong }
  const point = item.coordinates
  if (point === null || (point && !isPoint(point))) return { problem: badCoordinates }
  const address = clipped(item.address, most.address)
  const found = areas.find({
    point: point ?? null,
    city: clipped(item.city, most.area),
    neighborhood: clipped(item.neighborhood, most.area),
    address,
  })
  const area = { ...found, city: found.city ?? context.city }
  const zone = zoneOf(item.timezone, point ?? null, area.city) ?? timezone
  const isEvent = item.kind === 'event' || item.starts !== undefined
  const times = isEvent ? timesOf(item, zone, now) : noTimes
  if ('problem' in times || 'left_out' in times) return times
  const hours = isEvent ? null : textOf(item.opening_hours)
  const minutes = hours === null ? null : readOpeningHours(hours)
  const kind = isEvent ? ('event' as const) : ('place' as const)
  const place = {
    kind,
    name,
    venue_name: isEvent ? clipped(item.venue, most.name) : null,
    address,
    city: area.city,
    neighborhood_name: area.neighborhood,
  }
  return {
    facts: {
      ...place,
      description: descriptionOf(item.description),
      activity_names: activitiesOf(
        [...(item.activities ?? []), ...context.activities],
        item.tags ?? [],
      ),
      words: wordsOf(item, name),
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      timezone: times.timezone ?? zone,
      opening_hours: hours && clipText(hours, most.hours),
      open_minutes: minutes && writeMinutes(minutes),
      starts_at: times.starts_at,
      ends_at: times.ends_at,
      start_precision: times.start_precision,
      url: urlOf(item.url),
      price: item.price ?? null,
      weight: Math.min(1, Math.max(0, item.weight ?? 0.5)),
    },
  }
}

interface Times {
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly start_precision: 'exact' | 'date_only'
  /** The zone that the source names for it. */
  readonly timezone: string | null
}

const noTimes: Times = {
  starts_at: null,
  ends_at: null,
  start_precision: 'exact',
  timezone: null,
}

/** How long an event lasts that does not say so, in milliseconds. */
const usualMs = 3 * 3_600_000

function timesOf(
  { starts, ends }: SourceItem,
  zone: string | null,
  now: Date,
): Times | Exclude<MadeFacts, { facts: ItemFacts }> {
  if (!starts) return { problem: badDate }
  const isKnown = starts.offset !== null && starts.precision === 'exact'
  if (!isKnown && zone === null && starts.timezone === null) return { problem: noZone }
  const found = instantOf(starts, zone)
  if (found === null) return { problem: badDate }
  const isDay = starts.precision === 'date_only'
  const end = ends ? instantOf(ends, starts.timezone ?? zone) : null
  // The last day of several ends with it.
  const until = end && ends?.precision === 'date_only' ? dayEnds(end.at, end.clock) : end?.at
  const ends_at = until && until > found.at ? until : null
  const usual = isDay ? dayEnds(found.at, found.clock) : new Date(found.at.getTime() + usualMs)
  if ((ends_at ?? usual) <= now) {
    return { left_out: 'over' }
  }
  const start_precision = starts.precision
  return { starts_at: found.at, ends_at, start_precision, timezone: found.timezone }
}

function instantOf(
  time: FoundTime,
  zone: string | null,
): { at: Date; timezone: string | null; clock: string } | null {
  const moment = momentOf(time, { venue: zone, account: 'UTC' })
  if (moment === null) return null
  const { at, timezone: clock } = moment
  return { at, timezone: moment.is_zone_assumed ? null : named(clock, zone), clock }
}

/** A time with an offset alone is in no zone that has a name. */
function named(timezone: string, zone: string | null): string | null {
  return timezone === 'UTC' && zone === null ? null : timezone
}

function zoneOf(
  given: string | undefined,
  point: Coordinates | null,
  city: string | null,
): string | null {
  const own = given === undefined ? null : timeZoneNamed(given.trim())
  return own ?? (point && zoneAt(point)) ?? (city === null ? null : zoneOfCity(city))
}

/** An address of the web; one without its beginning has it added. Null for anything else. */
function urlOf(text: string | undefined): string | null {
  const given = text?.trim() ?? ''
  if (given === '' || given.length > most.url) return null
  const whole = /^https?:\/\//i.test(given) ? given : `https://${given}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  const isWeb = url.username === '' && url.password === '' && url.hostname.includes('.')
  return isWeb && url.href.length <= most.url ? url.href : null
}

function textOf(text: string | undefined): string | null {
  return text === undefined || isBlank(text) ? null : oneLine(text.toWellFormed())
}

function clipped(text: string | undefined, length: number): string | null {
  const line = textOf(text?.slice(0, 4 * length))
  return line === null ? null : clipText(line, length)
}

/** Between the words of an item as they are kept. */
const betweenWords = ', '

/** The words of an item one by one, as `factsOf` keeps them. */
export function wordsKept(words: string | null): string[] {
  return words === null ? [] : words.split(betweenWords)
}

/** The words of an item that its name does not have. */
function wordsOf({ words = [] }: SourceItem, name: string): string | null {
  const known = name.toLowerCase()
  const lines = words.flatMap((word) => clipped(word, most.area) ?? [])
  const others = [...new Set(lines)].filter((word) => !known.includes(word.toLowerCase()))
  return others.length === 0 ? null : clipText(others.join(betweenWords), most.words)
}

function descriptionOf(text: string | undefined): string | null {
  if (text === undefined || isBlank(text)) return null
  return clipText(severalLines(text.slice(0, 10_000).toWellFormed()), most.description)
}

const nameTooLong = {
  code: 'name_too_long',
  message: `Its name has more than ${most.name} characters.`,
} as const
const badCoordinates = {
  code: 'coordinates_invalid',
  message: 'Its coordinates are no point on the earth.',
} as const
const badDate = { code: 'date_invalid', message: 'Its date cannot be read.' } as const
const noZone = {
  code: 'timezone_missing',
  message: 'Nothing says in which time zone its time is; --timezone gives one.',
} as const
