import {
  choicesDigest,
  fingerprint,
  type Review,
  type Subject,
} from '#server/flows/friendship/review.ts'
import type { Seal } from '#server/domain/seal.ts'

/** Minutes a review can be applied, or repeated with exclusions. */
const minutes = 30

/** What a review token holds. */
export interface SealedReview {
  subject: Subject
  /** The choices that are left out, by choice_id. */
  excluded: string[]
  /** Stands for the choices that were offered. */
  choices: string
  /** Stands for the exact consequences and the state they follow from. */
  fingerprint: string
}

const type = 'friendship_review'

/** Seals one exact review for its account. */
export function sealReview(
  seal: Seal,
  owner: string,
  { subject, excluded, review }: { subject: Subject; excluded: string[]; review: Review },
): { review_token: string; expires_at: string } {
  const expires_at = new Date(Date.now() + minutes * 60_000)
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

/** What a token was made of; null alike for one that expired, was made for another account, or is none. */
export function openReview(seal: Seal, owner: string, token: string): SealedReview | null {
  const opened = seal.open<SealedReview>(type, owner, token)
  return opened && !opened.expired ? opened.value : null
}
