import { stateNamed } from '#server/domain/language/place/american_zones.ts'
import { cityNamed, zoneOfCity } from '#server/domain/language/place/catalog.ts'
import { zoneOfCityOfAddress } from '#server/domain/language/place/city_zones.ts'
import { hasNamesakes, namesakeIn } from '#server/domain/language/place/namesakes.ts'

/** A city, and the part of a country that stands behind it. */
export interface CityOfLine {
  /** Empty for none. */
  readonly name: string
  readonly region: string | null
}

/** Postcodes, districts and codes of regions behind a city: `MA 02108`, `150-0002`, `238801`, `Praha 1`. */
const codesBehind =
  /[\s,]+(?:[A-Z]{2,3}|\(\p{L}+\))?[\s,]*(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{1,6}(?:-\d{3,4})?)?$/u

/** Postcodes before a city: `28009 Madrid`, `105 63 Athens`, `1016 GV Amsterdam`. */
const codesBefore = /^(?:(?:[A-Z]{1,2}-)?\d[\dA-Z-]*\s)(?:\d{2,3}\s|[A-Z]{2}\s)?/u

/**
 * The city of an address in one line: the one that is given with it, its last words without codes, or those before a
 * region: the first of these that is known.
 */
export function cityOf({ city }: { readonly city?: string | null }, line: string): CityOfLine {
  const parts = line.split(',').map((part) => part.trim())
  const last = lastCity(line)
  const before = lastCity(parts.slice(0, -1).join(','))
  const behind = (parts.at(-1) ?? '').replace(codesBehind, '').trim()
  const isRegion = parts.length > 2 && stateNamed(behind) === null && /^\p{Lu}/u.test(behind)
  const found = [city ?? '', last, isRegion ? before : ''].find(isKnown) ?? (city || last)
  return { name: found, region: isRegion && found === before ? behind : null }
}

/** The city at the end of a line, without its codes. */
export function lastCity(line: string): string {
  const plain = line.replace(codesBehind, '').replace(/\s?[–/-]$/u, '')
  const part = plain.slice(plain.lastIndexOf(',') + 1).trim()
  return part.replace(codesBefore, '')
}

function isKnown(city: string): boolean {
  return hasNamesakes(city) || zoneOfKnownCity(city) !== null
}

/** The zone of a city that an address names; null for one that is not known. */
export function zoneOfKnownCity(city: string): string | null {
  const known = cityNamed(city)
  return known === null ? zoneOfCityOfAddress(city) : zoneOfCity(known)
}

/** The zone of a city of which no country is known: of the one in a region, or of the only one of its name. */
export function zoneOfCityAlone(city: string, region: string | null): string | null {
  const ofRegion = region === null ? null : namesakeIn(city, region)
  if (ofRegion !== null || hasNamesakes(city)) return ofRegion
  return zoneOfKnownCity(city)
}
