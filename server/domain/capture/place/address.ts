import { cityAfter, citySegment } from '#server/domain/capture/place/city.ts'
import { stateCodes, stateNames } from '#server/domain/capture/place/american_zones.ts'
import { brazilianIn } from '#server/domain/capture/place/brazilian.ts'
import {
  countryOfStreet,
  englishStreet,
  hasEnglishStreet,
  nameBeforeNumber,
  streetWithoutNumber,
  streets,
} from '#server/domain/capture/place/street.ts'

/** An address in a text. */
export interface FoundAddress {
  /** In one line: `Seestraße 9, 18119 Rostock`. */
  readonly address: string
  readonly city: string | null
  /** A country as two letters where the form of the address tells; else null. */
  readonly country: string | null
  /** Where it stands in the text. */
  readonly at: number
  readonly end: number
}

/** The most characters of a text that are read for addresses, and the most addresses. */
const mostCharacters = 50_000
const mostAddresses = 20

/** How many characters before a postcode are read for its street. */
const before = 90

/** Codes after which the city follows, and which country they are of; null where several have them. */
const beforeCity: readonly (readonly [RegExp, string | null])[] = [
  [/(?<![\p{L}\d-])(\d{4} ?[A-Z]{2})(?![\p{L}\d])/gu, 'NL'],
  [/(?<![\p{L}\d-])(\d{4}-\d{3})(?![\p{L}\d])/gu, 'PT'],
  [/(?<![\p{L}\d-])(\d\d-\d{3})(?![\p{L}\d])/gu, 'PL'],
  [/(?<![\p{L}\d-])(?:A-)(\d{4})(?![\p{L}\d])/gu, 'AT'],
  [/(?<![\p{L}\d-])(?:CH-)(\d{4})(?![\p{L}\d])/gu, 'CH'],
  [/(?<![\p{L}\d-])(?:B-)(\d{4})(?![\p{L}\d])/gu, 'BE'],
  [/(?<![\p{L}\d-])(?:D-)(\d{5})(?![\p{L}\d])/gu, 'DE'],
  [/(?<![\p{L}\d-])([A-HJ-NP-Z]\d{4}[A-Z]{3})(?![\p{L}\d])/gu, 'AR'],
  [/(?<![\p{L}\d.,€$£-])(\d{5})(?![\p{L}\d.,€%-])/gu, null],
  [/(?<![\p{L}\d.,€$£-])([1-9]\d{3})(?![\p{L}\d.,€%:-])/gu, null],
]

/** Codes before which the city stands, with their countries. */
const afterCity: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(${stateCodes}|${stateNames})\.?,? (\d{5})(?:-\d{4})?(?![\p{L}\d])`,
      'gu',
    ),
    'US',
  ],
  [
    /(?<![\p{L}\d])(?:\(?(?:AB|BC|MB|NB|NS|ON|PE|QC|SK|YT|NL|Québec|Quebec|Ontario)\)?,? )?[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/gu,
    'CA',
  ],
  [/(?<![\p{L}\d])(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? \d{4}(?![\p{L}\d])/gu, 'AU'],
  [/(?<![\p{L}\d])([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![\p{L}\d])/gu, 'GB'],
]

/** Regions before which the city stands: where there is no code, only behind an English street. */
const regionAlone: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?<=, )(${stateCodes}|${stateNames})(?![\p{L}\d])`, 'gu'), 'US'],
  [/(?<=, )(?:AB|BC|MB|NB|NS|ON|QC|SK)(?![\p{L}\d])/gu, 'CA'],
  [/(?<=\p{L} )(?:NSW|VIC|QLD|TAS|ACT)(?![\p{L}\d])/gu, 'AU'],
]

/**
 * The addresses that a text names, in its order: a street with its number, and the postcode and city with it where they
 * are named. Those of Germany, Austria, Switzerland, Belgium, France, Italy, Spain, Portugal, the Netherlands, Poland, the
 * United Kingdom, the United States, Canada, Australia, Brazil, Argentina and Mexico are read.
 */
export function addressesIn(text: string): FoundAddress[] {
  const cut = text.slice(0, mostCharacters)
  const found: FoundAddress[] = []
  const add = (address: FoundAddress | null) => {
    if (!address || found.length >= mostAddresses) return
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
      add(withCityBefore(cut, match.index, match[0], { country, isSure: false }))
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

/** `Seestraße 9, 18119 Rostock`; null where no street stands before the code, or no city after it. */
function withCode(
  text: string,
  match: RegExpExecArray,
  country: string | null,
): FoundAddress | null {
  const end = match.index + match[0].length
  const city = cityAfter(text.slice(end, end + 60))
  if (!city) return null
  const lead = leadOf(text, match.index)
  const street = streetIn(lead) ?? (country === null ? null : segmentIn(lead))
  if (street === null) return null
  const isFive = country === null && /^\d{5}$/.test(match[1] ?? '')
  const likely = isFive ? countryOfStreet.find(([pattern]) => pattern.test(street))?.[1] : undefined
  const at = match.index - lead.length + lead.lastIndexOf(street)
  return {
    address: `${inLine(street)}, ${match[0]} ${city.name}`,
    city: city.name,
    country: country ?? likely ?? null,
    at,
    end: end + city.length,
  }
}

/** What stands before a code, up to the sentence before; the lines of it as one. */
function leadOf(text: string, at: number): string {
  const lead = text.slice(Math.max(0, at - before), at)
  const cut = Math.max(
    lead.lastIndexOf('\n\n'),
    lead.lastIndexOf('|'),
    lead.lastIndexOf('·'),
    lead.lastIndexOf('•'),
    lead.lastIndexOf(';'),
  )
  return lead.slice(cut + 1)
}

/** The street at the end of what stands before a code; null for none. */
function streetIn(lead: string): string | null {
  const plain = lead.replace(/[\n\t]/g, ' ').replace(/[\s,–-]+$/u, '')
  const found = streets.flatMap((pattern) => [...plain.matchAll(pattern)]).at(-1)
  // A floor or a part of the town may stand between: `Via Roma 12, 2° piano, 20121 Milano`.
  const isNear = found !== undefined && plain.length - found.index - found[0].length < 30
  const known = isNear ? found[0] : null
  const loose = looseStreet(lead)
  // “Witte de Withstraat”: names go on with small words.
  const isLonger =
    known !== null && loose?.endsWith(known) === true && /\s(de|den|der|van|la)\s/.test(loose)
  if (isLonger) return loose
  return known === null ? loose : lead.slice(found?.index, (found?.index ?? 0) + known.length)
}

/** What stands between the last two commas, or lines, where the code tells that it is an address. */
function segmentIn(lead: string): string | null {
  const parts = lead.replace(/[\s,–-]+$/u, '').split(/,\s|\n/u)
  const last = parts.length > 1 ? (parts.at(-1) ?? '').trim() : ''
  return /^\p{Lu}[\p{L}\p{M}\d’'. -]{3,60}$/u.test(last) ? last : null
}

/** A name with a number at the end of the last line, of whatever form. */
function looseStreet(lead: string): string | null {
  const line =
    lead
      .replace(/[\s,–-]+$/u, '')
      .split('\n')
      .at(-1) ?? ''
  const parts = (line.split(/: |\. (?=\p{Lu})/u).at(-1) ?? '').split(', ')
  for (const from of [parts.length - 1, parts.length - 2]) {
    const street = from < 0 ? undefined : nameBeforeNumber.exec(parts.slice(from).join(', '))?.[0]
    if (street && /\p{L}{3}/u.test(street)) return street
  }
  return streetWithoutNumber.exec(parts.at(-1) ?? '')?.[0] ?? null
}

/** `12 Brick Lane, London E1 6RF`, `123 Main St, Brooklyn, NY 11201`: the city stands before the code. */
function withCityBefore(
  text: string,
  at: number,
  code: string,
  { country, isSure }: { readonly country: string; readonly isSure: boolean },
): FoundAddress | null {
  const lead = leadOf(text, at).replace(/[\s,]+$/u, '')
  const flat = lead.replace(/\n/g, ', ')
  const parts = flat.split(/,\s*/)
  const city = parts.pop()?.trim() ?? ''
  // “221B Baker Street London NW1 6XE”, without a comma.
  const whole = streetWithCity(city)
  const named = whole === null ? citySegment(city) : city
  if (named === null) return null
  const rest = parts.join(', ')
  const known = [...rest.matchAll(englishStreet)].at(-1)
  const loose =
    /(?<![\p{L}\d.,:])\d{1,5}[A-Za-z]?(?:[-–]\d{1,4})? (?:[\p{L}\d][\p{L}\p{M}\d’'.-]* ?){1,5}(?:, [^,]{1,30})?$/u.exec(
      rest,
    )
  const street =
    known && rest.length - known.index - known[0].length < 40
      ? rest.slice(known.index)
      : (loose?.[0] ?? bareStreet(parts))
  if (!isSure && !hasEnglishStreet(street ?? whole ?? '')) return null
  const joined = whole ?? street
  if (joined === null) return null
  const separator = country === 'US' || (country === 'CA' && !code.startsWith('(')) ? ', ' : ' '
  const address =
    whole === null
      ? `${inLine(joined)}, ${city}${separator}${code}`
      : `${inLine(city.slice(city.indexOf(whole)))}${separator}${code}`
  const begin = text.lastIndexOf(joined.slice(0, 8), at)
  const name = whole === null ? named : city.slice(city.indexOf(whole) + whole.length).trim()
  return {
    address: inLine(address),
    city: name || null,
    country,
    at: begin < 0 ? at : begin,
    end: at + code.length,
  }
}

/** A street without a number, with the part of the town after it. */
function bareStreet(parts: readonly string[]): string | null {
  for (const count of [parts.length, parts.length - 1]) {
    const lead = parts.slice(0, count).join(', ')
    const street = streetWithoutNumber.exec(lead)?.[0]
    if (street !== undefined) return [street, ...parts.slice(count)].join(', ')
  }
  return null
}

function streetWithCity(text: string): string | null {
  const match = [...text.matchAll(englishStreet)].at(0)
  return match ? match[0] : null
}

/** A street without a postcode, with the city after its comma where one follows. */
function streetAlone(text: string, at: number, street: string): FoundAddress | null {
  if (/^\d{4}\s/.test(street)) return null
  const end = at + street.length
  const [, separator = '', rest = ''] =
    /^(,? (?:in )?|,?\n)([^\n,.;:|·•()]{2,40})/u.exec(text.slice(end, end + 60)) ?? []
  const isSaid = separator.includes(',') || separator.includes('in ')
  const city = isSaid ? citySegment(rest) : null
  return {
    address: city === null ? inLine(street) : `${inLine(street)}, ${city}`,
    city,
    country: null,
    at,
    end: city === null ? end : end + separator.length + city.length,
  }
}

function inLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/[\s,]+$/u, '')
    .trim()
}
