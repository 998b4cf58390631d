import type { Db } from '#server/database/db.ts'

/**
 * Deletes messages to the account itself that ended more than `days` days ago, at most `most`; none that waits.
 *
 * @returns how many that were.
 */
export async function deleteEndedAccountMail(db: Db, days: number, most: number): Promise<number> {
  const rows = await db.sql`
    delete from account_mail
    where owner_id = ${db.owner}
      and mail_id = any(array(
        select mail_id
        from account_mail
        where owner_id = ${db.owner} and finished_at < now() - make_interval(days => ${days})
        order by finished_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}
