import type { Seal } from '#server/domain/seal.ts'

/** What a candidate is, as its id carries it. */
export interface CandidateSubject {
  kind: 'idea'
  /** The idea's handle. */
  id: string
}

const type = 'candidate'

/** An id that was noted stays good for planning half a year. */
const days = 180

/**
 * The `candidate_id` of a subject: sealed for its owner, 116 characters. Each reading gives another one;
 * all of them mean the same. It expires half a year after `now`.
 */
export function sealCandidate(
  seal: Seal,
  owner: string,
  subject: CandidateSubject,
  now: Date,
): string {
  return seal.close(type, owner, subject, new Date(now.getTime() + days * 86_400_000))
}

/** What a `candidate_id` means; null for one that was not made for this owner, or is too old. */
export function openCandidate(
  seal: Seal,
  owner: string,
  candidate_id: string,
): CandidateSubject | null {
  const opened = seal.open<CandidateSubject>(type, owner, candidate_id)
  return opened && !opened.expired ? opened.value : null
}
