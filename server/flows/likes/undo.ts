import { listLikeSubjects, listLikesOf } from '#server/data/likes/list.ts'
import type { LikeSubjectRow } from '#server/data/likes/rows.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { ReversibleKind } from '#server/data/reversible_actions/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { fail } from '#server/domain/failure.ts'
import {
  amongPeople,
  type LikeState,
  notLiked,
  peopleIn,
  sameLike,
  undoneLike,
} from '#server/domain/like.ts'
import { idsOf } from '#server/domain/people.ts'
import { claimReversible } from '#server/flows/reversible.ts'
import { lockSubjectsOfLikes } from '#server/flows/likes/subjects.ts'
import { type Changed, type LikeBefore, updateLikes } from '#server/flows/likes/update.ts'

/** What was undone. */
export interface Undone extends Changed {
  /** What the likes are of, in the order in which they were changed. */
  subjects: LikeSubjectRow[]
  /** Whether something that was changed later stays. */
  keeps: boolean
}

/**
 * Undoes a change: the likes say again what they said before, without people who were deleted since, and with what
 * was changed later. Their revisions rise, and the undoing can itself be undone.
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
  const named = befores.flatMap(({ intentions, after }) => [
    ...intentions,
    ...(after?.intentions ?? []),
  ])
  const present = new Set(idsOf(await listPeople(db, peopleIn(named))))
  const left = ({ saved, intentions }: LikeState): LikeState => ({
    saved,
    intentions: amongPeople(intentions, present),
  })
  const ids = new Map(known.map(({ like_id, subject_id }) => [like_id, subject_id]))
  let keeps = false
  const changes = befores.flatMap((recorded) => {
    const subject = locked.get(ids.get(recorded.like_id) ?? '')
    if (!subject) return []
    const before = likes.get(subject.id)
    const was = recorded.after && left(recorded.after)
    const after = undoneLike(before ?? notLiked, left(recorded), was)
    keeps ||= !sameLike(after, left(recorded))
    return [{ subject, before, after }]
  })
  const current = changes[0]?.before?.revision ?? 0
  if (revision !== undefined && revision !== current) {
    throw fail('stale_revision', { pointer: '/revision', current: { revision: current } })
  }
  return {
    ...(await updateLikes(db, changes, kind)),
    subjects: changes.map(({ subject }) => subject),
    keeps,
  }
}
