import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Deletes audit rows of this account that are older than `days` days, at most `most`; none of the last 90 days, whatever
 * `days` says. Runs as the role `relay`: a request can delete none.
 *
 * @returns how many that were.
 */
export async function deleteOldAudit(db: Db, days: number, most: number): Promise<number> {
  const rows = await db.sql<{ deleted: number }>`
    select delete_audit(now() - make_interval(days => ${days}), ${most}) as deleted`
  return only(rows).deleted
}
