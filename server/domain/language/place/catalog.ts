import { joinedWords, wordsIn } from '#server/domain/language/activity/find.ts'
import { byValue, wordsOf } from '#server/domain/language/words/lists.ts'

/** A neighborhood of the catalog. */
export interface Neighborhood {
  readonly name: string
  readonly city: string
}

/** What the cities of the catalog are called elsewhere, and the parts of them that are cities to their people. */
const otherNames = byValue('place.city_of_catalog')

/** The zones that their clocks show. */
const zones = byValue('place.zone_of_catalog')

/** The cities whose names are read in texts: those of the catalog. */
export const catalogCities: readonly string[] = [...otherNames.keys()]

/** The zone of a city of the catalog; null for another one. */
export function zoneOfCity(city: string): string | null {
  return zones.get(city)?.[0] ?? null
}

/** The cities of the catalog that a text names as whole words, each once, in its order. */
export function citiesIn(text: string, cities: readonly string[] = catalogCities): string[] {
  const words = ` ${wordsIn(text).join(' ')} `
  const found = cities.flatMap((city) => {
    const places = namesOf(city)
      .map((key) => words.indexOf(` ${key} `))
      .filter((at) => at >= 0)
    return places.length > 0 ? [{ city, at: Math.min(...places) }] : []
  })
  return found.sort((one, other) => one.at - other.at).map(({ city }) => city)
}

/** The city of the catalog that a name means, and not only contains; null for none. */
export function cityNamed(name: string, cities: readonly string[] = catalogCities): string | null {
  const key = wordsIn(name).join(' ')
  if (key === '') return null
  return cities.find((city) => namesOf(city).includes(key)) ?? null
}

/** What a city is called, as `joinedWords` has it. */
function namesOf(city: string): string[] {
  const names = [city, ...(otherNames.get(city) ?? [])]
  return names.map(joinedWords).filter((key) => key !== '')
}

/** Names that are other words as well: only in an address they are a neighborhood. */
const alsoWords = wordsOf('place.catalog_word')

/**
 * The neighborhood of the catalog that a text names as whole words, in one of some cities, or in any where `cities` is
 * empty; the longest name, then the first. `isAddress`: names count that are other words as well.
 */
export function neighborhoodIn(
  text: string,
  {
    known,
    cities,
    isAddress,
  }: {
    readonly known: readonly Neighborhood[]
    readonly cities: readonly string[]
    readonly isAddress: boolean
  },
): Neighborhood | null {
  const words = ` ${wordsIn(text).join(' ')} `
  const found = known.filter(({ name, city }) => {
    if (cities.length > 0 && !cities.includes(city)) return false
    const key = joinedWords(name)
    const isSure = isAddress || cities.length > 0 || !alsoWords.has(key)
    return isSure && words.includes(` ${key} `)
  })
  return found.sort((one, other) => other.name.length - one.name.length)[0] ?? null
}
