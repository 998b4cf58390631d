import { withNarrower } from '#server/domain/finding/activities.ts'
import type { Area } from '#server/domain/finding/area.ts'
import { facet } from '#server/domain/finding/facet.ts'
import { type Filters, isTimed } from '#server/domain/finding/filters.ts'
import { queryOf } from '#server/domain/finding/query.ts'
import { quoted } from '#server/domain/finding/vector.ts'

/** What rows must satisfy to be worth judging: every row that fits does, and most of those that do not, don't. */
export interface Narrowing {
  /** Queries that a row's vector must match, all of them. */
  readonly queries: readonly string[]
  /** Whether only rows with a word of the person's own for their activity are exempt from the query of activities. */
  readonly activities: string | null
  /** One of these, as far as it is known; anywhere where there are none. */
  readonly areas: readonly Area[]
  /** When dated rows take place, at least in part. */
  readonly from: Date | null
  readonly until: Date | null
  /** Whether the words of a row matter at all. */
  readonly words: boolean
}

function readsWords({
  search,
  activities,
  user_activities,
  preference_terms,
  lists,
}: Filters): boolean {
  const given = [activities, user_activities, preference_terms].some((all) => all.length > 0)
  return given || search !== null || lists.some(({ view }) => view !== null)
}

/** What a request narrows the rows to that are read for it. */
export function narrowingOf(filters: Filters): Narrowing {
  const { search, activities, user_activities, areas, window } = filters
  const words = search === null ? null : queryOf(search)
  const facts = activities
    .flatMap(withNarrower)
    .flatMap((name) => [facet('activity', name), facet('meant', name)].map(quoted))
  const own = user_activities.flatMap((name) => queryOf(name)?.wide ?? [])
  const terms = [...new Set([...facts, ...own])]
  const { spans } = window
  const isBounded = isTimed(window) && spans !== null
  return {
    queries: words === null ? [] : [words.wide],
    activities: terms.length === 0 ? null : terms.map((term) => `(${term})`).join(' | '),
    areas,
    from: isBounded ? (spans[0]?.from ?? null) : null,
    until: isBounded ? (spans.at(-1)?.until ?? null) : null,
    words: readsWords(filters),
  }
}
