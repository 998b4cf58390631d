import type { Coordinates } from '#server/domain/basics/distance.ts'
import { linkForm } from '#server/domain/capture/link_form.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import { checked } from '#server/domain/capture/map_forms.ts'
import { type AddressParts, locate } from '#server/domain/language/place/zone_of_address.ts'
import { isPointOf } from '#server/domain/language/place/point.ts'
import { zoneOfPoint } from '#server/domain/language/place/zone_of.ts'
import { plainLine } from '#server/reading/page/text_of.ts'
import {
  lineFrom,
  nameOf,
  type Thing,
  textsOf,
  thingsOf,
  valuesOf,
} from '#server/reading/page/thing.ts'
import { countryCode } from '#server/domain/language/place/countries.ts'

/** Where something is, as a page's metadata says it. */
export interface Whereabouts {
  readonly address: string | null
  readonly city: string | null
  /** As the page writes it: a name, or two letters. */
  readonly country: string | null
  /** Its zone (IANA), where the point, the country or the postcode tells. */
  readonly timezone: string | null
  readonly point: Coordinates | null
}

/** Countries that write the region between the city and the postcode, and those that write the postcode last. */
const regional: ReadonlySet<string> = new Set(['us', 'ca', 'au'])
const trailing: ReadonlySet<string> = new Set(['gb', 'ie'])

/** Reads where a place is: its address, its point, or a link to a map of it. */
export function whereaboutsOf(place: Thing): Whereabouts {
  const given = valuesOf(place, 'address', 'adr')
  const address = given.find((value) => typeof value !== 'string')
  const text = given.find((value) => typeof value === 'string')
  // Some write the parts of the address into the place itself.
  const parts = address ?? (place.properties.has('streetAddress') ? place : null)
  const point = pointOf(place) ?? (parts && pointOf(parts))
  if (!parts) {
    const line = text === undefined ? null : addressLine(text)
    const [found] = line ? addressesIn(line) : []
    const { city = null, country = null } = found ?? {}
    const known = { address: line, country, region: null, postcode: null, city }
    return { address: line, city, country, ...pointAndZone(point, known) }
  }
  const street = lineFrom(parts, 160, 'streetAddress', 'street-address')
  const postcode = lineFrom(parts, 20, 'postalCode', 'postal-code')
  const city = lineFrom(parts, 100, 'addressLocality', 'locality')
  const region = lineFrom(parts, 60, 'addressRegion', 'region')
  const country = countryOf(parts)
  const ends = cityLine({ postcode, city: city ?? region, region, country })
  const hasEnds = street !== null && city !== null && has(street, postcode) && has(street, city)
  const joined = hasEnds ? street : [street, ends].filter(Boolean).join(', ')
  const line = joined || lineFrom(parts, 200, 'name', 'description')
  const full = line ? addressLine(line) : null
  const known = { address: full, country, region, postcode, city }
  return { address: full, city, country, ...pointAndZone(point, known) }
}

/** The point, where the address does not contradict it, and the zone of it or of the address. */
function pointAndZone(
  given: Coordinates | null,
  parts: AddressParts,
): Pick<Whereabouts, 'point' | 'timezone'> {
  const point = given !== null && isPointOf(given, parts) ? given : null
  return { point, timezone: (point && zoneOfPoint(point)) ?? locate(parts).timezone }
}

function has(street: string, part: string | null): boolean {
  return part === null || street.toLowerCase().includes(part.toLowerCase())
}

interface CityParts {
  postcode: string | null
  city: string | null
  region: string | null
  country: string | null
}

function cityLine({ postcode, city, region, country }: CityParts): string {
  const code = countryCode(country ?? '') ?? ''
  const isRegional = regional.has(code) || /^\d{5}(-\d{4})?$/.test(postcode ?? '')
  if (regional.has(code) || (isRegional && /^[A-Z]{2}$/.test(region ?? '') && !country)) {
    const end = [region === city ? null : region, postcode].filter(Boolean).join(' ')
    return [city, end].filter(Boolean).join(', ')
  }
  if (trailing.has(code) || /^[a-z]{1,2}\d[\da-z]? ?\d[a-z]{2}$/i.test(postcode ?? '')) {
    return [city, postcode].filter(Boolean).join(' ')
  }
  return [postcode, city].filter(Boolean).join(' ')
}

function countryOf(parts: Thing): string | null {
  const [value] = valuesOf(parts, 'addressCountry', 'country-name')
  if (value === undefined) return null
  return typeof value === 'string' ? plainLine(value, 60) : nameOf(value)
}

/** An address in one line, its parts divided by commas. */
function addressLine(text: string): string | null {
  const lines = text.slice(0, 500).split(/\r?\n|<br\s{0,5}\/?>/i)
  const joined = lines
    .map((line) => line.replace(/[\s,;]+$/, '').trim())
    .filter(Boolean)
    .join(', ')
  return plainLine(joined, 200)
}

function pointOf(place: Thing): Coordinates | null {
  const geo = thingsOf(place, 'geo', 'location')[0] ?? place
  const own = numbersOf(geo) ?? numbersOf(place)
  if (own) return own
  const [text] = textsOf(place, 'geo')
  const pair = /^\s*(-?\d{1,2}\.\d+)\s*[,;]\s*(-?\d{1,3}\.\d+)\s*$/.exec((text ?? '').slice(0, 60))
  if (pair) return checked(Number(pair[1]), Number(pair[2]))
  for (const map of textsOf(place, 'hasMap', 'map', 'maps').slice(0, 3)) {
    const found = linkForm(map).claims.find((claim) => claim.field === 'coordinates')
    if (found?.field === 'coordinates') return found.value
  }
  return null
}

function numbersOf(geo: Thing): Coordinates | null {
  const latitude = lineFrom(geo, 30, 'latitude')
  const longitude = lineFrom(geo, 30, 'longitude')
  if (!latitude || !longitude) return null
  const number = (text: string) =>
    /^-?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return checked(number(latitude), number(longitude))
}
