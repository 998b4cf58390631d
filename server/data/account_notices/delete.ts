import type { Db } from '#server/database/db.ts'

/**
 * Deletes notices to the account itself that ended more than a day ago, at most `most`; none that waits.
 *
 * @returns how many that were.
 */
export async function deleteEndedNotices(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    delete from account_notices
    where owner_id = ${db.owner}
      and notice_id = any(array(
        select notice_id
        from account_notices
        where owner_id = ${db.owner} and finished_at < now() - interval '1 day'
        order by finished_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}
