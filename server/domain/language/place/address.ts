import { patternWith } from '#server/domain/language/words/pattern.ts'
import { citySegment } from '#server/domain/language/place/city.ts'
import { withCityBefore } from '#server/domain/language/place/city_before_code.ts'
import { withCode } from '#server/domain/language/place/code_before_city.ts'
import { afterCity, beforeCity, regionAlone } from '#server/domain/language/place/code_forms.ts'
import { brazilianIn } from '#server/domain/language/place/brazilian.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { type FoundAddress, inLine } from '#server/domain/language/place/found_address.ts'
import { zoneOfCountry } from '#server/domain/language/place/zone_of.ts'
import { isNoStreet } from '#server/domain/language/place/no_street.ts'
import { streets } from '#server/domain/language/place/street.ts'

/** The most characters of a text that are read for addresses, and the most addresses. */
const maxCharacters = 50_000
const maxAddresses = 20

/**
 * The addresses that a text names, in its order: a street with its number, and the postcode and city with it where they
 * are named. Those of Germany, Austria, Switzerland, Belgium, France, Italy, Spain, Portugal, the Netherlands, Poland, the
 * United Kingdom, the United States, Canada, Australia, Brazil, Argentina and Mexico are read.
 */
export function addressesIn(text: string): FoundAddress[] {
  const cut = text.slice(0, maxCharacters)
  const found: FoundAddress[] = []
  const add = (address: FoundAddress | null) => {
    if (!address || found.length >= maxAddresses) return
    if (found.some((other) => address.at < other.end && other.at < address.end)) return
    found.push(address)
  }
  // What has a city, a region and a code is surer than four or five digits, which may be the number of a house.
  for (const [pattern, country] of afterCity) {
    for (const match of cut.matchAll(pattern)) {
      add(withCityBefore(cut, match.index, match[0], { country, isSure: true }))
    }
  }
  for (const one of brazilianIn(cut)) add(one)
  for (const [pattern, country] of regionAlone) {
    for (const match of cut.matchAll(pattern)) {
      const found = withCityBefore(cut, match.index, match[0], { country, isSure: false })
      // “Tbilisi, Georgia”
      const isLand = found !== null && isCountryOf(match[0], found.city)
      add(isLand ? { ...found, country: 'GE' } : found)
    }
  }
  for (const [pattern, country] of beforeCity) {
    for (const match of cut.matchAll(pattern)) add(withCode(cut, match, country))
  }
  for (const pattern of streets) {
    for (const match of cut.matchAll(pattern)) add(streetAlone(cut, match.index, match[0]))
  }
  return found.sort((one, other) => one.at - other.at)
}

/** Whether the name of a state is that of the country of a city: of Georgia. */
function isCountryOf(name: string, city: string | null): boolean {
  const zone = city === null ? null : zoneOfLargeCity(city)
  return name.length > 2 && zone !== null && zone === zoneOfCountry(name)
}

/** A city behind a street: “Torstr. 5, Berlin”, “Torstr. 5 in Berlin”. */
const behindStreet = patternWith('u')`^(,? (?:${'place.in'} )?|,?\n)([^\n,.;:|·•()]{2,40})`

/** A street without a postcode, with the city after its comma where one follows. */
function streetAlone(text: string, at: number, street: string): FoundAddress | null {
  if (/^\d{4}\s/.test(street) || isNoStreet(street)) return null
  const end = at + street.length
  const [, separator = '', rest = ''] = behindStreet.exec(text.slice(end, end + 60)) ?? []
  const isSaid = /[,\p{L}]/u.test(separator)
  const city = isSaid ? citySegment(rest) : null
  return {
    address: city === null ? inLine(street) : `${inLine(street)}, ${city}`,
    city,
    country: null,
    has_code: false,
    at,
    end: city === null ? end : end + separator.length + city.length,
  }
}
