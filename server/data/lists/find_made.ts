import { type ListRow, listColumnsOf } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'

/** The lists that were generated from the same request, the last one first; `made_from` is its hash. */
export async function listListsMadeFrom(db: Db, made_from: Buffer): Promise<ListRow[]> {
  return db.sql<ListRow>`
    select ${listColumnsOf(db.owner)}
    from lists
    where owner_id = ${db.owner} and made_from = ${made_from} and deleted_at is null
    order by created_at desc, list_id desc`
}
