import { listFound } from '#server/data/finding/list.ts'
import type { FoundOwn } from '#server/data/finding/rows.ts'
import type { OwnFilters } from '#server/data/finding/select_found.ts'
import type { Db } from '#server/database/db.ts'
import type { TextQuery } from '#server/domain/finding/query.ts'

/** What a text finds among the account's own things and what its friends like, each kind by itself, the best first. */
export function findOwn(db: Db, query: TextQuery, filters: OwnFilters = {}): Promise<FoundOwn[]> {
  return listFound(db, query, filters)
}
