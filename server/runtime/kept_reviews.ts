import { findReview } from '#server/data/reviews/find.ts'
import { insertReview, type KeptReview } from '#server/data/reviews/insert.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** The token of a review that was kept for an account, which may have ended within a day; null where there is none. */
export function keptReview(
  { database }: Runtime,
  owner: string,
  review_id: string,
): Promise<string | null> {
  return database.read(owner, (db) => findReview(db, review_id))
}

/**
 * Keeps the token of a review until a day after its end. A crash of the machine may lose it.
 *
 * @returns false where it could not be written.
 */
export async function keepReview(
  { database, retention, log }: Runtime,
  owner: string,
  review: KeptReview,
): Promise<boolean> {
  try {
    await database.write(owner, {
      work: (db) => insertReview(db, review),
      last: () => retention.due(owner),
      asyncCommit: true,
    })
  } catch (error) {
    log.warn({ err: error }, 'the token of a review was not kept')
    return false
  }
  retention.committed(owner)
  return true
}
