import { itemIdOf } from '#server/domain/finding/item.ts'
import { parseHandle } from '#server/domain/handle.ts'
import type { Seal } from '#server/domain/seal.ts'

/** What a candidate id stands for. */
export interface CandidateSubject {
  /** An idea or a private place of the account, a friend's like, an item of the public inventory, or what a discovery run found. */
  kind: 'idea' | 'place' | 'interest' | 'item' | 'found'
  /** Its handle; the id of what was found. */
  id: string
  /** When the event was to begin that was shown, in minutes since 1970; left out for what is no event of somebody else's. */
  at?: number
}

const type = 'candidate'

/** How many days a candidate id is valid. */
const days = 180

/**
 * A `candidate_id` for a subject: sealed for its owner, 116 to 140 characters. Every call returns another one; all
 * of them mean the same subject. It expires 180 days after `now`.
 */
export function sealCandidate(
  seal: Seal,
  owner: string,
  subject: CandidateSubject,
  now: Date,
): string {
  return seal.close(type, owner, subject, new Date(now.getTime() + days * 86_400_000))
}

/** An instant as a candidate keeps it, in minutes since 1970. */
export function minutesOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000)
}

/**
 * What a `candidate_id` stands for; null where it was not made for this owner or has expired. The handle of an idea, a place,
 * an event or a friend's like is taken in its place and stands for itself, which may be the handle of another account: its owner is checked where it is read.
 */
export function openCandidate(
  seal: Seal,
  owner: string,
  candidate_id: string,
): CandidateSubject | null {
  if (parseHandle('idea', candidate_id) !== null) return { kind: 'idea', id: candidate_id }
  if (parseHandle('place', candidate_id) !== null) return { kind: 'place', id: candidate_id }
  if (parseHandle('interest', candidate_id) !== null) return { kind: 'interest', id: candidate_id }
  if (itemIdOf(candidate_id) !== null) return { kind: 'item', id: candidate_id }
  const opened = seal.open<CandidateSubject>(type, owner, candidate_id)
  return opened && !opened.expired ? opened.value : null
}
