import { commonFrom, countTerms } from '#server/data/inventory_items/count_terms.ts'
import type { Db } from '#server/database/db.ts'
import type { TextQuery } from '#server/domain/finding/query.ts'
import type { Search } from '#server/domain/finding/search_input.ts'
import { someTerms } from '#server/domain/finding/some_terms.ts'
import { type FoundThing, findThings } from '#server/flows/finding/search.ts'
import type { SearchFilters } from '#server/flows/finding/search_filters.ts'

/**
 * Up to `most` things that have some of the words of a search, marked as such, those with the rarest words first. None for a
 * search of one word.
 */
export async function findSome(
  db: Db,
  search: Search,
  names: SearchFilters,
  most: number,
): Promise<FoundThing[]> {
  const { terms, are_meant } = search.query
  if (terms.length < 2 || names.is_empty) return []
  const counts = await countTerms(db, terms)
  const found = new Map<string, FoundThing>()
  for (const set of someTerms(counts, commonFrom, are_meant)) {
    if (found.size >= most) break
    const query = withTerms(
      search.query,
      set.map((at) => terms[at] ?? ''),
    )
    const things = await findThings(db, { ...search, query }, names, { begins: false })
    for (const thing of things) if (!found.has(thing.handle)) found.set(thing.handle, thing)
  }
  return [...found.values()].slice(0, most).map((thing) => ({ ...thing, tier: 0, match: 'some' }))
}

/** A query for some of the terms of another one. */
function withTerms(query: TextQuery, terms: readonly string[]): TextQuery {
  const all = terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' & ')})`
  return { ...query, wide: all, prefixed: all, related: all }
}
