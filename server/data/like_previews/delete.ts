import type { Db } from '#server/database/db.ts'
import { expiredDays } from '#server/domain/calls/retention.ts'

/** Deletes previews of this account that expired more than a day ago, at most `most`. @returns how many that were. */
export async function deleteExpiredPreviews(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    delete from like_previews p
    using (
      select list_id, selection
      from like_previews
      where owner_id = ${db.owner} and expires_at < now() - make_interval(days => ${expiredDays})
      order by expires_at
      limit ${most}
    ) old
    where p.owner_id = ${db.owner} and p.list_id = old.list_id and p.selection = old.selection
      and p.expires_at < now() - make_interval(days => ${expiredDays})
    returning 1`
  return rows.length
}
