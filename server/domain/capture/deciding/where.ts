import type { Coordinates } from '#server/domain/basics/distance.ts'
import { nothing } from '#server/domain/capture/answer.ts'
import type { PlaceDraft } from '#server/domain/capture/decision.ts'
import {
  type Evidence,
  isStructured,
  type Role,
  type Told,
} from '#server/domain/capture/deciding/evidence.ts'
import { answerTo } from '#server/domain/capture/deciding/times.ts'
import { cleanLine, type ChosenTitle } from '#server/domain/capture/deciding/title.ts'
import { cityNamed, neighborhoodIn } from '#server/domain/language/place/catalog.ts'
import {
  locate,
  zoneOfCityIn,
  zoneOfCitySaid,
} from '#server/domain/language/place/zone_of_address.ts'
import type { CityZone } from '#server/domain/language/place/namesakes.ts'
import { isPointOf } from '#server/domain/language/place/point.ts'
import { nameInWords } from '#server/domain/language/place/name_in_words.ts'
import { clipText, clipTitle } from '#server/domain/language/text/clip.ts'
import { zonesOf } from '#server/domain/language/place/region_zones.ts'
import { wideCountryNamed, zoneOfPoint } from '#server/domain/language/place/zone_of.ts'
import { isWallTime } from '#server/domain/language/time/iso.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { timeZoneNamed } from '#server/domain/basics/time_zone.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, patternWith } from '#server/domain/language/words/pattern.ts'
import type { ToDecide } from '#server/domain/capture/to_decide.ts'

/** The most characters of an address. */
const maxAddressLength = 300

/** Where something is, as far as it is known. */
export interface Where {
  /** What one source says about one place, the best of them; null where none gives an address or a point. */
  readonly spot: Spot | null
  /** Of an event: what a source calls its venue, where nothing gives an address or a point; else null. */
  readonly venue: Spot | null
  /** As the catalog writes it, where it is in the catalog. */
  readonly city: string | null
  /** The zone of the place, null where nothing tells. */
  readonly timezone: string | null
  /** Whether that is the zone of one of several cities of a name, and nothing tells which is meant. */
  readonly isCityAssumed: boolean
  /** Cities of the catalog that may be meant, where the user must say which; else empty. */
  readonly cities: readonly string[]
}

/** What one source says of where it is. */
export interface Spot {
  readonly name: string | null
  readonly address: string | null
  readonly coordinates: Coordinates | null
  readonly group: string
  /** What the source that says it is to the capture. */
  readonly role: Role
}

/** Where the sources and the user say it is. */
export function whereOf(evidence: Evidence, input: ToDecide): Where {
  const { said, known, asked } = input
  const spot = spotOf(evidence)
  const reply = answerTo('city', said)
  const answer = reply === nothing ? null : reply
  const answered = answer === null ? null : (cityNamed(answer, known.cities) ?? cleanLine(answer))
  const told = evidence.all('city')
  const named = distinct(told.flatMap(({ value }) => cityNamed(value, known.cities) ?? []))
  const spoken = distinct(
    told
      .filter(({ from }) => from === 'user')
      .flatMap(({ value }) => cityNamed(value, known.cities) ?? []),
  )
  const own = spot && told.find(({ group }) => group === spot.group)?.value
  const ofSpot = own ? (cityNamed(own, known.cities) ?? cleanLine(own)) : null
  const isUnsure = answered === null && spot === null && spoken.length !== 1 && named.length > 1
  const single = named.length === 1 ? named[0] : undefined
  const first = told.find(isStructured)?.value ?? told[0]?.value
  const other = named.length === 0 && first !== undefined ? cleanLine(first) : null
  const city =
    answered ??
    ofSpot ??
    (spoken.length === 1 ? spoken[0] : null) ??
    (isUnsure ? null : (single ?? other)) ??
    null
  const zone = zoneOf(evidence, input, { spot, city, answered })
  return {
    spot,
    venue: spot === null ? venueOf(evidence) : null,
    city: city === null || city === '' ? null : clipText(city, 100),
    timezone: zone?.timezone ?? null,
    isCityAssumed: zone?.isAssumed === true,
    cities: isUnsure && !asked.includes('city') ? named.slice(0, 10) : [],
  }
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}

/** The best address or point with the name that the same source gives for the same thing. */
function spotOf(evidence: Evidence): Spot | null {
  const told = [...evidence.all('address'), ...evidence.all('coordinates')].sort(
    (one, other) => one.rank - other.rank,
  )
  const roles = new Map(told.toReversed().map(({ group, role }) => [group, role]))
  const groups = distinct(told.map(({ group }) => group))
  const spots = groups.flatMap((group): Spot[] => {
    const of = <Value extends Told>(one: Value) => one.group === group
    const address = cleanLine(evidence.all('address').find(of)?.value ?? '')
    const parts = {
      address,
      country: evidence.all('country').find(of)?.value ?? null,
      city: evidence.all('city').find(of)?.value ?? null,
    }
    const coordinates =
      evidence
        .all('coordinates')
        .filter(of)
        .map(({ value }) => value)
        .find((point) => isPoint(point) && isPointOf(point, parts)) ?? null
    const name = cleanLine(evidence.all('place_name').find(of)?.value ?? '')
    if (address === '' && coordinates === null) return []
    const role = roles.get(group) ?? 'primary'
    const known = { address: clipText(address, maxAddressLength) || null, coordinates }
    return [{ group, role, name: name || null, ...known }]
  })
  // A source that gives another time than the one that counts is about another event: its place is not this one's.
  const [dated, ...others] = evidence.all('starts')
  const isOfOther = ({ group }: Spot) =>
    dated !== undefined &&
    group !== dated.group &&
    others.some((told) => told.group === group && told.value.local !== dated.value.local)
  const own = spots.some(({ group }) => group === dated?.group)
    ? spots.filter((spot) => !isOfOther(spot))
    : spots
  // A source that names the place goes before one that has only where it is.
  return own.find(({ name }) => name !== null) ?? own[0] ?? null
}

/** Words that stand where a venue is named and are no name of one. */
const noVenues = wordsOf('answer.no_venue')

/** Whether words that stand where a venue is named say that there is none, or none yet: “Virtual”, “TBA”. */
export function isNoVenue(name: string): boolean {
  return name.split(' ').every((word) => noVenues.has(nameKey(word)))
}

const partOfName = patternWith(
  'u',
)`^(?:\p{Lu}|\d|&|\p{L}{1,5}['’]\p{Lu}|${oneOf('answer.name_particle', 'text.venue_joining')}$)`

/** Whether words that were read out of a text are a name, and not a part of a sentence: “Amsterdam op het Museumplein”. */
export function areNames(words: string): boolean {
  return words.split(' ').every((word) => partOfName.test(word))
}

/** What the source that names the venue of an event calls it, without an address; null where none does. */
function venueOf(evidence: Evidence): Spot | null {
  const [dated] = evidence.all('starts')
  const named = evidence.all('place_name').find(({ group }) => !dated || group === dated.group)
  const name = cleanLine(named?.value ?? '')
  const isName = /\p{L}/u.test(name) && !/^\w+:\/\//u.test(name) && !isNoVenue(name)
  if (!named || !isName || (named.from === 'text' && !areNames(name))) return null
  return { group: named.group, role: named.role, name, address: null, coordinates: null }
}

function isPoint({ latitude, longitude }: Coordinates): boolean {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth && !(latitude === 0 && longitude === 0)
}

function zoneOf(
  evidence: Evidence,
  { timezone: account }: ToDecide,
  { spot, city, answered }: Pick<Where, 'spot' | 'city'> & { readonly answered: string | null },
): CityZone | null {
  const ofPoint = spot?.coordinates ? zoneOfPoint(spot.coordinates) : null
  if (ofPoint !== null) return { timezone: ofPoint, isAssumed: false }
  const isOwn = (told: Told) => spot === null || told.group === spot.group
  const named = evidence.all('timezone').find(isOwn)?.value
  const country = evidence.all('country').find(isOwn)?.value
  const ownCity = evidence.all('city').find(isOwn)?.value ?? null
  const parts = { address: spot?.address ?? null, country: country ?? null, city: ownCity }
  const located = locate(parts)
  const sure = (named === undefined ? null : timeZoneNamed(named)) ?? located.timezone
  const shown =
    sure ??
    zoneOfOffset(evidence, located.country) ??
    (answered === null ? null : zoneOfCitySaid(answered))
  if (shown !== null) return { timezone: shown, isAssumed: false }
  const said = city ?? evidence.best('namesake')
  if (said === null) return null
  const signs = evidence.all('country_sign').map(({ value }) => new Set(value.split(' ')))
  const isFitting = (timezone: string) => isOfOffset(evidence, timezone)
  return zoneOfCityIn(said, { country: located.country, signs, isFitting, account })
}

/** Whether the clocks of a zone show the offset that the sources give with a start; true where they give none. */
function isOfOffset(evidence: Evidence, timezone: string): boolean {
  const told = offsetOf(evidence)
  return told === null || ianaZone(timezone).offsetAt(told.at) === told.seconds
}

/**
 * A zone of a country with several whose clocks show the offset that the sources give with a start, where nothing else tells
 * which: its clocks are right then. Null where they give none, and where no zone of the country shows it.
 */
function zoneOfOffset(evidence: Evidence, country: string | null): string | null {
  const wide = country === null ? null : wideCountryNamed(country)
  if (wide === null || offsetOf(evidence) === null) return null
  return zonesOf(wide).find((timezone) => isOfOffset(evidence, timezone)) ?? null
}

/** The offset that the sources give with a start, and when that is, both in seconds; null for none, and for universal time. */
function offsetOf(evidence: Evidence): { readonly at: number; readonly seconds: number } | null {
  const given = evidence.all('starts').map(({ value }) => value)
  const told = given.find(({ offset }) => offset !== null && offset !== 0)
  if (!told?.offset || !isWallTime(told.local)) return null
  const seconds = told.offset * 60
  return { at: Date.parse(`${told.local}Z`) / 1000 - seconds, seconds }
}

const noWhere = { address: null, coordinates: null }

/**
 * The place of an idea: the place itself, or the venue of an event, which may be known by its name alone. Null without a
 * name that belongs to the address or point.
 */
export function placeOf(
  evidence: Evidence,
  { spot, venue, city, timezone }: Where,
  {
    title,
    isEvent,
    neighborhood,
  }: { title: ChosenTitle; isEvent: boolean; neighborhood: string | null },
): PlaceDraft | null {
  if (!spot) {
    // “Hiroshige prints at Dulwich Picture Gallery until 17 January” has no day, and is there all the same.
    const isThere =
      isEvent ||
      evidence.all('place_name').some(({ from, role }) => from === 'text' && role === 'primary')
    const name = isThere ? (venue?.name ?? null) : null
    return name === null
      ? null
      : { ...noWhere, name: clipTitle(name), timezone, city, neighborhood }
  }
  const own = evidence.all('title').find(({ group }) => group === spot.group)
  const ownTitle = isEvent || own === undefined ? null : cleanLine(own.value)
  const ofTitle = ownTitle && (own && isStructured(own) ? ownTitle : nameInWords(ownTitle))
  const isSentence = ofTitle === null && ownTitle !== null
  // What is at an address without a name is there all the same.
  const ofAddress = isEvent || isSentence ? firstOf(spot.address ?? '') || null : null
  // A name that the user gave and the point of a photo are one place.
  const isOnlySource = evidence
    .all('title')
    .every(({ group, from }) => group === spot.group || from === 'user')
  const isSaidTitle = !isEvent && isOnlySource && !isSentence ? title.title : null
  const name = spot.name ?? (ofTitle || null) ?? isSaidTitle ?? ofAddress
  if (name === null || name === '') return null
  return {
    name: clipTitle(name),
    address: spot.address,
    coordinates: spot.coordinates,
    timezone,
    city,
    neighborhood,
  }
}

/** The neighborhood of the catalog that the address, the city or the words name, where the city agrees. */
export function neighborhoodOf(
  evidence: Evidence,
  { spot, city }: Where,
  { known }: ToDecide,
  words: readonly (string | null)[],
): { name: string; city: string } | null {
  const isKnown = city !== null && known.cities.includes(city)
  const cities = isKnown ? [city] : []
  const look = (text: string | null, isAddress: boolean, within: readonly string[] = cities) =>
    text === null
      ? null
      : neighborhoodIn(text, { known: known.neighborhoods, cities: within, isAddress })
  // Towns have quarters of the same names: only where the city is not named, or is the one of the catalog.
  const isElsewhere = city !== null && !isKnown
  const ofCity = isElsewhere ? known.neighborhoods.find(({ name }) => name === city) : undefined
  if (ofCity) return ofCity
  if (isElsewhere) return null
  const claimed = evidence.all('neighborhood').map(({ value }) => value)
  const named = known.neighborhoods.find(
    (one) => claimed.includes(one.name) && (cities.length === 0 || cities.includes(one.city)),
  )
  if (named) return named
  for (const text of [spot?.address ?? null, ...evidence.all('city').map(({ value }) => value)]) {
    const found = look(text, true)
    if (found) return found
  }
  for (const text of words) {
    const found = look(text, false)
    if (found) return found
  }
  return null
}

/** The first part of an address; with the street where that is only its number: “73, rue Carnot”. */
function firstOf(address: string): string {
  return /^(?:\d+[^,\p{L}]*,)?[^,]*/u.exec(address)?.[0] ?? ''
}
