import type { DiscoveryFilters } from '#generated/types.ts'

/** The filters that choose by themselves. Wishes only rank, a length or a kind of constraint only qualifies others. */
const choosing: readonly (keyof DiscoveryFilters)[] = [
  ...(['people', 'names', 'person_handles', 'activities', 'user_activities'] as const),
  ...(['search', 'neighborhoods', 'when_preset', 'when', 'time_slots'] as const),
  ...(['requested_start_at', 'feed_name', 'feed_names', 'idea_list_name'] as const),
  ...(['idea_list_names', 'idea_list_handles'] as const),
]

/** Whether anything is said that a list can be made from. */
export function hasFilter(filters: DiscoveryFilters): boolean {
  return choosing.some((field) => {
    const value = filters[field]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })
}
