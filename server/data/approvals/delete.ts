import type { Db } from '#server/database/db.ts'
import { approvalDays } from '#server/domain/calls/retention.ts'

/** Deletes decisions of this account that are too old to show, at most `most`. @returns how many that were. */
export async function deleteOldApprovals(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    delete from approvals
    where owner_id = ${db.owner}
      and action_id = any(array(
        select action_id
        from approvals
        where owner_id = ${db.owner} and decided_at < now() - make_interval(days => ${approvalDays})
        order by decided_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}
