import { pattern, patternWith } from '#server/domain/language/words/pattern.ts'
import { cityAfter } from '#server/domain/language/place/city.ts'
import { type FoundAddress, inLine, leadOf } from '#server/domain/language/place/found_address.ts'
import { isDayOfYear } from '#server/domain/language/place/no_street.ts'
import {
  countryOfStreet,
  nameBeforeNumber,
  streets,
  streetWithoutNumber,
} from '#server/domain/language/place/street.ts'

/** `Seestraße 9, 18119 Rostock`; null where no street stands before the code, or no city after it. */
export function withCode(
  text: string,
  match: RegExpExecArray,
  country: string | null,
): FoundAddress | null {
  const end = match.index + match[0].length
  const city = cityAfter(text.slice(end, end + 60))
  if (!city) return null
  const lead = leadOf(text, match.index)
  const street = streetIn(lead, country) ?? (country === null ? null : segmentIn(lead))
  if (street === null || (country === null && isDayOfYear(street, match[0]))) return null
  const isFive = country === null && /^\d{5}$/.test(match[1] ?? '')
  const likely = isFive ? countryOfStreet.find(([pattern]) => pattern.test(street))?.[1] : undefined
  const at = match.index - lead.length + lead.lastIndexOf(street)
  return {
    address: `${inLine(street)}, ${match[0]} ${city.name}`,
    city: city.name,
    country: country ?? likely ?? null,
    has_code: true,
    at,
    end: end + city.length,
  }
}

/** What places are, before a street that follows without a comma. */
const kindsOfPlaces = pattern`^${'place.kind_before_street'}\s`
const within = patternWith('u')`\s${'place.street_within'}\s`

/** The street at the end of what stands before a code; null for none. */
function streetIn(lead: string, country: string | null): string | null {
  const plain = lead.replace(/[\n\t]/g, ' ').replace(/[\s,–-]+$/u, '')
  const found = streets.flatMap((pattern) => [...plain.matchAll(pattern)]).at(-1)
  // A floor or a part of the town may stand between: `Via Roma 12, 2° piano, 20121 Milano`.
  const isNear = found !== undefined && plain.length - found.index - found[0].length < 30
  const known = isNear ? found[0] : null
  const loose = looseStreet(lead)
  // “Witte de Withstraat”: names go on with small words.
  const isLonger = known !== null && loose?.endsWith(known) === true && within.test(loose)
  // “Jan Pieter Heijestraat”: many streets of the Netherlands have a person's whole name.
  const isPerson =
    country === 'NL' &&
    known !== null &&
    loose?.endsWith(known) === true &&
    /^(?:\p{Lu}\p{L}+ ){1,2}\p{Lu}/u.test(loose)
  if (isLonger || (isPerson && !kindsOfPlaces.test(loose))) return loose
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
