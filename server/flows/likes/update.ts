import type { LikeRow, LikeSubjectRow } from '#server/data/likes/rows.ts'
import { findRestored, type RestoredIdea } from '#server/data/ideas/restored.ts'
import { updateLike } from '#server/data/likes/update.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import type { ReversibleKind } from '#server/data/reversible_actions/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type LikeState, notLiked, sameLike } from '#server/domain/likes/like.ts'
import { type Reversible, saveReversible } from '#server/flows/reversible.ts'

/** What the like of a subject says now, and what it is to say. */
export interface LikeChange {
  subject: LikeSubjectRow
  before: LikeRow | undefined
  after: LikeState
  /** Whether the caller has just archived the subject again. */
  archived?: boolean
}

/** Whether a change makes the like say something else. */
export function isChange({ before, after }: LikeChange): boolean {
  return !sameLike(before ?? notLiked, after)
}

/** What a like said before a change, and after it, for undoing it. */
export interface LikeBefore extends LikeState {
  like_id: string
  /** Left out by the releases that only stored what was before. */
  after?: LikeState
  /** What the change made active again in order to like it. */
  restored?: RestoredIdea | null
  /** Whether the change archived it. */
  archived?: boolean
}

/** What `updateLikes` did. */
export interface Changed {
  /** The likes that were changed, as they are now. */
  likes: LikeRow[]
  /** What undoes the changes: one for each of kind `like`, one for all of kind `interest`. */
  reversible: Reversible[]
  /** Whether copies in other accounts are out of date. */
  replicates: boolean
}

/**
 * Makes changes to likes, each of another subject. Changes that change nothing are skipped. This is the one
 * place that writes what a like says, and with it which ideas are liked. Each change can be undone by a
 * receipt of its own (kind `like`) or all together by one reversible action (kind `interest`).
 *
 * The caller has locked the subjects.
 */
export async function updateLikes(
  db: Db,
  changes: readonly LikeChange[],
  kind: ReversibleKind,
): Promise<Changed> {
  const real = changes.filter(isChange)
  if (real.length === 0) return { likes: [], reversible: [], replicates: false }
  const written = await Promise.all(
    real.map(async (change) => {
      const { subject, after } = change
      const restored = subject.restored ? await findRestored(db, subject.id) : null
      return { change, restored, like: await updateLike(db, subject, after) }
    }),
  )
  const befores: LikeBefore[] = written.map(({ change, restored, like }) => {
    const { saved, intentions } = change.before ?? notLiked
    return {
      ...{ like_id: like.like_id, saved, intentions, after: change.after },
      ...(restored && { restored }),
      ...(change.archived && { archived: true }),
    }
  })
  const groups = kind === 'like' ? befores.map((before) => [before]) : [befores]
  const reversible = await saveReversible(db, kind, groups)
  const replicated = written.filter(({ change }) => concernsOthers(change)).map(({ like }) => like)
  for (const { like_id, version } of replicated) insertReplication(db, 'like', like_id, version)
  return { likes: written.map(({ like }) => like), reversible, replicates: replicated.length > 0 }
}

function concernsOthers({ before, after }: LikeChange): boolean {
  return (before ?? notLiked).intentions.length + after.intentions.length > 0
}
