import type { Seal } from '#server/domain/seal.ts'

/** What a candidate id stands for. */
export interface CandidateSubject {
  /** An idea or a private place of the account, a friend's like, an item of the public inventory, or what a discovery run found. */
  kind: 'idea' | 'place' | 'interest' | 'item' | 'found'
  /** Its handle; the id of what was found. */
  id: string
}

const type = 'candidate'

/** How many days a candidate id is valid. */
const days = 180

/**
 * A `candidate_id` for a subject: sealed for its owner, 116 characters. Every call returns another one; all
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

/** What a `candidate_id` stands for; null where it was not made for this owner or has expired. */
export function openCandidate(
  seal: Seal,
  owner: string,
  candidate_id: string,
): CandidateSubject | null {
  const opened = seal.open<CandidateSubject>(type, owner, candidate_id)
  return opened && !opened.expired ? opened.value : null
}
