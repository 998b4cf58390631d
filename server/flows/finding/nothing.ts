import type { DiscoveryFilters } from '#generated/types.ts'
import { listStockedCities } from '#server/data/areas/list_cities.ts'
import type { Db } from '#server/database/db.ts'
import type { Context } from '#server/domain/context.ts'
import { type FailureDetail, type Failure, fail } from '#server/domain/basics/failure.ts'
import type { Area } from '#server/domain/finding/area.ts'
import { type Filters, hardFiltersOf } from '#server/domain/finding/filters.ts'
import { relaxationsAsked } from '#server/domain/finding/relax.ts'
import {
  areaTitle,
  askForAnArea,
  noAreaIsKnown,
  nothingSaved,
  saveSomething,
} from '#server/domain/messages/recommendations.ts'
import { type Chosen, countFitting } from '#server/flows/finding/choices.ts'
import type { ReadFilters } from '#server/flows/finding/filters.ts'

/** The most cities that are offered to an account whose place is not known. */
const maxCities = 5

/** A request that nothing fits, and how it would go on. */
export interface Unanswered {
  /** What `nothing_found` says besides the cities. */
  readonly detail: FailureDetail<'nothing_found'> & { readonly message: string }
  /** Why no public thing was looked for; null where they were. */
  readonly no_items: Chosen['no_items']
  /** Where the request looked. */
  readonly areas: readonly Area[]
  /** How many answers the request would have in a city. */
  readonly countIn: (city: string) => Promise<number>
  /** The time zone of the account: IANA name. */
  readonly timezone: string
  /** The input of the same request in a city. */
  readonly inputIn: (city: string) => Record<string, unknown>
}

/**
 * The failure `nothing_found`; where nobody knows where to look for public things, with the cities that have some, and where
 * only some neighborhoods were looked through, with all of their cities; and how many answers there would be in each.
 */
export async function nothingFoundAnywhere(
  db: Db,
  { detail, no_items, areas: asked, timezone, countIn, inputIn }: Unanswered,
): Promise<Failure> {
  const isUnknown = no_items === 'area_unknown'
  const cities = isUnknown ? await listStockedCities(db, timezone, maxCities) : citiesAround(asked)
  const counted = await Promise.all(
    cities.map(async (city) => ({ city, count: await countIn(city) })),
  )
  const areas = counted.filter(({ count }) => count > 0)
  const { message, candidates = [] } = detail
  return fail('nothing_found', {
    ...detail,
    ...(isUnknown && { message: `${message} ${noAreaIsKnown}`, advice: askForAnArea }),
    candidates: [
      ...candidates,
      ...areas.map(({ city, count }) => ({
        kind: 'area' as const,
        count,
        title: areaTitle(city, count),
        input: inputIn(city),
      })),
    ],
  })
}

/** The cities of neighborhoods that were asked for. */
function citiesAround(areas: readonly Area[]): string[] {
  const cities = areas.flatMap(({ neighborhood, city }) =>
    neighborhood === null ? [] : (city ?? []),
  )
  return [...new Set(cities)].slice(0, maxCities)
}

/**
 * The failure `nothing_found` for a request that nothing fits: with what may be left out and how many choices there would
 * be then, and as `nothingFoundAnywhere`. Null where something was chosen. `others` are fields of the request besides the
 * filters, which the inputs that are offered keep.
 */
export async function nothingFound(
  { db, timezone }: Pick<Context, 'db' | 'timezone'>,
  { choices, relaxations, no_items }: Chosen,
  { filters, applied }: ReadFilters,
  others: Record<string, unknown>,
): Promise<Failure | null> {
  if (choices.length > 0) return null
  const input: DiscoveryFilters = { ...applied, ...others }
  const asked = relaxationsAsked(filters, relaxations, input)
  // Nothing was required that could be relaxed.
  const nothingYet = hardFiltersOf(filters).length === 0 && {
    ...{ message: nothingSaved, advice: saveSomething },
    next: [{ capability: 'ideas.structured_create' }],
  }
  return nothingFoundAnywhere(db, {
    detail: { ...asked, ...nothingYet },
    no_items,
    areas: filters.areas,
    timezone,
    countIn: (city) => countFitting(db, inCity(filters, city)),
    inputIn: (city) => ({ ...input, neighborhoods: [city] }),
  })
}

/** The same filters in all of a city. */
export function inCity(filters: Filters, city: string): Filters {
  return { ...filters, areas: [{ neighborhood: null, city }] }
}
