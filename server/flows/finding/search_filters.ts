import type { Disclosure } from '#generated/types.ts'
import { listPeopleNamed } from '#server/data/people/list.ts'
import type { OwnFilters } from '#server/data/finding/select_found.ts'
import type { Db } from '#server/database/db.ts'
import {
  activityTerm,
  anyTerm,
  areaTerm,
  areaWords,
  queryOf,
} from '#server/domain/finding/query.ts'
import type { Search } from '#server/domain/finding/search_input.ts'
import { areasDisclosed, namesDisclosed } from '#server/domain/messages/search.ts'
import { nearest } from '#server/domain/basics/nearest.ts'
import { idsOf, peopleNamed } from '#server/domain/people/named.ts'
import { meanNames } from '#server/flows/catalogs/names.ts'
import { meanAreas } from '#server/flows/finding/resolve.ts'
import type { ItemsAsked } from '#server/flows/finding/search_items.ts'

/** What the names of an input leave to be found. */
export interface SearchFilters {
  readonly filters: Pick<OwnFilters, 'must' | 'person_ids' | 'near' | 'time'>
  /** The same for plans, which say where they are in words alone. */
  readonly in_words: readonly string[]
  /** The same for public things, which know their areas. */
  readonly items: ItemsAsked
  readonly disclosures: readonly Disclosure[]
  /** Names that no saved person has. */
  readonly unknown: readonly string[]
  /** Whether nothing can fit. */
  readonly is_empty: boolean
}

/** How many of the nearest names an unknown one is answered with. */
const maxNearest = 3

/**
 * Reads the names of a search: none of them is refused. A name that several people have means each of them, an activity
 * that the catalog lacks is words, and a neighborhood that nobody knows is told.
 */
export async function filtersOf(db: Db, search: Search): Promise<SearchFilters> {
  const [people, activities, areas] = await Promise.all([
    search.names.length > 0 ? listPeopleNamed(db, search.names) : [],
    meanNames(db, 'activities', search.activities),
    meanAreas(db, search.neighborhoods),
  ])
  const named = search.names.map((name) => ({ name, people: peopleNamed(people, name) }))
  const unknown = named.filter((one) => one.people.length === 0).map(({ name }) => name)
  const shared = named.filter((one) => one.people.length > 1).map(({ name }) => name)
  const person_ids = search.names.length === 0 ? null : idsOf(named.flatMap((one) => one.people))

  const about = activities.meant.flatMap(({ name, means }) => {
    if (means.length > 0) return [activityTerm(means)]
    const query = queryOf(name)
    return query === null ? [] : [query.wide]
  })
  const found = areas.meant.flatMap(({ means }) => means)
  const lost = areas.meant
    .filter(({ means }) => means.length === 0)
    .map(({ name }) => ({ name, nearest: nearest(name, areas.known, maxNearest) }))

  const must = about.length > 0 ? [anyTerm(about)] : []
  const isPlaced = found.length > 0
  const { time } = search
  return {
    filters: {
      must: isPlaced ? [...must, areaTerm(found)] : must,
      person_ids,
      near: (search.subject === null ? null : queryOf(search.subject)?.wide) ?? null,
      time,
    },
    items: { must, areas: found, person_ids, time },
    in_words: isPlaced ? [...must, areaWords(found)] : must,
    disclosures: [...namesDisclosed(unknown, shared), ...areasDisclosed(lost)],
    unknown,
    is_empty:
      person_ids?.length === 0 ||
      (search.neighborhoods.length > 0 && !isPlaced) ||
      (search.activities.length > 0 && about.length === 0),
  }
}
