import type { InterestSubject } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import type { Subject, SubjectReference } from '#server/data/likes/subjects.ts'
import { findList } from '#server/data/lists/rows.ts'
import { openCandidate, sealCandidate } from '#server/domain/candidate.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import type { Seal } from '#server/domain/seal.ts'

interface Sealing {
  owner: string
  seal: Seal
}

/** Keys an interest's subject may name something by beside its candidate. */
const handleKeys = ['idea_handle', 'place_handle', 'handle'] as const

/** What a `candidate_id` refers to; what was not issued to this account refers to nothing. */
export function candidateReference(
  { seal, owner }: Sealing,
  candidate_id: string,
  pointer: string,
): SubjectReference {
  return { handle: openCandidate(seal, owner, candidate_id)?.id ?? '', pointer }
}

/** What the subject of an interest refers to; null where it names nothing. */
export function interestReference(
  sealing: Sealing,
  subject: InterestSubject,
): SubjectReference | null {
  const { candidate_id } = subject
  if (candidate_id !== undefined) {
    return candidateReference(sealing, candidate_id, '/subject/candidate_id')
  }
  for (const key of handleKeys) {
    const handle: unknown = Reflect.get(subject, key)
    if (typeof handle === 'string') return { handle, pointer: `/subject/${key}` }
  }
  return null
}

/** A subject as the interest capabilities name it. */
export function toInterestSubject({ owner, seal }: Sealing, { kind, id }: Subject) {
  if (kind === 'place') return { type: kind, place_handle: toHandle('place', id) }
  return {
    type: kind,
    candidate_id: sealCandidate(
      seal,
      owner,
      { kind: 'idea', id: toHandle('idea', id) },
      new Date(),
    ),
  }
}

/** Errors: `reference_not_found` where a list is named that is not there. */
export async function checkLists(
  db: Db,
  lists: readonly { handle: string | undefined; pointer: string }[],
): Promise<void> {
  for (const { handle, pointer } of lists) {
    if (handle === undefined) continue
    const id = parseHandle('list', handle)
    const list = id === null ? undefined : await findList(db, id)
    if (!list || list.deleted_at) throw fail('reference_not_found', { pointer })
  }
}
