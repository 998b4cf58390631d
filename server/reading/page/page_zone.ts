import type { Claim } from '#server/domain/language/claim.ts'
import { zoneOfAreaCodes } from '#server/domain/language/place/area_codes.ts'
import { stateNamed, stateNamesAlone } from '#server/domain/language/place/american_zones.ts'
import { cityIn, zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { countrySigns } from '#server/domain/language/place/country_signs.ts'
import { hasNamesakes } from '#server/domain/language/place/namesakes.ts'
import { zoneInCountry, zoneOfMainland } from '#server/domain/language/place/zone_of.ts'
import {
  locate,
  zoneOfRegionAtEnd,
  zoneOfWords,
} from '#server/domain/language/place/zone_of_address.ts'
import { zoneOfOwnOffset } from '#server/reading/page/own_offset.ts'
import { linkedCountry } from '#server/reading/page/linked_country.ts'
import { logoName } from '#server/reading/page/logo.ts'
import { metaOf } from '#server/reading/page/meta.ts'
import { textOf } from '#server/reading/page/text_of.ts'
import { isAmericanHost } from '#server/reading/page/written_at.ts'
import type { Page } from '#server/reading/page/page.ts'

/** How many characters of all that a page shows are read, such as the address in its footer. */
const most = 60_000

/** Names as they stand in titles: “City of St. Louis Calendar”. */
const name = /\p{Lu}[\p{L}’'-]*\.?/gu

/** A name of a state at the end of a title, behind a comma, and anywhere. */
const stateAtEnd = new RegExp(`(?<=,\\s)(?:${stateNamesAlone})$`, 'u')
const stateAnywhere = new RegExp(`(?<!\\p{L})(?:${stateNamesAlone})(?!\\p{L})`, 'gu')

/** What parts a line: “Fri 1 Nov · 19:30 · Small stage · Bern”. */
const apart = /\s[·•|]\s/u

/** The most words of a city's name, and the most of a name that are looked at. */
const longest = { city: 3, name: 12 }

/**
 * The zone of an event's page that says nowhere where the event is: that of the city that its site is named after or its
 * titles end with, of the addresses in its footer, of the one state that a page of the United States names, or of who
 * publishes it: the country of its host, its telephone numbers and its prices, or the clocks of its own times. Empty where its claims have a zone, and where
 * it says none.
 */
export function zoneClaims(page: Page, claimed: readonly Claim[]): Claim[] {
  const has = (field: Claim['field']) => claimed.some((claim) => claim.field === field)
  const isPlaced = has('timezone') || has('city') || has('country') || has('coordinates')
  if (!has('starts') || isPlaced || has('is_online')) return []
  const zone = zoneOfPage(page) ?? zoneOfOwnOffset(page, claimed)
  return zone === null ? [] : [{ field: 'timezone', value: zone, from: 'text', subject: 0 }]
}

function zoneOfPage(page: Page): string | null {
  const { root, meta, written_titles: titles, about, words } = page
  const site = metaOf(meta, 'og:site_name')
  const named = [meta.title, site, ...Object.values(titles), logoName(page)]
  for (const one of named) {
    const zone = one ? zoneOfName(one.slice(0, 300)) : null
    if (zone !== null) return zone
  }
  // “Homeland Security & Emergency Management, Detroit”; numbers are of addresses, which are read as such.
  const lines = words
    .slice(0, 1_000)
    .split('\n')
    .filter((line) => line.length < 100)
    .map(withoutNumbers)
    .filter((line) => !/\d/.test(line))
  const city = cityIn(lines.join('\n'))
  if (city !== null && !hasNamesakes(city)) return zoneOfLargeCity(city)
  const ofCountry = zoneOfLines(lines) ?? zoneOfRegions(page)
  if (ofCountry !== null) return ofCountry
  const all = textOf(root, undefined, most)
  return (
    zoneOfWords(all.slice(0, 10_000)) ??
    zoneOfWords(all.slice(-10_000)) ??
    (isAmericanHost(about.url) ? zoneOfState(all) : null) ??
    zoneOfPublisher(page, all)
  )
}

/** A line without those of its parts that have a number, such as the day and the hour. */
function withoutNumbers(line: string): string {
  const parts = line.split(apart)
  return parts.length === 1 ? line : parts.filter((part) => !/\d/.test(part)).join(' · ')
}

/** A line that is a city and its country: “Barranquilla, Colombia”. */
const cityAndCountry = /^\p{Lu}[\p{L}\s.’'-]{2,60},\s\p{Lu}[\p{L}\s]{3,30}$/u

/** The only zone of lines that are a city and its country; null for none, and for several. */
function zoneOfLines(lines: readonly string[]): string | null {
  const named = lines.filter((line) => cityAndCountry.test(line)).slice(0, 5)
  const zones = new Set(
    named.flatMap((address) => {
      const { country, timezone } = locate({ address })
      return country === null ? [] : (timezone ?? [])
    }),
  )
  const [only] = zones
  return zones.size === 1 ? (only ?? null) : null
}

/** What a line ends with that a city and the code of its region are: “Sir Louis Matheson Library, Clayton, VIC”. */
const regionAtEnd = /\p{Lu}[\p{L}.’'-]+,\s\p{Lu}{2,3}$/u

/** The only zone of the regions that short lines of a page in English end with; null for none, and for several. */
function zoneOfRegions({ language, words }: Page): string | null {
  if (language !== null && !language.startsWith('en')) return null
  const zones = new Set<string>()
  for (const line of words.slice(0, 3_000).split('\n')) {
    const zone = line.length < 120 && regionAtEnd.test(line) ? zoneOfRegionAtEnd(line) : null
    if (zone !== null) zones.add(zone)
  }
  const [only] = zones
  return zones.size === 1 ? (only ?? null) : null
}

/** The zone of who publishes a page: by its host, its numbers in North America, where its other numbers and prices are, and the hosts of its links. */
function zoneOfPublisher({ root, about, language, words }: Page, all: string): string | null {
  const [ofHost = ''] = countrySigns('', { language: null, url: about.url })
  // Ten digits may be another number where no English is spoken.
  const spoken = countrySigns('', { language, url: null }).flatMap((sign) => sign.split(' '))
  const isAmerican = spoken.includes('us') || spoken.includes('ca')
  const ends = `${all.slice(0, 10_000)}\n${all.slice(-10_000)}`
  const [shown = ''] = countrySigns(words, { language: null, url: null })
  return (
    zoneOfOne(ofHost) ??
    (isAmerican ? zoneOfAreaCodes(ends) : null) ??
    zoneOfOne(shown) ??
    zoneOfOne(linkedCountry(root))
  )
}

function zoneOfOne(country: string): string | null {
  return country === '' ? null : zoneOfMainland(country)
}

/** The zone of the only large city that a name has in it, or of the state that it ends with; null for none. */
function zoneOfName(text: string): string | null {
  const [state = ''] = stateAtEnd.exec(text) ?? []
  if (state !== '') return zoneOfState(state)
  const words = (text.match(name) ?? []).slice(0, longest.name)
  const zones = new Set<string>()
  for (let from = 0; from < words.length; from += 1) {
    for (let count = longest.city; count > 0; count -= 1) {
      const city = words.slice(from, from + count).join(' ')
      const zone =
        from + count > words.length || hasNamesakes(city) || !text.includes(city)
          ? null
          : zoneOfLargeCity(city)
      if (zone !== null) zones.add(zone)
    }
  }
  const [only] = zones
  return zones.size === 1 ? (only ?? null) : null
}

/** The zone of the only state that a text names; null for none, for several, and for one with several zones. */
function zoneOfState(text: string): string | null {
  const found = text.match(stateAnywhere) ?? []
  const [only, ...others] = new Set(found.map((one) => stateNamed(one)))
  if (!only || others.length > 0) return null
  return zoneInCountry('us', { region: only, postcode: null, ofCity: null })
}
