import lookUp from '@photostructure/tz-lookup'
import type { Coordinates } from '#server/domain/basics/distance.ts'
import {
  type Region,
  type WideCountry,
  isZoneOf,
  zoneOfRegion,
  zonesOf,
} from '#server/domain/language/place/region_zones.ts'
import { countryCode, onlyZone } from '#server/domain/language/place/countries.ts'
import { timeZoneNamed } from '#server/domain/basics/time_zone.ts'

/** Steps to the points around one, in degrees: some twenty kilometers. */
const steps = [-0.2, 0, 0.2]

/** The zone of a point on the earth (IANA); null for a point at sea, and for one that is not on the earth. */
export function zoneOfPoint(point: Coordinates): string | null {
  const own = zoneAt(point)
  // Piers and beaches are at sea where coasts are drawn roughly.
  return own?.startsWith('Etc/') ? (zonesAround(point)[0] ?? null) : own
}

/** The zones of a point and around it, its own first, without those of the sea; empty for one that is not on the earth. */
export function zonesAround(point: Coordinates): string[] {
  const own = zoneAt(point)
  if (own === null) return []
  const near = steps.flatMap((up) =>
    steps.map((along) =>
      zoneAt({ latitude: point.latitude + up, longitude: point.longitude + along }),
    ),
  )
  const onLand = [own, ...near].flatMap((zone) => (zone?.startsWith('Etc/') ? [] : (zone ?? [])))
  return [...new Set(onLand)]
}

function zoneAt({ latitude, longitude }: Coordinates): string | null {
  try {
    return named(lookUp(latitude, longitude))
  } catch {
    return null
  }
}

/** Names of zones that were looked up before: each costs more than the point does. */
const spellings = new Map<string, string | null>()

function named(zone: string): string | null {
  const known = spellings.get(zone)
  if (known !== undefined) return known
  const name = timeZoneNamed(zone)
  spellings.set(zone, name)
  return name
}

/** What French postcodes begin with overseas. */
const overseas: Readonly<Record<string, string>> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '976': 'Indian/Mayotte',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
}

/**
 * The zone of a country that has only one, by its code or its name; null for any other. Postcodes tell the islands of
 * Spain, Portugal and France.
 */
export function zoneOfCountry(country: string, postcode: string | null = null): string | null {
  const code = countryCode(country)
  if (code === null) return null
  if (code === 'es') {
    if (postcode === null) return null
    return /^(?:35|38)\d{3}$/.test(postcode) ? 'Atlantic/Canary' : 'Europe/Madrid'
  }
  if (code === 'pt') {
    if (postcode === null) return null
    if (!/^9/.test(postcode)) return 'Europe/Lisbon'
    return /^9[0-4]/.test(postcode) ? 'Atlantic/Madeira' : 'Atlantic/Azores'
  }
  if (code === 'fr' && /^9[78]/.test(postcode ?? '')) {
    return overseas[postcode?.slice(0, 3) ?? ''] ?? null
  }
  return onlyZone(code)
}

/** A postcode that is on no island, in countries whose islands have other clocks. */
const mainland = '28001'

/** As `zoneOfCountry`, where the large cities of the country are: not on islands with another time. */
export function zoneOfMainland(country: string): string | null {
  return zoneOfCountry(country, mainland)
}

/** The country with several zones that a name or a code means; null for any other. */
export function wideCountryNamed(country: string): WideCountry | null {
  const code = countryCode(country)
  return wideCountries.find((one) => one === code) ?? null
}

/** The zones of a country; empty where they are not known. */
export function zonesIn(country: string): readonly string[] {
  const several = wideCountryNamed(country)
  return several === null ? [zoneOfMainland(country) ?? []].flat() : zonesOf(several)
}

/** The countries with several zones whose parts are known. */
export const wideCountries = [
  'us',
  'ca',
  'au',
  'br',
  'mx',
] as const satisfies readonly WideCountry[]

/** Whether a name or a code is that of a country that is known here. */
export function isCountry(name: string): boolean {
  return countryCode(name) !== null
}

/**
 * The zone of a place in a country: of its only zone, else by its region, its postcode or its city. Null where they do
 * not tell, and for a country that is not known.
 */
export function zoneInCountry(
  country: string,
  { region, postcode, ofCity }: Region,
): string | null {
  const several = wideCountryNamed(country)
  if (several !== null) return zoneOfRegion(several, { region, postcode, ofCity })
  const only = zoneOfCountry(country, postcode)
  return only ?? (ofCity !== null && fitsCountry(ofCity, country) ? ofCity : null)
}

const zonesOfIndonesia = new Set([
  'Asia/Jakarta',
  'Asia/Pontianak',
  'Asia/Makassar',
  'Asia/Jayapura',
])

/** Whether a zone may be one of a country; true for a country that is not known, or whose zones are not. */
export function fitsCountry(zone: string, country: string): boolean {
  const code = countryCode(country)
  if (code === null) return true
  const several = wideCountries.find((one) => one === code)
  if (several !== undefined) return isZoneOf(several, zone)
  if (code === 'es') return zone === 'Europe/Madrid' || zone === 'Atlantic/Canary'
  if (code === 'pt') return zone === 'Europe/Lisbon' || zone.startsWith('Atlantic/')
  if (code === 'ru') return zone.startsWith('Europe/') || zone.startsWith('Asia/')
  if (code === 'id') return zonesOfIndonesia.has(zone)
  const only = onlyZone(code)
  return only === null || only === zone
}
