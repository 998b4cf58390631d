import type { Db } from '#server/database/db.ts'

/** The token of a review of this account, which may have ended within a day; null where there is none. */
export async function findReview(db: Db, review_id: string): Promise<string | null> {
  const [row] = await db.sql<{ sealed: string }>`
    select sealed
    from reviews
    where owner_id = ${db.owner} and review_id = ${review_id}`
  return row?.sealed ?? null
}

/** A reviewed step that the person was asked for. */
export interface AskedReview {
  readonly review_id: string
  /** The principal that asked. */
  readonly asked_by: string
  readonly expires_at: Date
  /** The database's time. */
  readonly now: Date
}

/** @returns the steps of this account that somebody asked for and whose reviews have not ended, the newest first; at most `most`. */
export function listAskedReviews(db: Db, most: number): Promise<AskedReview[]> {
  return db.sql<AskedReview>`
    select review_id, asked_by, expires_at, now() as now
    from reviews
    where owner_id = ${db.owner} and asked_at is not null and expires_at > now()
    order by asked_at desc
    limit ${most}`
}
