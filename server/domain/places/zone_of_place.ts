import { zoneOfCityOfAddress } from '#server/domain/language/place/city_zones.ts'
import { pointOfCity } from '#server/domain/language/place/city_points.ts'
import {
  fitsCountry,
  isCountry,
  zoneOfCountry,
  zoneOfPoint,
} from '#server/domain/language/place/zone_of.ts'
import { zoneOfCity } from '#server/domain/basics/zone_names.ts'
import { timeZoneNamed } from '#server/domain/basics/time_zone.ts'

/**
 * The time zone (IANA) that a person means who typed this: its name, a large city, perhaps with its country, or a country
 * with one time zone. Null for anything else, such as a country with several, and an offset, which says nothing about
 * summer.
 */
export function zoneMeant(typed: string): string | null {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (text === '') return null
  const named = timeZoneNamed(text.replaceAll(' ', '_'))
  // Names of one word, such as `Japan` and `EST`, are countries first.
  if (named?.includes('/')) return named
  const [place = '', ...others] = text.split(',').map((part) => part.trim())
  const found = (isCountry(text) ? zoneOfCountry(text) : null) ?? named ?? zoneOf(place)
  const country = others.at(-1)
  return found !== null && country !== undefined && !fitsCountry(found, country) ? null : found
}

function zoneOf(city: string): string | null {
  const point = pointOfCity(city)
  return zoneOfCityOfAddress(city) ?? (point && zoneOfPoint(point)) ?? zoneOfCity(city)
}
