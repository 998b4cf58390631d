import {
  applyAcceptance,
  findConnected,
  lockAcceptance,
} from '#server/flows/friendship/accept_invitation.ts'
import {
  applyClose,
  findClosed,
  lockClose,
  reviewClose,
} from '#server/flows/friendship/close_invitation.ts'
import { applyInvitation, reviewInvitation } from '#server/flows/friendship/create_invitation.ts'
import {
  applyDisconnect,
  findDisconnected,
  lockDisconnect,
  reviewDisconnect,
} from '#server/flows/friendship/disconnect.ts'
import { reviewAcceptance } from '#server/flows/friendship/review_acceptance.ts'
import type { Applied, Review, ReviewSubject } from '#server/flows/friendship/review.ts'
import type { Db } from '#server/database/db.ts'

/** One step for one subject: how it is reviewed, and applied once the same review comes out again. */
interface Step {
  review(db: Db, excluded: readonly string[]): Promise<Review>
  /** Locks what the step depends on until the transaction ends. */
  lock(db: Db): Promise<void>
  /** @returns the answer if the step was taken before; null if not. */
  findDone(db: Db): Promise<Applied | null>
  /** @returns null if this same review was applied before and cannot be applied again. */
  apply(db: Db, review: Review, remove: boolean): Promise<Applied | null>
}

/** @returns the step of a subject. `own_name` is the account's display name, which others see. */
export function stepFor(subject: ReviewSubject, own_name: string): Step {
  switch (subject.operation) {
    case 'create_invitation':
      return {
        review: (db, excluded) => reviewInvitation(db, subject, excluded),
        lock: async () => {},
        findDone: async () => null,
        apply: (db, review, remove) => applyInvitation(db, subject, review, remove),
      }
    case 'accept_invitation':
      return {
        review: (db, excluded) => reviewAcceptance(db, subject, excluded, own_name),
        lock: (db) => lockAcceptance(db, subject),
        findDone: (db) => findConnected(db, subject),
        apply: (db, review, remove) => applyAcceptance(db, subject, review, remove, own_name),
      }
    case 'disconnect':
      return {
        review: (db, excluded) => reviewDisconnect(db, subject, excluded),
        lock: (db) => lockDisconnect(db, subject),
        findDone: (db) => findDisconnected(db, subject),
        apply: (db, review, remove) => applyDisconnect(db, subject, review, remove),
      }
    case 'close_invitation':
      return {
        review: (db, excluded) => reviewClose(db, subject, excluded),
        lock: (db) => lockClose(db, subject),
        findDone: (db) => findClosed(db, subject),
        apply: (db, review, remove) => applyClose(db, subject, review, remove),
      }
  }
}
