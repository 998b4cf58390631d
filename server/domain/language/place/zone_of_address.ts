import { patternWith } from '#server/domain/language/words/pattern.ts'
import {
  isZipOf,
  stateCodes,
  stateNamed,
  stateNames,
} from '#server/domain/language/place/american_zones.ts'
import { brazilianStates, brazilianStreet } from '#server/domain/language/place/brazilian.ts'
import {
  hasNamesakes,
  type CityHints,
  type CityZone,
  namesakeIn,
  namesakeMeant,
} from '#server/domain/language/place/namesakes.ts'
import {
  cityOf,
  lastCity,
  zoneOfCityAlone,
  zoneOfKnownCity,
} from '#server/domain/language/place/city_of_line.ts'
import { hasEnglishStreet } from '#server/domain/language/place/street.ts'
import {
  fitsCountry,
  isCountry,
  wideCountries,
  wideCountryNamed,
  zoneInCountry,
  zoneOfCountry,
} from '#server/domain/language/place/zone_of.ts'

/** What is known of an address. */
export interface AddressParts {
  /** In one line; null for none. */
  readonly address: string | null
  /** A name or a code. */
  readonly country?: string | null
  readonly region?: string | null
  readonly postcode?: string | null
  readonly city?: string | null
}

/** The country, its part and the zone (IANA) that an address tells. */
export interface Located {
  /** A name or a code; null where nothing tells. */
  readonly country: string | null
  /** The part of the country, as a code or a name. */
  readonly region: string | null
  readonly timezone: string | null
}

/** How an address ends in one country only, and what that says. */
interface Form {
  readonly country: string
  readonly region: string | null
  readonly postcode: string | null
}

const ofAmerica = new RegExp(
  String.raw`(?:^|,\s)(${stateCodes}|${stateNames})\.?(?: ?,)? (\d{5})(?:-\d{4})?(?=$|[\s,;.)])`,
  'gu',
)
const ofAmericaWithout = new RegExp(String.raw`,\s(${stateCodes}|${stateNames})\.?$`, 'u')
const ofCanada = patternWith(
  'gu',
)`(?:^|[\s,(])(?:\(?(AB|BC|MB|NB|NS|ON|PE|QC|SK|YT|NL|${'place.canadian_region'})\)?,? )?([ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)(?=$|[\s,;.)])`
const ofAustralia = patternWith(
  'u',
)`[\s,](NSW|VIC|QLD|SA|WA|TAS|ACT|NT|${'place.australian_region'}),? (\d{4})(?=$|[\s,;.)])`
const inAustralia = new RegExp(ofAustralia.source, 'gu')
const ofCanadaWithout = patternWith(
  'u',
)`,\s\(?(AB|BC|MB|NB|NS|ON|PE|QC|SK|YT|${'place.canadian_region'})\)?\.?$`
const ofAustraliaWithout = /[\s,](NSW|VIC|QLD|TAS|ACT)$/u
const ofBrazil = new RegExp(
  String.raw`(?:\s?[–/-]\s?|,\s)(${brazilianStates})(?:,?\s(?:CEP:?\s?)?(\d{5}-?\d{3}))?$`,
  'u',
)
const cep = /(?<![\d-])\d{5}-\d{3}(?![\d-])/u
/** A postcode before its city: `4050-342 Porto`, `10115 Berlin`. */
const withCity =
  /(?<![\p{L}\d.,-])(?:\d{4}-\d{3}|\d{2}-\d{3}|\d{5})\s(\p{Lu}\p{L}{2,20})(?![\p{L}-])/gu
/** Postcodes of countries where they tell an island from the mainland. */
const ofOne = /(?<![\d-])(?:\d{4}-\d{3}|\d{5})(?![\d-])/gu
const ofBritain = /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?=$|[\s,;.)])/gu

/** Postcodes that only one country writes so, with their cities behind them. */
const before: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[\s,])([1-8]\d{3}-\d{3})(?=$|[\s,])/u, 'pt'],
  [/(?:^|(?<!\d\s\p{L}{2}\.?)[\s,])(\d{2}-\d{3})(?=$|,? \p{Lu})/u, 'pl'],
  [/(?:^|[\s,])([1-9]\d{3} ?[A-Z]{2}),? \p{Lu}[^,\d]*(?:,|$)/u, 'nl'],
  [/(?:^|[\s,])[A-HJ-NP-Z]\d{4}[A-Z]{3}(?=$|[\s,])/u, 'ar'],
  [/(?:^|[\s,])A-\d{4}(?=$|[\s,])/u, 'at'],
  [/(?:^|[\s,])CH-\d{4}(?=$|[\s,])/u, 'ch'],
  [/(?:^|[\s,])B-\d{4}(?=$|[\s,])/u, 'be'],
  [/(?:^|[\s,])D-\d{5}(?=$|[\s,])/u, 'de'],
]

/**
 * The country and the zone of an address: by what is known of it besides its line, and else by the form of the line,
 * such as `OR 97202`. Never the zone of another country, whatever else is in the line.
 */
export function locate(parts: AddressParts): Located {
  const { line, ending } = withoutCountry((parts.address ?? '').slice(0, 300).trim())
  const country = parts.country?.trim() || ending
  const form = formOf(line, country) ?? (country ? null : formOfState(parts))
  const region = parts.region ?? form?.region ?? null
  const postcode = parts.postcode ?? form?.postcode ?? null
  const found = country ?? form?.country ?? null
  const { name: city, region: behind } = cityOf(parts, line)
  if (found === null) {
    return { country: null, region, timezone: zoneOfCityAlone(city, region ?? behind) }
  }
  const meant = namesakeMeant(city, { country: found, signs: [], account: '' })
  const ofCity = meant?.isAssumed ? null : (meant?.timezone ?? zoneOfKnownCity(city))
  return { country: found, region, timezone: zoneInCountry(found, { region, postcode, ofCity }) }
}

/**
 * The form of an address whose region is a state by its name, with a postcode of that state: “Ohio” and “44115”. Two letters
 * are provinces of other countries as well: “TN” and “38121” are in Trento.
 */
function formOfState({ region, postcode }: AddressParts): Form | null {
  const name = region?.trim() ?? ''
  const state = name.length > 2 ? stateNamed(name) : null
  const zip = postcode?.trim().slice(0, 5) ?? ''
  return state && isZipOf(state, zip) ? { country: 'us', region: state, postcode: zip } : null
}

/** The city of an address: as it is given, else the last words of its line; empty for none. */
export function cityOfAddress(parts: AddressParts): string {
  const { line } = withoutCountry((parts.address ?? '').slice(0, 300).trim())
  return cityOf(parts, line).name
}

/** The zone of the country or of the part of it that an address tells; null where it tells none. */
export function zoneOfAddress(address: string): string | null {
  return locate({ address }).timezone
}

/** The zone of a city, in a country where one is known; null for a city that is not known. */
export function zoneOfCityIn(city: string, hints: CityHints): CityZone | null {
  const meant = namesakeMeant(city, hints)
  if (meant) return meant
  const { country } = hints
  const timezone = zoneOfKnownCity(city)
  const isOf = timezone !== null && (country === null || fitsCountry(timezone, country))
  return isOf ? { timezone, isAssumed: false } : null
}

/** The zone of the only British, American, Canadian or Australian postcode, or of one with a city, that words name; null for none, and for several zones. */
export function zoneOfWords(text: string): string | null {
  const words = text.slice(0, 10_000)
  const zones = new Set<string | null>()
  for (const [, state = '', zip = ''] of words.matchAll(ofAmerica)) {
    const region = stateNamed(state) ?? state
    if (isZipOf(region, zip))
      zones.add(zoneInCountry('us', { region, postcode: zip, ofCity: null }))
  }
  for (const [, region = null, postcode = ''] of words.matchAll(ofCanada)) {
    zones.add(zoneInCountry('ca', { region, postcode, ofCity: null }))
  }
  for (const [, region = null, postcode = null] of words.matchAll(inAustralia)) {
    zones.add(zoneInCountry('au', { region, postcode, ofCity: null }))
  }
  if (words.search(ofBritain) >= 0) zones.add('Europe/London')
  for (const [, city = ''] of words.matchAll(withCity)) {
    const zone = hasNamesakes(city) ? null : zoneOfKnownCity(city)
    if (zone !== null) zones.add(zone)
  }
  const [only] = zones
  return zones.size === 1 && only ? only : null
}

/**
 * The zone of a line in English that ends with a code or a name of a part of the United States, Canada or Australia behind a
 * city: “Clayton, VIC”. Null for any other.
 */
export function zoneOfRegionAtEnd(line: string): string | null {
  const [, australian] = ofAustraliaWithout.exec(line) ?? []
  const [, canadian] = ofCanadaWithout.exec(line) ?? []
  const [, american] = ofAmericaWithout.exec(line) ?? []
  const region = australian ?? canadian ?? american
  if (region === undefined) return null
  const city = lastCity(line.slice(0, line.lastIndexOf(',')))
  const ofCity = namesakeIn(city, region) ?? zoneOfKnownCity(city)
  const country = australian ? 'au' : canadian ? 'ca' : 'us'
  return zoneInCountry(country, { region, postcode: null, ofCity })
}

/** The zone of a city that somebody names with its region or its country, or of a country alone; null where that tells none. */
export function zoneOfCitySaid(words: string): string | null {
  const { timezone } = locate({ address: words })
  const known = zoneOfRegionAtEnd(words) ?? timezone ?? zoneOfCountry(words)
  if (known !== null) return known
  const region = words.slice(words.lastIndexOf(',') + 1).trim()
  for (const country of wideCountries) {
    const zone = zoneInCountry(country, { region, postcode: null, ofCity: null })
    if (zone !== null) return zone
  }
  return null
}

/** A line without the country at its end. Codes of two letters are of states as well, but for a few. */
function withoutCountry(line: string): { line: string; ending: string | null } {
  const dash = line.search(/\s[–—-]\s[^,–—]*$/u)
  const at = Math.max(line.lastIndexOf(','), dash < 0 ? dash : dash + 1)
  const last = line.slice(at + 1).trim()
  const isNamed =
    last.length > 2 || /\P{ASCII}/u.test(last)
      ? !/^(?:\p{Lu}{3})$/u.test(last) || last === 'USA'
      : /^(?:US|UK|GB|AU)$/.test(last)
  if (at < 0 || !isNamed || !isCountry(last)) return { line, ending: null }
  const rest = line.slice(0, at).trim()
  return isState(last, rest) ? { line, ending: null } : { line: rest, ending: last }
}

/** Whether the Georgia at the end of a line is the state: by its city, else by a street as it is written there. */
function isState(name: string, rest: string): boolean {
  if (stateNamed(name) === null) return false
  const zone = zoneOfKnownCity(lastCity(rest))
  return zone === null ? hasEnglishStreet(rest) : !fitsCountry(zone, name)
}

/** What the form of a line says; of a country that is known, only its own form. */
function formOf(line: string, country: string | null): Form | null {
  const isOf = (code: string) => {
    return country === null || country.toLowerCase() === code || fitsForm(country, code)
  }
  for (const [, state = '', zip = ''] of line.matchAll(ofAmerica)) {
    const region = stateNamed(state) ?? state
    if (isOf('us') && isZipOf(region, zip)) return { country: 'us', region, postcode: zip }
  }
  if (isOf('ca')) {
    const [match] = line.matchAll(ofCanada)
    if (match) return { country: 'ca', region: match[1] ?? null, postcode: match[2] ?? null }
    const isSaid = country !== null || hasEnglishStreet(line)
    const [, region] = isSaid ? (ofCanadaWithout.exec(line) ?? []) : []
    if (region !== undefined) return { country: 'ca', region, postcode: null }
  }
  if (isOf('au')) {
    const [, region = null, postcode = null] =
      ofAustralia.exec(line) ?? ofAustraliaWithout.exec(line) ?? []
    if (region !== null) return { country: 'au', region, postcode }
  }
  if (isOf('br')) {
    const [match, region = null, postcode = null] = ofBrazil.exec(line) ?? []
    const isSaid = country !== null || brazilianStreet.test(line) || cep.test(line)
    if (match !== undefined && isSaid)
      return { country: 'br', region, postcode: postcode ?? cep.exec(line)?.[0] ?? null }
  }
  if (isOf('mx') && country !== null) {
    const region = line.slice(line.lastIndexOf(',') + 1).trim()
    return { country: 'mx', region, postcode: /(?<!\d)\d{5}(?!\d)/u.exec(line)?.[0] ?? null }
  }
  if (isOf('us') && (country !== null || hasEnglishStreet(line))) {
    const [, state] = ofAmericaWithout.exec(line) ?? []
    if (state !== undefined) return { country: 'us', region: state, postcode: null }
  }
  if (country !== null) {
    const postcode = line.match(ofOne)?.at(-1) ?? null
    return postcode === null ? null : { country, region: null, postcode }
  }
  if (line.search(ofBritain) >= 0) return { country: 'gb', region: null, postcode: null }
  if (hasEnglishStreet(line)) return null
  for (const [pattern, code] of before) {
    const match = pattern.exec(line)
    if (match) return { country: code, region: null, postcode: match[1] ?? null }
  }
  return null
}

/** Whether a name means one of the countries with several zones. */
function fitsForm(country: string, code: string): boolean {
  return isCountry(country) && wideCountryNamed(country) === code
}
