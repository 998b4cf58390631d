import type { FoundOwn } from '#server/data/finding/rows.ts'
import {
  type OwnFilters,
  selectCounts,
  selectFound,
  selectKnownWords,
} from '#server/data/finding/select_found.ts'
import { type OwnKind, ownKinds, searchSources } from '#server/data/finding/sources.ts'
import {
  type FactsRow,
  listMissingVectors,
  type RowVector,
  selectFacts,
  toSearchFacts,
} from '#server/data/finding/vectors.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { TextQuery } from '#server/domain/finding/query.ts'
import { spellingsIn } from '#server/domain/finding/spelling.ts'
import { quoted, type SearchFacts } from '#server/domain/finding/vector.ts'

/** What a text finds among the account's own things and what its friends like, each kind by itself, the best first. */
export async function listFound(
  db: Db,
  query: TextQuery,
  filters: OwnFilters = {},
): Promise<FoundOwn[]> {
  return inAll<FoundOwn>(db, filters, (kind, missing) =>
    selectFound(db.owner, kind, query, filters, missing),
  )
}

/** How many things each of these queries finds, in their order. */
export async function listCounts(
  db: Db,
  queries: readonly string[],
  filters: OwnFilters = {},
): Promise<number[]> {
  const rows = await inAll<{ n: number; found: number }>(db, filters, (kind, missing) =>
    selectCounts(db.owner, kind, queries, filters, missing),
  )
  return queries.map((_, index) =>
    rows.filter(({ n }) => n === index + 1).reduce((sum, { found }) => sum + found, 0),
  )
}

/** Words of the account's things that were changed last, which begin or end as one of these does. */
export async function listKnownWords(
  db: Db,
  kinds: readonly OwnKind[],
  words: readonly string[],
): Promise<Set<string>> {
  const rows = await Promise.all(
    kinds.map((kind) => db.run<{ word: string }>(selectKnownWords(db.owner, kind, words))),
  )
  return new Set(rows.flat().map(({ word }) => word))
}

/** What the rows of these ids are found by, by their ids. */
export async function listSearchFacts(
  db: Db,
  kind: OwnKind,
  ids: readonly string[],
): Promise<Map<string, SearchFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db.run<FactsRow>(
    sql`${selectFacts(db.owner, kind)} and ${searchSources[kind].id} = any(${[...ids]}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, toSearchFacts(kind, row)]))
}

/** How words are written in the account's things, by how they are compared; those that are found. */
export async function listSpellings(
  db: Db,
  kinds: readonly OwnKind[],
  words: readonly string[],
): Promise<Map<string, string>> {
  if (words.length === 0) return new Map()
  const any = words.map(quoted).join(' | ')
  const found = kinds.map(async (kind) => {
    const rows = await db.run<FactsRow>(sql`
      ${selectFacts(db.owner, kind)} and r.search @@ ${any}::tsquery
      order by r.updated_at desc
      limit ${maxSpelled}`)
    return rows.map((row) => toSearchFacts(kind, row))
  })
  return spellingsIn((await Promise.all(found)).flat(), words)
}

/** How many things of a kind are looked at for the spelling of a word. */
const maxSpelled = 20

/**
 * The rows that a statement selects of each kind. All is sent together; only where rows have no vector, it is asked again
 * with those that were made for them.
 */
async function inAll<Row>(
  db: Db,
  { kinds = ownKinds }: OwnFilters,
  select: (kind: OwnKind, missing?: readonly RowVector[]) => Statement,
): Promise<Row[]> {
  const [missing, ...found] = await Promise.all([
    listMissingVectors(db, kinds),
    ...kinds.map((kind) => db.run<Row>(select(kind))),
  ])
  const rows = await Promise.all(
    kinds.map((kind, index) => {
      const made = missing.get(kind)
      return made ? db.run<Row>(select(kind, made)) : (found[index] ?? [])
    }),
  )
  return rows.flat()
}
