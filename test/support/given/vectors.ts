import { type OwnKind, ownKinds, searchSources } from '#server/data/finding/sources.ts'
import { selectFacts, toVector } from '#server/data/finding/vectors.ts'
import { sql } from '#server/database/sql.ts'
import { searchVersion } from '#server/domain/finding/vector.ts'
import type { Account } from '#test/support/world.ts'

/** A row whose stored vector is not the one that its facts make now. */
interface OutdatedRow {
  kind: OwnKind
  id: string
  stored: string | null
  fresh: string
}

/** The rows of an account that are found by something else than they say. */
export async function outdatedRows({ world, owner }: Account): Promise<OutdatedRow[]> {
  return world.database.read(owner, async (db) => {
    const found = ownKinds.map(async (kind) => {
      const { table, id } = searchSources[kind]
      const rows = await db.run<{ id: string }>(selectFacts(owner, kind))
      const fresh = rows
        .map((row) => toVector(kind, row))
        .map(({ id: of, vector }) => ({ of, vector }))
      return db.run<OutdatedRow>(sql`
        select ${kind}::text as kind, ${id} as id, r.search::text as stored, v.vector::tsvector::text as fresh
        from ${table}
        join json_to_recordset(${JSON.stringify(fresh)}::json) as v (of uuid, vector text) on v.of = ${id}
        where r.owner_id = ${owner}
          and (r.search is distinct from v.vector::tsvector or r.search_version <> ${searchVersion}::smallint)`)
    })
    return (await Promise.all(found)).flat()
  })
}

/** How many rows of each kind an account has. */
export async function countRows({ world, owner }: Account): Promise<Map<OwnKind, number>> {
  return world.database.read(owner, async (db) => {
    const counts = ownKinds.map(async (kind) => {
      const { length } = await db.run(selectFacts(owner, kind))
      return [kind, length] as const
    })
    return new Map(await Promise.all(counts))
  })
}
