import type { LikeKind } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { lockSubjectsOfLikes, type Subject } from '#server/data/likes/subjects.ts'
import { updateLikes, type Changed, type LikeBefore, listLikesOf } from '#server/data/likes/rows.ts'
import { type ReversibleKind, claimReversible } from '#server/data/reversible_actions/rows.ts'
import { listPeople } from '#server/data/people/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { amongPeople, peopleIn } from '#server/domain/like.ts'

interface Undoing {
  db: Db
  afterRollback: (work: (db: Db) => Promise<void>) => void
}

/** What was set back. */
export interface Undone extends Changed {
  /** What the likes are of, in the order in which they were changed. */
  subjects: Subject[]
}

/**
 * Sets likes back to exactly what they were before a change, but for people who are deleted by now; their revisions rise all the same, and the
 * setting back can be taken back in its turn.
 *
 * Errors: `reference_not_found`, `not_reversible`; `stale_revision` where the one like it is about is not
 * at the revision the caller has seen.
 */
export async function undoLikes(
  undoing: Undoing,
  kind: ReversibleKind,
  { handle, pointer, revision }: { handle: string; pointer: string; revision?: number | undefined },
): Promise<Undone> {
  const { db } = undoing
  const befores = await claimReversible<LikeBefore[]>(undoing, kind, handle, pointer)
  const known = await db.sql<{ like_id: string; subject_kind: LikeKind; subject_id: string }>`
    select like_id, subject_kind, subject_id
    from likes
    where owner_id = ${db.owner} and like_id = any(${befores.map(({ like_id }) => like_id)}::uuid[])`
  const held = await lockSubjectsOfLikes(db, known)
  const { likes } = await listLikesOf(db, [...held.values()])
  const people = await listPeople(db, peopleIn(befores.flatMap(({ intentions }) => intentions)))
  const living = new Set(people.map(({ person_id }) => person_id))
  const ids = new Map(known.map(({ like_id, subject_id }) => [like_id, subject_id]))
  const changes = befores.flatMap(({ like_id, saved, intentions }) => {
    const subject = held.get(ids.get(like_id) ?? '')
    if (!subject) return []
    const after = { saved, intentions: amongPeople(intentions, living) }
    return [{ subject, before: likes.get(subject.id), after }]
  })
  const now = changes[0]?.before?.revision ?? 0
  if (revision !== undefined && revision !== now) {
    throw fail('stale_revision', { pointer: '/revision', current: { revision: now } })
  }
  return {
    ...(await updateLikes(db, changes, kind)),
    subjects: changes.map(({ subject }) => subject),
  }
}
