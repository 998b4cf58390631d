import type { Db } from '#server/database/db.ts'

/**
 * Deletes shares of this account's lists that ended more than `days` days ago, at most `most`.
 *
 * @returns how many that were.
 */
export async function deleteEndedShares(db: Db, days: number, most: number): Promise<number> {
  const rows = await db.sql`
    delete from list_shares
    where owner_id = ${db.owner}
      and share_id = any(array(
        select share_id
        from list_shares
        where owner_id = ${db.owner}
          and least(revoked_at, expires_at) < now() - make_interval(days => ${days})
        order by least(revoked_at, expires_at)
        limit ${most}
      ))
    returning 1`
  return rows.length
}
