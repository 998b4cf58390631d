import type { DiscoveryFilters } from '#generated/types.ts'
import { type Failure, fail } from '#server/domain/failure.ts'
import { hardFiltersOf } from '#server/domain/finding/filters.ts'
import { relaxationsAsked } from '#server/domain/finding/relax.ts'
import type { Chosen } from '#server/flows/finding/choices.ts'
import type { ReadFilters } from '#server/flows/finding/filters.ts'

/**
 * The failure `nothing_found` for a request that nothing fits, with what may be left out and how many choices there would
 * be then; null where something was chosen, or where the request restricts nothing. `others` are fields of the request
 * besides the filters, which the inputs that are offered keep.
 */
export function nothingFound(
  { choices, relaxations }: Chosen,
  { filters, applied }: ReadFilters,
  others: Record<string, unknown>,
): Failure | null {
  if (choices.length > 0 || hardFiltersOf(filters).length === 0) return null
  const input: DiscoveryFilters = { ...applied, ...others }
  return fail('nothing_found', relaxationsAsked(filters, relaxations, input))
}
