import { itemIdOf } from '#server/domain/finding/item.ts'
import { parseSharedHandle } from '#server/domain/ideas/shared_idea.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'

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

/** How many days the candidate id of something found is valid. */
const days = 180

/**
 * The `candidate_id` of what a discovery run found, which has no handle: sealed for its owner, 116 to 140 characters.
 * Every call returns another one; all of them mean the same. It expires 180 days after `now`.
 */
export function sealFound(seal: Seal, owner: string, found_id: string, now: Date): string {
  const subject: CandidateSubject = { kind: 'found', id: found_id }
  return seal.close(type, owner, subject, new Date(now.getTime() + days * 86_400_000))
}

/** An instant as a candidate keeps it, in minutes since 1970. */
export function minutesOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000)
}

/**
 * The `candidate_id` of a subject that has a handle: the handle, and with a time of an event a dot and its minutes since
 * 1970 in base 36. At most 62 characters, the same each time, and never expired.
 */
export function candidateIdOf({ id, at }: Pick<CandidateSubject, 'id' | 'at'>): string {
  return at === undefined ? id : `${id}.${at.toString(36)}`
}

/** The `candidate_id` that says the same with fewer characters; null for what was found, which has no handle. */
export function shortCandidate(subject: CandidateSubject): string | null {
  return subject.kind === 'found' ? null : candidateIdOf(subject)
}

// The handle of somebody else's event, and when it was to begin.
const withTime = /^(?<handle>.{29})\.(?<minutes>[0-9a-z]{1,6})$/

/** The handle in a candidate id, and the time that was shown with it. */
function ofShort(candidate_id: string): { handle: string; at?: number } {
  const { handle, minutes } = withTime.exec(candidate_id)?.groups ?? {}
  if (handle === undefined || minutes === undefined) return { handle: candidate_id }
  return { handle, at: Number.parseInt(minutes, 36) }
}

/**
 * What a `candidate_id` stands for; null where it was not made for this owner or has expired. A handle may be one of
 * another account: its owner is checked where it is read. Earlier releases sealed everything; those ids are taken until they expire.
 */
export function openCandidate(
  seal: Seal,
  owner: string,
  candidate_id: string,
): CandidateSubject | null {
  if (parseHandle('idea', candidate_id) !== null) return { kind: 'idea', id: candidate_id }
  if (parseHandle('place', candidate_id) !== null) return { kind: 'place', id: candidate_id }
  const shared = parseSharedHandle(candidate_id)
  if (shared) return { kind: shared.kind, id: candidate_id }
  const { handle, ...shown } = ofShort(candidate_id)
  if (parseHandle('interest', handle) !== null) return { kind: 'interest', id: handle, ...shown }
  if (itemIdOf(handle) !== null) return { kind: 'item', id: handle, ...shown }
  const opened = seal.open<CandidateSubject>(type, owner, candidate_id)
  return opened && !opened.expired ? opened.value : null
}
