import { itemIdOf } from '#server/domain/finding/item.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { Caller } from '#server/domain/calls/caller.ts'
import { parseSharedHandle } from '#server/domain/ideas/shared_idea.ts'

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

/** Whose candidate is named, and in which answer: one of HTTP where that is not given. */
export interface Naming {
  readonly owner: string
  readonly seal: Seal
  readonly surface?: Caller['surface']
  readonly execution_id?: string | null
}

/**
 * The `candidate_id` of a subject in an answer. MCP shows the short one, so nothing is sealed for a read there; what a write
 * answers is kept, and may be read over HTTP.
 */
export function nameCandidate(
  { owner, seal, surface, execution_id }: Naming,
  subject: CandidateSubject,
  now: Date,
): string {
  const isShort = surface === 'mcp' && execution_id === null
  return (isShort ? shortCandidate(subject) : null) ?? sealCandidate(seal, owner, subject, now)
}

/** An instant as a candidate keeps it, in minutes since 1970. */
export function minutesOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000)
}

/**
 * A short `candidate_id` for a subject that has a handle: the handle, and with a time of an event a dot and its minutes
 * since 1970 in base 36. 29 to 36 characters, the same each time, and never expired. Null for what was found, which has
 * no handle.
 */
export function shortCandidate({ kind, id, at }: CandidateSubject): string | null {
  if (kind === 'found') return null
  return at === undefined ? id : `${id}.${at.toString(36)}`
}

// The handle of somebody else's event, and when it was to begin.
const withTime = /^(?<handle>.{29})\.(?<minutes>[0-9a-z]{1,6})$/

/** The handle in a short candidate id, and the time that was shown with it. */
function ofShort(candidate_id: string): { handle: string; at?: number } {
  const { handle, minutes } = withTime.exec(candidate_id)?.groups ?? {}
  if (handle === undefined || minutes === undefined) return { handle: candidate_id }
  return { handle, at: Number.parseInt(minutes, 36) }
}

/**
 * What a `candidate_id` stands for; null where it was not made for this owner or has expired. The handle of an idea, a place,
 * an event or a friend's like, or of an idea of a shared list or its place, is taken in its place and stands for itself. It may
 * be the handle of another account: its owner is checked where it is read.
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
