import type { InterestSubject, LikeKind } from '#generated/types.ts'
import type { LikeSubjectRow } from '#server/data/likes/rows.ts'
import { requireList, requireListId } from '#server/data/lists/find.ts'
import type { Db } from '#server/database/db.ts'
import { openCandidate, sealCandidate } from '#server/domain/ideas/candidate.ts'
import { parseSharedHandle } from '#server/domain/ideas/shared_idea.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { adoptCandidate } from '#server/flows/finding/adopt_candidate.ts'
import { kindsMeant, type SubjectReference } from '#server/flows/likes/subjects.ts'

/** What candidate ids are made and read with. */
interface Sealing {
  owner: string
  seal: Seal
}

/** The keys besides `candidate_id` by which an interest's subject may name something. */
const handleKeys = ['idea_handle', 'place_handle', 'handle'] as const

/** What a `candidate_id` refers to. One that was not issued to this account refers to nothing that exists. */
function candidateReference(
  { seal, owner }: Sealing,
  candidate_id: string,
  pointer: string,
): SubjectReference {
  return { handle: openCandidate(seal, owner, candidate_id)?.id ?? '', pointer }
}

/**
 * As `candidateReference`, of each of these; what a host recorded in a discovery run, and an idea of a list that a friend shares,
 * become ideas. It locks the account, so call it before any other lock. Errors: `reference_not_found` for what was recorded or
 * shared and is gone.
 */
export async function candidateReferences(
  { db, seal, owner }: Sealing & { db: Db },
  candidate_ids: readonly string[],
  pointer: string,
): Promise<SubjectReference[]> {
  const references: SubjectReference[] = []
  for (const [index, candidate_id] of candidate_ids.entries()) {
    const at = `${pointer}/${index}`
    const subject = openCandidate(seal, owner, candidate_id)
    const isTaken = subject?.kind === 'found' || (subject && parseSharedHandle(subject.id) !== null)
    const found = subject && isTaken ? await adoptCandidate(db, subject, at) : null
    const handle = found ? toHandle('idea', found.idea_id) : (subject?.id ?? '')
    references.push({ handle, pointer: at })
  }
  return references
}

/** What the subject of an interest refers to, which must be what its `type` says; null where it names nothing. */
export function interestReference(
  sealing: Sealing,
  subject: InterestSubject,
): SubjectReference | null {
  const { candidate_id, type } = subject
  const kinds = kindsOf(type)
  if (candidate_id !== undefined) {
    return { ...candidateReference(sealing, candidate_id, '/subject/candidate_id'), ...kinds }
  }
  for (const key of handleKeys) {
    const handle: unknown = Reflect.get(subject, key)
    if (typeof handle === 'string') return { handle, pointer: `/subject/${key}`, ...kinds }
  }
  return null
}

/** An idea may be of a place, too, and a recommendation of anything. */
function kindsOf(type: InterestSubject['type']): { kinds?: readonly LikeKind[] } {
  if (type === undefined || type === 'recommendation') return {}
  return { kinds: type === 'place' ? ['place', 'idea'] : kindsMeant(type) }
}

/** A subject as the interest capabilities name it. */
export function toInterestSubject({ owner, seal }: Sealing, { kind, id }: LikeSubjectRow) {
  if (kind === 'place') return { type: kind, place_handle: toHandle('place', id) }
  const idea = { kind: 'idea', id: toHandle('idea', id) } as const
  return { type: kind, candidate_id: sealCandidate(seal, owner, idea, new Date()) }
}

/** Errors: `reference_not_found` for the first of the lists named that does not exist. */
export async function requireLists(
  db: Db,
  lists: readonly { handle: string | undefined; pointer: string }[],
): Promise<void> {
  for (const { handle, pointer } of lists) {
    if (handle !== undefined) await requireList(db, requireListId(handle, pointer), pointer)
  }
}
