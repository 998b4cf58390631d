import { updateRestoredArchived } from '#server/data/ideas/restored.ts'
import { updateIdeaRestored } from '#server/data/ideas/update.ts'
import { listLikeSubjects, listLikesOf } from '#server/data/likes/list.ts'
import type { LikeSubjectRow } from '#server/data/likes/rows.ts'
import { updateLikeTitle } from '#server/data/likes/update.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { ReversibleKind } from '#server/data/reversible_actions/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Context } from '#server/domain/context.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { changedSince } from '#server/domain/messages/objects.ts'
import {
  amongPeople,
  type LikeState,
  notLiked,
  peopleIn,
  sameLike,
  undoneLike,
} from '#server/domain/likes/like.ts'
import { idsOf } from '#server/domain/people/named.ts'
import { claimReversible } from '#server/flows/reversible.ts'
import { lockSubjectsOfLikes } from '#server/flows/likes/subjects.ts'
import {
  type Changed,
  type LikeBefore,
  type LikeChange,
  updateLikes,
} from '#server/flows/likes/update.ts'

/** What was undone. */
export interface Undone extends Changed {
  /** What the likes are of, in the order in which they were changed. */
  subjects: LikeSubjectRow[]
  /** Whether something that was changed later stays. */
  keeps: boolean
}

/**
 * Undoes a change: the likes say again what they said before, without people who were deleted since, and with what
 * was changed later. Their revisions rise, and the undoing can itself be undone. What a change had made active again is
 * archived again, unless it was used since.
 *
 * Errors: `reference_not_found`; `not_reversible`, also where nothing of it is left; `stale_revision` where `revision` is given and the first
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
    const isKept = !sameLike(after, left(recorded))
    keeps ||= isKept
    return [{ subject, before, after, recorded, keeps: isKept }]
  })
  // What was liked is deleted for good.
  if (changes.length === 0) throw fail('not_reversible', { pointer, message: changedSince })
  const current = changes[0]?.before?.revision ?? 0
  if (revision !== undefined && revision !== current) {
    throw fail('stale_revision', {
      pointer: '/revision',
      current: { revision: current },
      prerequisite: { capability: 'likes.query', input: {} },
    })
  }
  const states = await Promise.all(changes.map((change) => setStateBack(db, change)))
  const changed = await updateLikes(
    db,
    states.map(({ change }) => change),
    kind,
  )
  return {
    ...changed,
    replicates: changed.replicates || states.some(({ replicates }) => replicates),
    subjects: changes.map(({ subject }) => subject),
    keeps,
  }
}

/**
 * Archives the subject of a change again that had made it active, unless it was used since or what was changed later stays;
 * or makes it active that it had archived.
 *
 * @returns the change as `updateLikes` takes it, and whether copies of its like in other accounts are out of date.
 */
async function setStateBack(
  db: Db,
  { recorded, keeps, ...change }: LikeChange & { recorded: LikeBefore; keeps: boolean },
): Promise<{ change: LikeChange; replicates: boolean }> {
  const { id, title, state } = change.subject
  const { restored, archived, after } = recorded
  if (archived && state === 'archived') {
    await updateIdeaRestored(db, id)
    const replicates = await updateLikeTitle(db, id, title)
    return { change: { ...change, subject: { ...change.subject, restored: true } }, replicates }
  }
  const isBack =
    restored != null &&
    !keeps &&
    (await updateRestoredArchived(db, id, { ...restored, liked: after?.saved ?? restored.liked }))
  if (!isBack) return { change, replicates: false }
  const replicates = await updateLikeTitle(db, id, title)
  return { change: { ...change, archived: true }, replicates }
}
