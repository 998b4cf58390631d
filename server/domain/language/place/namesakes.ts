import { folded } from '#server/domain/language/time/tokens.ts'
import { stateNamed } from '#server/domain/language/place/american_zones.ts'
import { byValue, valuesOf } from '#server/domain/language/words/lists.ts'
import { countryCode } from '#server/domain/language/place/countries.ts'

/** One of several cities of a name. */
export interface Namesake {
  /** Two letters, in lower case. */
  readonly country: string
  readonly timezone: string
  /** Codes of states or provinces with which its name is written: `ME`. */
  readonly regions: readonly string[]
}

/**
 * Cities whose name others have in another zone, as `folded` writes it, the one that is meant most first. Those behind
 * `+` are meant only where their region stands with them.
 */
const namesakes = new Map(
  [...byValue('place.namesake')].map(([name, cities]) => [name, cities.map(namesakeOf)]),
)

function namesakeOf(text: string): Namesake & { readonly isRare: boolean } {
  const isRare = text.startsWith('+ ')
  const [country = '', timezone = '', ...regions] = text.replace(/^\+ /, '').split(' ')
  return { country, timezone, regions, isRare }
}

/** What is known of where a city is, besides its name. */
export interface CityHints {
  /** A name or a code; null where nothing tells. */
  readonly country: string | null
  /** Countries that something hints at, by their two letters: one of each set. */
  readonly signs: readonly ReadonlySet<string>[]
  /** Whether the clocks of a zone may be meant: those that a source gives an offset of. */
  readonly isFitting?: (timezone: string) => boolean
  /** The account's zone (IANA). */
  readonly account: string
}

/** The zone of a city. `isAssumed`: others of its name have another one, and nothing tells which is meant. */
export interface CityZone {
  readonly timezone: string
  readonly isAssumed: boolean
}

/** Whether others have the name of a city, so that it needs more than its name to be found. */
export function hasNamesakes(city: string): boolean {
  return (namesakes.get(folded(city.trim())) ?? []).filter(({ isRare }) => !isRare).length > 1
}

/** The city that is meant of several of a name; null for a name that only one has. */
export function namesakeMeant(city: string, hints: CityHints): CityZone | null {
  if (!hasNamesakes(city)) return null
  const all = namesakes.get(folded(city.trim())) ?? []
  const { country, signs, isFitting = () => true, account } = hints
  const known = country === null ? all : all.filter((one) => isIn(one, country))
  const common = country === null ? all.filter(({ isRare }) => !isRare) : known
  const left = [
    ({ timezone }: Namesake) => isFitting(timezone),
    ...signs.map((sign) => (one: Namesake) => sign.has(one.country)),
  ].reduce<readonly Namesake[]>((rest, isMeant) => {
    const fitting = rest.filter(isMeant)
    return fitting.length > 0 ? fitting : rest
  }, common)
  const [first, ...others] = left
  if (!first) return null
  const isOne = others.every(({ timezone }) => timezone === first.timezone)
  return { timezone: first.timezone, isAssumed: !isOne && first.timezone !== account }
}

/** Whether a city is in a country, by its name or code. */
function isIn({ country }: Namesake, named: string): boolean {
  return countryCode(named) === country
}

/** The zone of the city of a name with the code or the name of its region: `Portland, ME`; null for any other. */
export function namesakeIn(city: string, region: string): string | null {
  const code = stateNamed(region) ?? provinces.get(folded(region)) ?? region
  const all = namesakes.get(folded(city.trim())) ?? []
  return all.find(({ regions }) => regions.includes(code))?.timezone ?? null
}

const provinces = new Map(
  [...valuesOf('place.province')].map(([name, code]) => [folded(name), code]),
)
