import { pattern, patternWith } from '#server/domain/language/words/pattern.ts'
import { folded } from '#server/domain/language/time/tokens.ts'
import { hasNamesakes } from '#server/domain/language/place/namesakes.ts'
import { valuesOf } from '#server/domain/language/words/lists.ts'

const zones = valuesOf('place.city')
const ofAddresses = valuesOf('place.city_of_address')

/** The zone of a city that an address names; null for one that is not known. */
export function zoneOfCityOfAddress(name: string): string | null {
  return zoneOfLargeCity(name) ?? ofAddresses.get(folded(name.trim())) ?? null
}

/** The zone of a large city; null for any other name. */
export function zoneOfLargeCity(name: string): string | null {
  return zones.get(folded(name.trim())) ?? null
}

/** The most characters of a text that are read for cities. */
const most = 2_000

/** Marks and pictures behind a city at the end of a line. */
const ending = /(?:[.,!?)\s]|\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\uFE0F])+$/u

/** Postcodes before and behind a city: `28009 Madrid`, `Singapore 058972`. */
const codes = /^\s*\d{3,5}\s(?:\d{2}\s)?(?=\p{Lu})|(?<=\p{L})\s\d{3,6}(?:-\d{3,4})?\s*$/gu

/** What stands behind a city and is not a city: phone numbers, prices and addresses of the web. */
const besides = pattern`^\s*(?:(?:${'place.phone'}|☎|📞)[.:\s]*)?(?:\+?\d[\d\s()./-]{5,}|[£€$]\s?\d.*|\d+\s?€|https?:.*|www\..*)\s*$`

/** Words before the city that something is in. */
const within = patternWith(
  'gu',
)`(?<![\p{L}\p{N}])${'place.in'}\s+((?:\p{Lu}[\p{L}.’'-]{1,20})(?:\s(?:${'text.name_of'}|\p{Lu}[\p{L}.’'-]{1,20})){0,2})`

/** Names of houses that end with their city: “Coliseu do Porto”, “Teatro Real de Madrid”. */
const ofHouse = patternWith(
  'giu',
)`(?<!\p{L})${'place.house'}(?:\s\p{Lu}[\p{L}’'-]{1,20}){0,2}\s${'text.name_of'}\s(?!${'text.saint'}[\s.-])(\p{Lu}[\p{L}’'-]{1,20}(?:\s\p{Lu}[\p{L}’'-]{1,20})?)`

/**
 * The one city that a text says it is in: “… in Tokyo”, or a city as the last of several parts, “Casa da Música, Porto”.
 * Where it has spaces for its dates, a city before one is the last as well. Null where it says none, or two whose clocks
 * differ.
 */
export function cityIn(text: string): string | null {
  const cut = text.slice(0, most)
  const said = [...cut.matchAll(within), ...cut.matchAll(ofHouse)].flatMap(
    ([, name = '']) => nameOf(name) ?? [],
  )
  const last = cut.split(/\n|(?<=\p{L}{3})\.\s| {4,}/u).flatMap((line) => {
    const parts = line
      .split(/,\s|\s[–—-]\s|·|\|/u)
      .map((part) => part.replace(ending, '').replace(codes, ''))
      .filter((part) => !besides.test(part) && !isRest(part))
    return parts.length > 2 || (parts.length > 1 && parts.every((part) => part.trim().length > 2))
      ? lastCity(parts)
      : []
  })
  const [first, ...others] = [...said, ...last]
  const isOne = others.every((other) => zoneOrName(other) === zoneOrName(first ?? ''))
  return isOne ? (first ?? null) : null
}

/** Whether words are what a date leaves: “el”, “on”. */
function isRest(part: string): boolean {
  return /^\s*\p{Ll}{0,3}\s*$/u.test(part)
}

/** What tells cities apart whose clocks may differ. */
function zoneOrName(city: string): string {
  return hasNamesakes(city) ? folded(city) : (zoneOfLargeCity(city) ?? city)
}

function isKnown(city: string): boolean {
  return hasNamesakes(city) || zoneOfLargeCity(city) !== null
}

/** The words that are a city, the longest first: “San Francisco Friday”. */
function nameOf(name: string): string | null {
  const words = name.split(/\s/u)
  for (let count = words.length; count > 0; count -= 1) {
    const city = words.slice(0, count).join(' ')
    if (isKnown(city)) return city
  }
  return null
}

/** The last part, or the one before a state or a country. */
function lastCity(parts: readonly string[]): string[] {
  const [before = '', last = ''] = parts.slice(-2)
  if (isKnown(last.trim())) return [last.trim()]
  const isRegion =
    parts.length > 2 && /^\s*(?:[A-Z]{2}(?:\s\d{5})?|\p{Lu}[\p{L} ]{3,20})\s*$/u.test(last)
  return isRegion && isKnown(before.trim()) ? [before.trim()] : []
}
