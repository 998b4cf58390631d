import type { Db } from '#server/database/db.ts'

/** Deletes months before last month from what is known of this account's friends, at most `most`. @returns how many that were. */
export async function deleteOverFriendMonths(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    delete from friend_months m
    using (
      select peer_owner, month
      from friend_months
      where owner_id = ${db.owner}
        and month < (date_trunc('month', now() at time zone 'UTC') - interval '1 month')::date
      order by month
      limit ${most}
    ) over
    where m.owner_id = ${db.owner} and m.peer_owner = over.peer_owner and m.month = over.month
    returning 1`
  return rows.length
}
