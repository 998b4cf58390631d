import type { Db } from '#server/database/db.ts'

/** The token of a review of this account, which may have ended within a day; null where there is none. */
export async function findReview(db: Db, review_id: string): Promise<string | null> {
  const [row] = await db.sql<{ sealed: string }>`
    select sealed
    from reviews
    where owner_id = ${db.owner} and review_id = ${review_id}`
  return row?.sealed ?? null
}
