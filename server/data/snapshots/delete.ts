import type { Db } from '#server/database/db.ts'
import { expiredDays } from '#server/domain/calls/retention.ts'

/**
 * Deletes snapshots of this account that expired more than a day ago, at most `most`. Until then a late cursor is
 * answered with `snapshot_expired`.
 *
 * @returns how many that were.
 */
export async function deleteExpiredSnapshots(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    delete from snapshots
    where owner_id = ${db.owner}
      and snapshot_id = any(array(
        select snapshot_id
        from snapshots
        where owner_id = ${db.owner} and expires_at < now() - make_interval(days => ${expiredDays})
        order by expires_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}
