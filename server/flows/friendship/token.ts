import {
  choicesDigest,
  fingerprint,
  type Review,
  type ReviewSubject,
} from '#server/flows/friendship/review.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'

/** Minutes in which a review can be applied, or repeated with exclusions. */
const minutes = 30

/** The content of a review token. */
export interface SealedReview {
  subject: ReviewSubject
  /** The choices that are left out, by choice_id. */
  excluded: string[]
  /** A digest of the choices that were offered. */
  choices: string
  /** A digest of the exact consequences and of the state they follow from. */
  fingerprint: string
}

const type = 'friendship_review'

/** When a review that is made now can no longer be applied. */
export function endOfReview(now: Date): Date {
  return new Date(now.getTime() + minutes * 60_000)
}

/**
 * Seals one exact review for its account. `now` is the database's time.
 *
 * @returns the token, and when it expires as an ISO string.
 */
export function sealReview(
  seal: Seal,
  owner: string,
  { subject, excluded, review }: { subject: ReviewSubject; excluded: string[]; review: Review },
  now: Date,
): { review_token: string; expires_at: string } {
  const expires_at = endOfReview(now)
  const value: SealedReview = {
    subject,
    excluded,
    choices: choicesDigest(review),
    fingerprint: fingerprint(subject, review),
  }
  return {
    review_token: seal.close(type, owner, value, expires_at),
    expires_at: expires_at.toISOString(),
  }
}

/**
 * The call that makes a new review of what a token's review is about, even if it has expired. Only what the token
 * says is filled in: an invitation's own token is not.
 */
export function reviewAgain(seal: Seal, owner: string, token?: string) {
  const opened =
    token === undefined ? null : seal.open<SealedReview>(type, owner, token, new Date())
  const input = opened ? inputOf(opened.value.subject) : {}
  return { capability: 'relationships.friendship.review', input }
}

function inputOf(subject: ReviewSubject): Record<string, unknown> {
  const { operation } = subject
  if (operation === 'accept_invitation' || operation === 'close_invitation') return { operation }
  const people_handles = subject.people.map((id) => toHandle('person', id))
  if (operation === 'disconnect') return { operation, people_handles }
  const { mode, preview_enabled } = subject
  return { operation, people_handles, mode, preview_enabled }
}

/**
 * Opens a review token; `now` is the database's time.
 *
 * @returns its content; null in the same way if it expired, is another account's, or is no such token.
 */
export function openReview(
  seal: Seal,
  owner: string,
  token: string,
  now: Date,
): SealedReview | null {
  const opened = seal.open<SealedReview>(type, owner, token, now)
  return opened && !opened.expired ? opened.value : null
}
