import type { Db } from '#server/database/db.ts'

/** A review whose token is kept. */
export interface KeptReview {
  readonly review_id: string
  /** The token. */
  readonly sealed: string
  /** When the token ends, as an ISO string. */
  readonly expires_at: string
}

/** Keeps the token of a review, and that a principal asked the person for its step; the first time counts. */
export async function insertAskedReview(
  db: Db,
  { review_id, sealed, expires_at }: KeptReview,
  principal: string,
): Promise<void> {
  await db.sql`
    insert into reviews (owner_id, review_id, sealed, expires_at, asked_by, asked_at)
    values (${db.owner}, ${review_id}, ${sealed}, ${expires_at}, ${principal}, now())
    on conflict (owner_id, review_id) do update
    set asked_by = excluded.asked_by, asked_at = excluded.asked_at
    where reviews.asked_at is null`
}

/** Keeps the token of a review until a day after its end; once, however often. */
export async function insertReview(
  db: Db,
  { review_id, sealed, expires_at }: KeptReview,
): Promise<void> {
  await db.sql`
    insert into reviews (owner_id, review_id, sealed, expires_at)
    values (${db.owner}, ${review_id}, ${sealed}, ${expires_at})
    on conflict (owner_id, review_id) do nothing`
}
