import type { DiscoveryFilters } from '#generated/types.ts'
import { areaName } from '#server/domain/finding/area.ts'
import { type Filters, type HardFilter, hardFiltersOf } from '#server/domain/finding/filters.ts'
import {
  filterName,
  nothingMatches,
  relaxationTitle,
} from '#server/domain/messages/recommendations.ts'

/** A hard filter that may be left out, and how many choices there would be. */
export interface Relaxation {
  readonly filter: HardFilter
  readonly count: number
}

/** The fields that each filter is asked by. */
const fields: Readonly<Record<HardFilter, readonly (keyof DiscoveryFilters)[]>> = {
  search: ['search'],
  activities: ['activities', 'user_activities'],
  neighborhoods: ['neighborhoods'],
  lists: ['idea_list_handles', 'idea_list_names', 'idea_list_name', 'feed_names', 'feed_name'],
  time: ['when_preset', 'when', 'time_slots', 'requested_start_at', 'constraint_kind'],
}

/** What a request that finds nothing is answered with: the best thing to leave out, and all of them as inputs. */
export function relaxationsAsked(
  filters: Filters,
  relaxations: readonly Relaxation[],
  input: DiscoveryFilters,
) {
  const named = relaxations.map((one) => ({
    ...one,
    name: filterName(one.filter, valuesOf(filters, one.filter)),
  }))
  return {
    message: nothingMatches(named[0] ?? null, hardFiltersOf(filters).length),
    candidates: named.map(({ filter, name, count }) => ({
      kind: 'relaxation' as const,
      filter,
      count,
      title: relaxationTitle(name, count),
      input: inputWithout(input, filter),
    })),
  }
}

function valuesOf(filters: Filters, filter: HardFilter): readonly string[] {
  switch (filter) {
    case 'search':
      return filters.search === null ? [] : [filters.search]
    case 'activities':
      return [...filters.activities, ...filters.user_activities]
    case 'neighborhoods':
      return [...new Set(filters.areas.map(areaName))]
    case 'lists':
      return filters.lists.map(({ name }) => name)
    case 'time':
      return []
  }
}

function inputWithout(input: DiscoveryFilters, filter: HardFilter): Record<string, unknown> {
  const left = new Set<string>(fields[filter])
  return Object.fromEntries(Object.entries(input).filter(([field]) => !left.has(field)))
}
