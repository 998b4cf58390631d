import type { Db } from '#server/database/db.ts'

/** A review whose token is kept. */
export interface KeptReview {
  readonly review_id: string
  /** The token. */
  readonly sealed: string
  /** When the token ends, as an ISO string. */
  readonly expires_at: string
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
