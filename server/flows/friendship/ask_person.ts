import { insertAskedReview } from '#server/data/reviews/insert.ts'
import type { Context } from '#server/domain/context.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { askUserToTakeStep } from '#server/domain/messages/approvals.ts'
import { approvalsPath } from '#server/domain/prepared/approve_at.ts'
import { reviewIdOf } from '#server/domain/prepared/review_id.ts'
import { siteOf } from '#server/domain/web/site.ts'

/**
 * Keeps who has to ask from connecting or disconnecting anybody: the person takes the same step on their own page, where
 * the review is kept. Once they have, the same call finds it done.
 *
 * Errors: `approval_required`.
 */
export function requireOwnStep(
  { needs_approval, surface, base_url, afterRollback, token_id }: Context,
  review_token: string,
  expires_at: Date,
): void {
  if (!needs_approval || surface === 'web') return
  if (!siteOf(base_url).on) throw fail('approval_required')
  const review_id = reviewIdOf(review_token)
  const review = { review_id, sealed: review_token, expires_at: expires_at.toISOString() }
  afterRollback((db) => insertAskedReview(db, review, token_id))
  const approve_at = `${base_url}${approvalsPath}/steps/${toHandle('review', review_id)}`
  throw fail('approval_required', { approve_at, advice: askUserToTakeStep(approve_at) })
}
