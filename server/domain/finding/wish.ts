import type { TargetKind } from '#generated/types.ts'
import { withNarrower } from '#server/domain/finding/activities.ts'
import type { PoolEntry } from '#server/domain/finding/choice.ts'
import { facet, isOnlyMeant } from '#server/domain/finding/facet.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { queryOf } from '#server/domain/finding/query.ts'
import {
  type Lexemes,
  lexemesOf,
  matchOf,
  readTerm,
  readVector,
  type Term,
} from '#server/domain/finding/text_match.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** Filters with what is worked out once for all entries. */
export interface Wish {
  readonly filters: Filters
  /** The activities asked for and those that they include. */
  readonly activities: ReadonlySet<string>
  /** As facts, and as what a title only means. */
  readonly meant: readonly string[]
  readonly custom: readonly { readonly key: string; readonly words: Term | null }[]
  readonly search: SearchTerms | null
  /** One for each preference term; null where it has no word. */
  readonly preferences: readonly (Term | null)[]
  readonly people: ReadonlySet<string>
  readonly lists: ReadonlySet<string>
  /** What the views that are named ask for. */
  readonly views: readonly { readonly wish: Wish; readonly kinds: readonly TargetKind[] }[]
  /** The lexemes of an entry. */
  readonly lexemes: (entry: PoolEntry) => Lexemes
}

/** What the words of a search ask for. */
export interface SearchTerms {
  readonly exact: Term
  readonly wide: Term
  readonly meant: Term | null
  readonly title_key: string
}

/** Works out what filters ask of an entry. */
export function wishOf(filters: Filters): Wish {
  const activities = new Set(filters.activities.flatMap(withNarrower))
  const known = new Map<PoolEntry, Lexemes>()
  return {
    filters,
    activities,
    meant: [...activities].map((name) => facet('meant', name)),
    custom: filters.user_activities.map((name) => ({ key: nameKey(name), words: wideOf(name) })),
    search: searchTerms(filters.search),
    preferences: filters.preference_terms.map((term) => wideOf(term, { moods: true })),
    people: new Set(filters.people.map(({ person_id }) => person_id)),
    lists: new Set(filters.lists.map(({ list_id }) => list_id)),
    views: filters.lists.flatMap(({ view }) =>
      view === null ? [] : [{ wish: wishOf(view.filters), kinds: view.kinds }],
    ),
    lexemes(entry) {
      const found = known.get(entry) ?? lexemesIn(entry)
      known.set(entry, found)
      return found
    },
  }
}

function wideOf(text: string, options?: { readonly moods: boolean }): Term | null {
  const query = queryOf(text, options)
  return query && readTerm(query.wide)
}

function searchTerms(text: string | null): SearchTerms | null {
  const query = text === null ? null : queryOf(text)
  if (query === null) return null
  const { exact, wide, meant, title_key } = query
  return {
    exact: readTerm(exact),
    wide: readTerm(wide),
    meant: meant === null ? null : readTerm(meant),
    title_key,
  }
}

function lexemesIn(entry: PoolEntry): Lexemes {
  const own = entry.vector === null ? lexemesOf(factsOf(entry)) : readVector(entry.vector)
  if (entry.place_description === null) return own
  const said = { title: '', activities: [], where: [], facets: [] }
  return new Map([...lexemesOf({ ...said, description: entry.place_description }), ...own])
}

function factsOf(entry: PoolEntry) {
  const { title, activities, custom_activity, where, description, neighborhood, city } = entry
  return {
    title,
    activities: [...activities, custom_activity].filter((name) => name !== null),
    where: [...where, neighborhood, city].filter((name) => name !== null),
    description,
    facets: [
      ...activities.map((name) => ['activity', name] as const),
      ...(neighborhood === null ? [] : [['neighborhood', neighborhood] as const]),
      ...(city === null ? [] : [['city', city] as const]),
    ],
  }
}

/**
 * The lexemes that a match proves something by: not those of a description, and no activity that a title only means, such
 * as swimming by “cinema at the pool”.
 */
export function factsAmong(lexemes: Lexemes): Lexemes {
  return new Map(
    [...lexemes].filter(([lexeme, weight]) => weight > described && !isOnlyMeant(lexeme)),
  )
}

/** How much a word of a description weighs. */
const described = 0.1

/** How well a search fits, 0 to about 4; 0 where it does not. */
export function searchScore({ search, lexemes }: Wish, entry: PoolEntry): number {
  if (search === null) return 0
  const found = lexemes(entry)
  const wide = matchOf(found, search.wide)
  if (wide === 0) return 0
  const words = Math.min(1, 2 * matchOf(found, search.exact) + wide)
  const meant = search.meant !== null && matchOf(found, search.meant) > 0 ? 0.8 : 0
  const { title_key } = entry
  if (title_key === search.title_key) return words + meant + 2
  return words + meant + (title_key.startsWith(search.title_key) ? 0.5 : 0)
}

/** The positions of the preference terms that an entry fits. */
export function fittingTerms({ preferences, lexemes }: Wish, entry: PoolEntry): number[] {
  if (preferences.length === 0) return []
  const found = lexemes(entry)
  return preferences.flatMap((term, index) =>
    term !== null && matchOf(found, term) > 0 ? [index] : [],
  )
}
