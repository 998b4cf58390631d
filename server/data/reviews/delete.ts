import type { Db } from '#server/database/db.ts'
import { expiredDays } from '#server/domain/calls/retention.ts'

/** Deletes reviews of this account that ended more than a day ago, at most `most`. @returns how many that were. */
export async function deleteExpiredReviews(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    delete from reviews
    where owner_id = ${db.owner}
      and review_id = any(array(
        select review_id
        from reviews
        where owner_id = ${db.owner} and expires_at < now() - make_interval(days => ${expiredDays})
        order by expires_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}
