import type { Coordinates } from '#server/domain/basics/distance.ts'
import type { RowProblem, SourceItem, SourcePrice } from '#server/domain/inventory/source_item.ts'
import {
  firstText,
  isObject,
  type Json,
  notAnItem,
  objectOf,
  textsOf,
} from '#server/reading/inventory/json.ts'
import { openingHoursOf } from '#server/reading/inventory/schema_hours.ts'
import { readMetaTime } from '#server/reading/page/time.ts'

/** The most things of one value. */
const most = 1_000

/** Makes things of JSON-LD in the words of schema.org: one thing, or the things in its `@graph`. */
export function readThing(value: Json): (SourceItem | RowProblem)[] {
  const graph = value['@graph']
  if (Array.isArray(graph)) return graph.slice(0, most).filter(isObject).map(itemOf)
  return [itemOf(value)]
}

function itemOf(thing: Json): SourceItem | RowProblem {
  const types = textsOf(thing['@type']).map((type) => type.replace(/^.*[/:]/, ''))
  const starts = firstText(thing.startDate)
  const isEvent = starts !== undefined || types.some((type) => /(Event|Festival)$/.test(type))
  const isPlace = thing.address !== undefined || thing.geo !== undefined || types.includes('Place')
  if (!isEvent && !isPlace) return notAnItem
  const places: unknown[] = Array.isArray(thing.location) ? thing.location : [thing.location]
  const venue = isEvent ? venueOf(places) : thing
  const written = isEvent && typeof places[0] === 'string' ? places[0] : undefined
  const address = venue.address
  const postal = objectOf(Array.isArray(address) ? address[0] : address)
  const ends = firstText(thing.endDate)
  const url = firstText(thing.url, webId(thing))
  return {
    id: firstText(thing['@id'], thing.identifier) ?? withStart(url, starts),
    kind: isEvent ? 'event' : 'place',
    name: firstText(thing.name, thing.headline),
    description: firstText(thing.description),
    venue: isEvent ? firstText(venue.name) : undefined,
    address: firstText(address) ?? addressOf(postal) ?? written,
    city: firstText(postal.addressLocality),
    activities: [...textsOf(thing.servesCuisine), ...textsOf(thing.keywords)],
    tags: types,
    coordinates: pointOf(venue.geo),
    opening_hours: openingHoursOf(thing),
    ...(isEvent && { starts: starts === undefined ? null : readMetaTime(starts) }),
    ...(isEvent && ends !== undefined && { ends: readMetaTime(ends) }),
    url,
    price: priceOf(thing),
    is_closed:
      /EventCancelled$/.test(firstText(thing.eventStatus) ?? '') ||
      thing.permanentlyClosed === true,
  }
}

/** The first place that is not one of the web. */
function venueOf(places: readonly unknown[]): Json {
  return places.filter(isObject).find((one) => one['@type'] !== 'VirtualLocation') ?? {}
}

/** Dates of one series share their page. */
function withStart(url: string | undefined, starts: string | undefined): string | undefined {
  return url === undefined || starts === undefined ? url : `${url}#${starts}`
}

function webId(thing: Json): string | undefined {
  const id = firstText(thing['@id'])
  return id !== undefined && /^https?:/i.test(id) ? id : undefined
}

function addressOf({ streetAddress, postalCode, addressLocality }: Json): string | undefined {
  const town = [firstText(postalCode), firstText(addressLocality)]
    .filter((part) => part !== undefined)
    .join(' ')
  const parts = [firstText(streetAddress), town].filter((part) => part !== undefined && part !== '')
  return parts.join(', ') || undefined
}

/** Undefined where no point is given, null where it cannot be read. */
function pointOf(geo: unknown): Coordinates | null | undefined {
  if (!isObject(geo) || geo.latitude === undefined) return undefined
  const [latitude, longitude] = [Number(geo.latitude), Number(geo.longitude)]
  return Number.isNaN(latitude + longitude) ? null : { latitude, longitude }
}

function priceOf({ offers, isAccessibleForFree }: Json): SourcePrice | undefined {
  const given = (Array.isArray(offers) ? offers : [offers]).filter(isObject)
  const amounts = given
    .flatMap(({ price, lowPrice, highPrice }) => [price, lowPrice, highPrice])
    .filter((amount) => typeof amount === 'number' || typeof amount === 'string')
    .map((amount) => (amount === '' ? Number.NaN : Number(amount)))
    .filter((amount) => Number.isFinite(amount) && amount >= 0)
  if (amounts.length === 0) {
    return isAccessibleForFree === true ? { min: 0, max: 0, currency: null } : undefined
  }
  const currency = given.map((one) => firstText(one.priceCurrency)).find((text) => text)
  const isCode = currency !== undefined && /^[A-Z]{3}$/.test(currency)
  return {
    min: Math.min(...amounts),
    max: Math.max(...amounts),
    currency: isCode ? currency : null,
  }
}
