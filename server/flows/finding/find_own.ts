import { type FoundOwn, type OwnFilters, selectFound } from '#server/data/finding/find_own.ts'
import { ownKinds } from '#server/data/finding/sources.ts'
import { listMissingVectors } from '#server/data/finding/vectors.ts'
import type { Db } from '#server/database/db.ts'
import type { TextQuery } from '#server/domain/finding/query.ts'

/**
 * What a text finds among the account's own things and what friends like, the best of each kind first. Interests that the
 * account may not see now are among them: the caller asks `listKnownInterests` before it shows one.
 */
export async function findOwn(
  db: Db,
  query: TextQuery,
  filters: OwnFilters = {},
): Promise<FoundOwn[]> {
  const kinds = filters.kinds ?? ownKinds
  const missing = await listMissingVectors(db, kinds)
  const found = await Promise.all(
    kinds.map((kind) => {
      const made = missing.get(kind)
      return db.run<FoundOwn>(
        selectFound(db.owner, kind, query, { ...filters, ...(made && { missing: made }) }),
      )
    }),
  )
  return found.flat()
}
