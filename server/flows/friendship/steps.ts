import {
  applyAcceptance,
  lockAcceptance,
  joined,
  reviewAcceptance,
} from '#server/flows/friendship/accept_invitation.ts'
import {
  applyClosing,
  closed,
  lockClosing,
  isClosed,
  reviewClosing,
} from '#server/flows/friendship/close_invitation.ts'
import { applyCreation, reviewCreation } from '#server/flows/friendship/create_invitation.ts'
import {
  applyDisconnect,
  lockDisconnect,
  isDisconnected,
  parted,
  reviewDisconnect,
} from '#server/flows/friendship/disconnect.ts'
import type { Applied, Review, Subject } from '#server/flows/friendship/review.ts'
import type { Db } from '#server/database/db.ts'

/** One step for one subject: how it is reviewed, and applied once the same review comes out again. */
interface Step {
  review(db: Db, excluded: readonly string[]): Promise<Review>
  /** Holds what the step depends on until the transaction ends. */
  hold(db: Db): Promise<void>
  /** What is answered where the step was taken before; null where it was not. */
  done(db: Db): Promise<Applied | null>
  /** Null where this very review was applied before and cannot be again. */
  apply(db: Db, review: Review, remove: boolean): Promise<Applied | null>
}

/** The step a subject stands for; `own_name` is the account's display name, which others are shown. */
export function stepFor(subject: Subject, own_name: string): Step {
  switch (subject.operation) {
    case 'create_invitation':
      return {
        review: (db, excluded) => reviewCreation(db, subject, excluded),
        hold: async () => {},
        done: async () => null,
        apply: (db, review, remove) => applyCreation(db, subject, review, remove),
      }
    case 'accept_invitation':
      return {
        review: (db, excluded) => reviewAcceptance(db, subject, excluded, own_name),
        hold: (db) => lockAcceptance(db, subject),
        done: (db) => joined(db, subject),
        apply: (db, review, remove) => applyAcceptance(db, subject, review, remove, own_name),
      }
    case 'disconnect':
      return {
        review: (db, excluded) => reviewDisconnect(db, subject, excluded),
        hold: (db) => lockDisconnect(db, subject),
        done: async (db) => ((await isDisconnected(db, subject)) ? parted(db, subject) : null),
        apply: (db, review, remove) => applyDisconnect(db, subject, review, remove),
      }
    case 'close_invitation':
      return {
        review: (db, excluded) => reviewClosing(db, subject, excluded),
        hold: (db) => lockClosing(db, subject),
        done: async (db) => ((await isClosed(db, subject)) ? closed : null),
        apply: (db, review, remove) => applyClosing(db, subject, review, remove),
      }
  }
}
