import { findReview } from '#server/data/reviews/find.ts'
import type { Db } from '#server/database/db.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { speaking } from '#server/domain/basics/speaking.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { Session } from '#server/domain/web/session.ts'
import { fingerprint, type ReviewSubject } from '#server/flows/friendship/review.ts'
import { stepFor } from '#server/flows/friendship/steps.ts'
import { openReview } from '#server/flows/friendship/token.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import type { FriendshipConsequence } from '#generated/types.ts'

/** A reviewed step of a friendship that an agent wants to take, as the person sees it. */
export interface StepView {
  readonly review_token: string
  readonly operation: ReviewSubject['operation']
  /** What it does, in one sentence. */
  readonly text: string
  readonly consequences: readonly FriendshipConsequence[]
}

/**
 * @returns a reviewed step that waits for the person; `over` where its review has ended, something has changed or it was
 * taken; null for an unknown one.
 */
export function viewStep(
  { database, seal }: Pick<WebContext, 'database'> & { seal: Seal },
  { owner, display_name }: Pick<Session, 'owner' | 'display_name'>,
  review_handle: string,
): Promise<StepView | 'over' | null> {
  const id = parseHandle('review', review_handle)
  if (id === null) return Promise.resolve(null)
  // A review says everything in English, as its token does.
  const view = async (db: Db) => {
    const [review_token, now] = await Promise.all([findReview(db, id), db.now()])
    if (review_token === null) return null
    const sealed = openReview(seal, owner, review_token, now)
    if (!sealed) return 'over'
    const step = stepFor(sealed.subject, display_name)
    if (await step.findDone(db)) return 'over'
    const review = await step.review(db, sealed.excluded)
    if (fingerprint(sealed.subject, review) !== sealed.fingerprint) return 'over'
    const { text, consequences } = review
    return { review_token, operation: sealed.subject.operation, text, consequences }
  }
  return speaking('en', () => database.read(owner, view))
}
