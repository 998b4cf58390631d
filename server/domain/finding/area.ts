import {
  catalogCities,
  citiesIn,
  type Neighborhood,
  neighborhoodIn,
} from '#server/domain/language/place/catalog.ts'

/** Where something is, as far as it is known. */
export interface Area {
  readonly neighborhood: string | null
  readonly city: string | null
}

export const nowhere: Area = { neighborhood: null, city: null }

/** A neighborhood that has a name, and its city; or with null the city itself. */
export interface KnownArea {
  readonly name: string | null
  readonly city: string
}

/**
 * Where an address is, else where a name says that it is: the names of neighborhoods and cities that stand there as whole
 * words. Nothing is guessed: a name that several cities have is known only with its city.
 */
export function areaOf(
  { name, address }: { readonly name: string; readonly address: string | null },
  known: readonly KnownArea[],
): Area {
  const said = address === null ? nowhere : areaIn(address, known, true)
  return isUnknown(said) ? areaIn(name, known, false) : said
}

function areaIn(text: string, areas: readonly KnownArea[], isAddress: boolean): Area {
  // “Essen” and “Halle” are cities of addresses, and words of names.
  const there = isAddress ? areas : areas.filter(({ city }) => catalogCities.includes(city))
  const all = [...new Set([...catalogCities, ...there.map(({ city }) => city)])]
  const known = there.flatMap(({ name, city }): Neighborhood[] =>
    name === null ? [] : [{ name, city }],
  )
  const cities = citiesIn(text, all)
  const found = neighborhoodIn(text, { known, cities, isAddress })
  const homes = known.filter(
    ({ name, city }) => name === found?.name && (cities.length === 0 || cities.includes(city)),
  )
  if (found && homes.length === 1) return { neighborhood: found.name, city: found.city }
  const [city] = cities
  return { neighborhood: null, city: cities.length === 1 && city !== undefined ? city : null }
}

/** Where an idea is: what is known of itself, else of the first of its places of which anything is known. */
export function areaAt(
  { neighborhood_name }: { readonly neighborhood_name?: string | null },
  places: readonly Area[],
): Area {
  const place = places.find(({ neighborhood, city }) => neighborhood !== null || city !== null)
  const neighborhood = neighborhood_name ?? place?.neighborhood ?? null
  return { neighborhood, city: place?.city ?? null }
}

/** Whether nothing is known of where something is. */
export function isUnknown({ neighborhood, city }: Area): boolean {
  return neighborhood === null && city === null
}

/** What an area is called: its neighborhood, else its city. */
export function areaName({ neighborhood, city }: Area): string {
  return neighborhood ?? city ?? ''
}
