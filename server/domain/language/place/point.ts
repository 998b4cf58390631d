import type { Coordinates } from '#server/domain/basics/distance.ts'
import { isZoneOfState, stateNamed } from '#server/domain/language/place/american_zones.ts'
import { pointOfCity } from '#server/domain/language/place/city_points.ts'
import {
  type AddressParts,
  cityOfAddress,
  type Located,
  locate,
} from '#server/domain/language/place/zone_of_address.ts'
import {
  fitsCountry,
  wideCountryNamed,
  zonesAround,
} from '#server/domain/language/place/zone_of.ts'
import { metersBetween } from '#server/domain/basics/distance.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'

/** How far from the middle of a large city a point of it may be, in meters. */
const farthest = 120_000

/** Instants in winter and in summer at which the clocks of zones are compared, in seconds. */
const instants = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map(
  (text) => Date.parse(text) / 1000,
)

/**
 * Whether a point may be that of an address. Not one at sea, one far from the city, and one in another country or state
 * than the address tells: latitude and longitude are swapped there, a sign is wrong, or it is a point of something else.
 */
export function isPointOf(point: Coordinates, parts: AddressParts): boolean {
  const zones = zonesAround(point)
  if (zones.length === 0) return false
  const located = locate(parts)
  const city = cityOfAddress(parts)
  const middle = city === '' ? null : pointOfCity(city)
  // Elsewhere there may be a small town of the name of a large city.
  const isLarge = middle !== null && isThere(middle, located)
  if (isLarge && metersBetween(middle, point) > farthest) return false
  return zones.some((zone) => isIn(zone, located))
}

/** Whether a large city is where the address says: Paris, TX is not. */
function isThere(middle: Coordinates, { country, timezone }: Located): boolean {
  const zones = zonesAround(middle)
  if (timezone !== null) return zones.includes(timezone)
  return country === null || zones.some((zone) => fitsCountry(zone, country))
}

/** Whether a zone may be the one at an address. */
function isIn(zone: string, { country, region, timezone }: Located): boolean {
  if (timezone === zone) return true
  const wide = country === null ? null : wideCountryNamed(country)
  const state = wide === 'us' && region !== null ? stateNamed(region) : null
  if (state !== null && isZoneOfState(state, zone)) return true
  if (timezone === null) return country === null || fitsCountry(zone, country)
  const ahead = instants.map((at) => ianaZone(zone).offsetAt(at) - ianaZone(timezone).offsetAt(at))
  // Parts of a large state have other clocks.
  const most = wide !== null && wide !== 'us' ? 3_600 : 0
  return ahead.every((seconds) => Math.abs(seconds) <= most)
}
