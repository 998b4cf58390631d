import { listAreas } from '#server/data/areas/list.ts'
import { type OwnKind, searchSources } from '#server/data/finding/sources.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { KnownArea } from '#server/domain/finding/area.ts'
import { type SearchFacts, searchVersion, vectorOf } from '#server/domain/finding/vector.ts'

/** What a row is found by, as its source reads it. */
export interface FactsRow {
  id: string
}

/** The vector of a row, as the text of a `tsvector`. */
export interface RowVector extends FactsRow {
  vector: string
}

/** The most rows whose vectors are made while a search waits. */
const maxWhenRead = 20_000

/** The two values that a statement writes into `search` and `search_version`. */
export function toSearchValues(facts: SearchFacts): Statement {
  return sql`${vectorOf(facts)}::tsvector, ${searchVersion}::smallint`
}

/** The same as assignments of an update. */
export function toSearchUpdate(facts: SearchFacts): Statement {
  return sql`search = ${vectorOf(facts)}::tsvector, search_version = ${searchVersion}::smallint`
}

/** Selects what the rows of a kind are found by; conditions on `r` may follow. */
export function selectFacts(owner: string, kind: OwnKind): Statement {
  const { table, id, facts } = searchSources[kind]
  return sql`
    select ${id} as id, ${facts(owner)}
    from ${table}
    where r.owner_id = ${owner}`
}

/** What a row of `selectFacts` is found by. */
export function toSearchFacts(kind: OwnKind, row: FactsRow): SearchFacts {
  return searchSources[kind].searchOf(row as never)
}

/** A row of `selectFacts` with its vector. */
export function toVector<Row extends FactsRow>(kind: OwnKind, row: Row): Row & RowVector {
  return { ...row, vector: vectorOf(toSearchFacts(kind, row)) }
}

/** The condition that a row, `r`, has no vector, or one of an earlier version. */
export const isOutdated = sql`r.search_version < ${searchVersion}::smallint`

/** The vectors that rows of these kinds lack, made now: a search must not miss what no job has come to yet. */
export async function listMissingVectors(
  db: Db,
  kinds: readonly OwnKind[],
): Promise<Map<OwnKind, RowVector[]>> {
  const missing = new Map<OwnKind, FactsRow[]>()
  const read = kinds.map(async (kind) => {
    const rows = await db.run<FactsRow>(
      sql`${selectFacts(db.owner, kind)} and ${isOutdated} limit ${maxWhenRead}`,
    )
    if (rows.length > 0) missing.set(kind, rows)
  })
  await Promise.all(read)
  if (missing.size === 0) return new Map()
  const known = await listAreas(db)
  return new Map(
    [...missing].map(([kind, rows]) => {
      const made = rows.map((row) => toVector(kind, located(kind, row, known)))
      return [kind, made.map(({ id, vector }) => ({ id, vector }))]
    }),
  )
}

function located(kind: OwnKind, row: FactsRow, known: readonly KnownArea[]): FactsRow {
  const place = searchSources[kind].located
  return place ? { ...place.row(row as never, known), id: row.id } : row
}

/**
 * Locks up to `most` rows of a kind that have no vector, and writes it, and where they are. Rows that others are changing
 * are left out. Returns how many were written.
 */
export async function updateMissingVectors(db: Db, kind: OwnKind, most: number): Promise<number> {
  return updateRows(db, kind, isOutdated, most).then(({ length }) => length)
}

/**
 * Writes the vectors of up to `most` rows of a kind again that were changed since an instant, in the order of their ids
 * from the one after `after`: an earlier release that runs at the same time does not write them. Returns the last id, or
 * null where there are no more.
 */
export async function updateChangedVectors(
  db: Db,
  kind: OwnKind,
  { since, after, most }: { since: Date; after: string | null; most: number },
): Promise<string | null> {
  const { id, changed } = searchSources[kind]
  const rows = await updateRows(
    db,
    kind,
    sql`${changed(sql`${since.toISOString()}::timestamptz`, db.owner)} and (${after}::uuid is null or ${id} > ${after}::uuid)`,
    most,
  )
  return rows.length < most ? null : (rows.at(-1)?.id ?? null)
}

async function updateRows(
  db: Db,
  kind: OwnKind,
  which: Statement,
  most: number,
): Promise<FactsRow[]> {
  const { id } = searchSources[kind]
  const [rows, known] = await Promise.all([
    db.run<FactsRow>(sql`
      ${selectFacts(db.owner, kind)} and ${which}
      order by ${id}
      limit ${most}
      for no key update of r skip locked`),
    listAreas(db),
  ])
  const made = rows.map((row) => toVector(kind, located(kind, row, known)))
  await updateVectors(db, kind, made)
  return rows
}

/** Writes the vectors of rows that this transaction has locked, where they differ, and where they are, if they do not say it. */
export async function updateVectors(
  db: Db,
  kind: OwnKind,
  rows: readonly RowVector[],
): Promise<void> {
  if (rows.length === 0) return
  const { table, id, located: place } = searchSources[kind]
  await db.run(sql`
    update ${table}
    set search = v.vector::tsvector, search_version = ${searchVersion}::smallint ${place?.columns ?? sql``}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as v (id uuid, vector text, neighborhood text, neighborhood_name text, city text)
    where r.owner_id = ${db.owner} and ${id} = v.id
      and (r.search_version < ${searchVersion}::smallint or r.search is distinct from v.vector::tsvector)`)
}
