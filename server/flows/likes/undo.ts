import { listLikeSubjects, listLikesOf } from '#server/data/likes/list.ts'
import type { LikeSubjectRow } from '#server/data/likes/rows.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { ReversibleKind } from '#server/data/reversible_actions/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { fail } from '#server/domain/failure.ts'
import { amongPeople, peopleIn } from '#server/domain/like.ts'
import { idsOf } from '#server/domain/people.ts'
import { claimReversible } from '#server/flows/likes/reversible.ts'
import { lockSubjectsOfLikes } from '#server/flows/likes/subjects.ts'
import { type Changed, type LikeBefore, updateLikes } from '#server/flows/likes/update.ts'

/** What was undone. */
export interface Undone extends Changed {
  /** What the likes are of, in the order in which they were changed. */
  subjects: LikeSubjectRow[]
}

/**
 * Undoes a change: the likes say again what they said before, without people who were deleted since. Their
 * revisions rise, and the undoing can itself be undone.
 *
 * Errors: `reference_not_found`, `not_reversible`; `stale_revision` where `revision` is given and the first
 * of the likes has another one.
 */
export async function undoLikes(
  context: Pick<Context, 'db' | 'afterRollback'>,
  kind: ReversibleKind,
  { handle, pointer, revision }: { handle: string; pointer: string; revision?: number | undefined },
): Promise<Undone> {
  const { db } = context
  const befores = await claimReversible<LikeBefore[]>(context, kind, handle, pointer)
  const known = await listLikeSubjects(
    db,
    befores.map(({ like_id }) => like_id),
  )
  const locked = await lockSubjectsOfLikes(db, known)
  const { likes } = await listLikesOf(db, [...locked.values()])
  const people = await listPeople(db, peopleIn(befores.flatMap(({ intentions }) => intentions)))
  const present = new Set(idsOf(people))
  const ids = new Map(known.map(({ like_id, subject_id }) => [like_id, subject_id]))
  const changes = befores.flatMap(({ like_id, saved, intentions }) => {
    const subject = locked.get(ids.get(like_id) ?? '')
    if (!subject) return []
    const after = { saved, intentions: amongPeople(intentions, present) }
    return [{ subject, before: likes.get(subject.id), after }]
  })
  const current = changes[0]?.before?.revision ?? 0
  if (revision !== undefined && revision !== current) {
    throw fail('stale_revision', { pointer: '/revision', current: { revision: current } })
  }
  return {
    ...(await updateLikes(db, changes, kind)),
    subjects: changes.map(({ subject }) => subject),
  }
}
