import { oneOf } from '#server/domain/language/words/pattern.ts'
import { stateNamed, stateNamesAlone } from '#server/domain/language/place/american_zones.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { hasNamesakes, namesakeIn, namesakeMeant } from '#server/domain/language/place/namesakes.ts'
import { fitsCountry, isCountry, zoneInCountry } from '#server/domain/language/place/zone_of.ts'

/** Regions by their names, without those that are names of cities as well. */
const region = `${stateNamesAlone}|${oneOf('place.province').source}|[A-Z]{2,3}`
/** A name that may be of a country. */
const name = String.raw`\p{Lu}[\p{L}’'-]{3,20}(?:\s\p{Lu}[\p{L}’'-]{2,20}){0,2}`
const behind = new RegExp(
  String.raw`(\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}.’'-]+){0,2})(?=(?:,\s?|\s\(?)(${region}|${name})(?![\p{L}\d]))`,
  'gu',
)

/** The most characters of a text that are read for cities. */
const most = 2_000

/**
 * The zone of the one city that a text names with its state, province or country: “Portland, Maine”. Null for none, and
 * for several whose clocks differ.
 */
export function zoneOfCityWithRegion(text: string): string | null {
  const found = new Set<string>()
  for (const [, words = '', named = ''] of text.slice(0, most).matchAll(behind)) {
    const zone = zoneOf(words.split(/\s/u), named)
    if (zone !== null) found.add(zone)
  }
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}

function zoneOf(words: readonly string[], named: string): string | null {
  for (let from = 0; from < words.length; from += 1) {
    const city = words.slice(from).join(' ')
    const own = namesakeIn(city, named)
    if (own !== null) return own
    const isKnown = cityNamed(city) !== null || zoneOfLargeCity(city) !== null || hasNamesakes(city)
    if (!isKnown) continue
    const ofCity = zoneOfLargeCity(city)
    const isNamed = isCountry(named) && (named.length > 3 || /^(?:UK|USA)$/.test(named))
    // “Atlanta, Georgia” is in no country of that name.
    const isShared = ofCity === null || hasNamesakes(city)
    const isThere = isNamed && (isShared || fitsCountry(ofCity, named))
    if (isThere) return zoneInNamed(city, named)
    if (stateNamed(named) === null || named.length < 4) continue
    return zoneInCountry('us', { region: named, postcode: null, ofCity })
  }
  return null
}

function zoneInNamed(city: string, named: string): string | null {
  const hints = { country: named, signs: [], account: '' }
  const meant = namesakeMeant(city, hints)
  if (meant) return meant.isAssumed ? null : meant.timezone
  return zoneInCountry(named, { region: null, postcode: null, ofCity: zoneOfLargeCity(city) })
}
