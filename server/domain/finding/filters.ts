import type { Called } from '#server/domain/basics/in_quotes.ts'
import type { TargetKind } from '#generated/types.ts'
import type { Area } from '#server/domain/finding/area.ts'
import type { Window } from '#server/domain/finding/window.ts'

/** What choices are asked for, understood: names are those of catalogs, people and lists exist. */
export interface Filters {
  readonly people: readonly NamedPerson[]
  /** Of these lists only; of anything where there are none. */
  readonly lists: readonly NamedList[]
  /** In one of these neighborhoods or cities; anywhere where there are none. */
  readonly areas: readonly Area[]
  /** Names of the catalog. A choice has one of these or of `user_activities`. */
  readonly activities: readonly string[]
  readonly user_activities: readonly string[]
  /** What has to match; null where nothing has to. */
  readonly search: string | null
  /** For rank alone. */
  readonly preference_terms: readonly string[]
  readonly window: Window
  /** For rank alone. */
  readonly prioritize_likes: boolean
}

/** A saved person of a request. */
export interface NamedPerson {
  readonly person_id: string
  readonly display_name: string
  /** What sentences call them, where that is not just the name. */
  readonly called?: Called
}

/** A list of a request. */
export interface NamedList {
  readonly list_id: string
  readonly name: string
  /** What a view contains; null for a list with ideas of its own. */
  readonly view: NamedView | null
  /** Whether a friend shares it: its ideas are in the friend's account. */
  readonly is_shared?: true
}

/** What a view contains. */
export interface NamedView {
  readonly filters: Filters
  /** None is all. */
  readonly kinds: readonly TargetKind[]
}

/** The filters that decide what a choice may be; the others decide rank alone. */
export const hardFilters = ['search', 'activities', 'neighborhoods', 'lists', 'time'] as const

/** One of the filters that decide what a choice may be. */
export type HardFilter = (typeof hardFilters)[number]

/** The hard filters that were given. */
export function hardFiltersOf(filters: Filters): HardFilter[] {
  const given: Record<HardFilter, boolean> = {
    search: filters.search !== null,
    activities: filters.activities.length > 0 || filters.user_activities.length > 0,
    neighborhoods: filters.areas.length > 0,
    lists: filters.lists.length > 0,
    time: isTimed(filters.window),
  }
  return hardFilters.filter((name) => given[name])
}

/** Whether a request says when. */
export function isTimed({ spans, exact }: Window): boolean {
  return spans !== null || exact !== null
}

/** The same request without one of its filters. */
export function without(filters: Filters, name: HardFilter): Filters {
  switch (name) {
    case 'search':
      return { ...filters, search: null }
    case 'activities':
      return { ...filters, activities: [], user_activities: [] }
    case 'neighborhoods':
      return { ...filters, areas: [] }
    case 'lists':
      return { ...filters, lists: [] }
    case 'time':
      return { ...filters, window: { ...filters.window, spans: null, exact: null } }
  }
}
