import type { Db } from '#server/database/db.ts'
import { reversibleDays } from '#server/domain/calls/retention.ts'

/** Deletes reversible actions of this account made more than 30 days ago, at most `most`. @returns how many that were. */
export async function deleteOldReversibles(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    delete from reversible_actions
    where owner_id = ${db.owner}
      and reversible_id = any(array(
        select reversible_id
        from reversible_actions
        where owner_id = ${db.owner} and created_at < now() - make_interval(days => ${reversibleDays})
        order by created_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}
