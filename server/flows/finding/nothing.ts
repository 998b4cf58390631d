import type { DiscoveryFilters } from '#generated/types.ts'
import { listStockedCities } from '#server/data/areas/list_cities.ts'
import type { Db } from '#server/database/db.ts'
import { type Failure, fail } from '#server/domain/failure.ts'
import { hardFiltersOf } from '#server/domain/finding/filters.ts'
import { relaxationsAsked } from '#server/domain/finding/relax.ts'
import { areaTitle, nameAnArea, nothingSaved } from '#server/domain/messages/recommendations.ts'
import { type Chosen, countFitting } from '#server/flows/finding/choices.ts'
import type { ReadFilters } from '#server/flows/finding/filters.ts'

/** The most cities that are offered to an account whose place is not known. */
const mostCities = 5

/**
 * The failure `nothing_found` for a request that nothing fits: with what may be left out and how many choices there would
 * be then, and where nobody knows where to look, with how many there would be in a city. Null where something was chosen.
 * `others` are fields of the request besides the filters, which the inputs that are offered keep.
 */
export async function nothingFound(
  db: Db,
  { choices, relaxations, no_items }: Chosen,
  { filters, applied }: ReadFilters,
  others: Record<string, unknown>,
): Promise<Failure | null> {
  if (choices.length > 0) return null
  const input: DiscoveryFilters = { ...applied, ...others }
  const asked = relaxationsAsked(filters, relaxations, input)
  const message = hardFiltersOf(filters).length === 0 ? nothingSaved : asked.message
  if (no_items !== 'area_unknown') return fail('nothing_found', { ...asked, message })
  const cities = await listStockedCities(db, mostCities)
  const counted = await Promise.all(
    cities.map(async (city) => {
      const count = await countFitting(db, { ...filters, areas: [{ neighborhood: null, city }] })
      return { city, count }
    }),
  )
  const areas = counted.filter(({ count }) => count > 0)
  return fail('nothing_found', {
    message: areas.length === 0 ? message : `${message} ${nameAnArea}`,
    candidates: [
      ...asked.candidates,
      ...areas.map(({ city, count }) => ({
        kind: 'area' as const,
        count,
        title: areaTitle(city, count),
        input: { ...input, neighborhoods: [city] },
      })),
    ],
  })
}
