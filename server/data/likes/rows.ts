import type { LikeKind } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { Subject } from '#server/data/likes/subjects.ts'
import { only } from '#server/domain/only.ts'
import { listPeople, type PersonRow } from '#server/data/people/rows.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import {
  insertReversible,
  type Reversible,
  type ReversibleKind,
} from '#server/data/reversible_actions/rows.ts'
import { amongPeople, type LikeState, notLiked, peopleIn, sameLike } from '#server/domain/like.ts'
import { nameKey } from '#server/domain/name_key.ts'

/** A like as the table keeps it, without the people who are deleted by now. */
export interface LikeRow extends LikeState {
  like_id: string
  subject_kind: LikeKind
  subject_id: string
  /** Rises with every change this account makes. */
  revision: number
}

/** Likes by the id of what is liked, and the people they are for, by theirs. */
export interface Likes {
  likes: Map<string, LikeRow>
  people: Map<string, PersonRow>
}

/** The likes of these subjects, as far as there ever were any; those taken back are among them. */
export async function listLikesOf(
  db: Db,
  subjects: readonly { kind: LikeKind; id: string }[],
): Promise<Likes> {
  if (subjects.length === 0) return { likes: new Map(), people: new Map() }
  const kinds = [...new Set(subjects.map(({ kind }) => kind))]
  const rows = await db.sql<LikeRow>`
    select like_id, subject_kind, subject_id, saved, intentions, revision
    from likes
    where owner_id = ${db.owner}
      and subject_kind = any(${kinds}::text[])
      and subject_id = any(${subjects.map(({ id }) => id)}::uuid[])`
  return withPeople(db, rows)
}

/** Likes that are known by their own ids. */
export async function listLikesById(db: Db, ids: readonly string[]): Promise<Likes> {
  if (ids.length === 0) return { likes: new Map(), people: new Map() }
  const rows = await db.sql<LikeRow>`
    select like_id, subject_kind, subject_id, saved, intentions, revision
    from likes
    where owner_id = ${db.owner} and like_id = any(${[...ids]}::uuid[])`
  return withPeople(db, rows)
}

async function withPeople(db: Db, rows: readonly LikeRow[]): Promise<Likes> {
  const living = await listPeople(db, peopleIn(rows.flatMap(({ intentions }) => intentions)))
  const people = new Map(living.map((person) => [person.person_id, person]))
  const likes = rows.map((row) => ({
    ...row,
    intentions: amongPeople(row.intentions, people),
  }))
  return { likes: new Map(likes.map((like) => [like.subject_id, like])), people }
}

/** What a like was and what it shall be. */
export interface LikeChange {
  subject: Subject
  before: LikeRow | undefined
  after: LikeState
}

/** Whether a change is one. */
export function isChange({ before, after }: LikeChange): boolean {
  return !sameLike(before ?? notLiked, after)
}

/** A like as it was, to be set back to. */
export interface LikeBefore extends LikeState {
  like_id: string
}

/** What became of changes. */
export interface Changed {
  /** The likes that were changed, as they are now. */
  likes: LikeRow[]
  /** By these they can be set back: one for each, or one for all. */
  reversible: Reversible[]
  /** Whether others have copies that are behind now. */
  replicates: boolean
}

/**
 * Carries out changes, each of another subject, which the caller holds: the one place that writes likes,
 * and with them which ideas are liked. What is not a change is left alone. Each change can be taken back
 * by a receipt of its own (`like`), or all of them by one reversible action (`interest`). Stands last in a
 * transaction.
 */
export async function updateLikes(
  db: Db,
  changes: readonly LikeChange[],
  kind: ReversibleKind,
): Promise<Changed> {
  const real = changes.filter(isChange)
  if (real.length === 0) return { likes: [], reversible: [], replicates: false }
  const written = await Promise.all(
    real.map(async (change) => ({ change, like: await writeLike(db, change) })),
  )
  const befores: LikeBefore[] = written.map(({ change, like }) => {
    const { saved, intentions } = change.before ?? notLiked
    return { like_id: like.like_id, saved, intentions }
  })
  const kept = kind === 'like' ? befores.map((before) => [before]) : [befores]
  const reversible = await insertReversible(db, kind, kept)
  const shown = written.filter(({ change }) => concernsOthers(change)).map(({ like }) => like)
  await Promise.all(
    shown.map(({ like_id, version }) => insertReplication(db, 'like', like_id, version)),
  )
  return { likes: written.map(({ like }) => like), reversible, replicates: shown.length > 0 }
}

function concernsOthers({ before, after }: LikeChange): boolean {
  return (before ?? notLiked).intentions.length + after.intentions.length > 0
}

async function writeLike(
  db: Db,
  { subject, after }: LikeChange,
): Promise<LikeRow & { version: number }> {
  const { saved, intentions } = after
  const rows = await db.sql<{ like_id: string; revision: number; version: number }>`
    with written as (
      insert into likes
        (owner_id, like_id, subject_kind, subject_id, title, title_key, saved, intentions, revision)
      values (${db.owner}, ${newId()}, ${subject.kind}, ${subject.id}, ${subject.title},
        ${subject.title_key}, ${saved}, ${JSON.stringify(intentions)}, 1)
      on conflict (owner_id, subject_kind, subject_id) do update
        set saved = excluded.saved, intentions = excluded.intentions, title = excluded.title,
          title_key = excluded.title_key, revision = likes.revision + 1, version = likes.version + 1,
          updated_at = clock_timestamp()
      returning like_id, revision, version
    ), idea as (
      update ideas set liked = ${saved}
      where owner_id = ${db.owner} and idea_id = ${subject.id} and liked <> ${saved}
    )
    select like_id, revision, version from written`
  return { subject_kind: subject.kind, subject_id: subject.id, saved, intentions, ...only(rows) }
}

/**
 * Lets the like of something follow its title, and whether it is still there, into the copies others have.
 * The caller holds the thing. Stands last in a transaction; whether there is something to carry.
 */
export async function updateLikeTitle(db: Db, subject_id: string, title: string): Promise<boolean> {
  const [row] = await db.sql<{ like_id: string; version: number; shown: boolean }>`
    update likes
    set title = ${title}, title_key = ${nameKey(title)}, version = version + 1
    where owner_id = ${db.owner} and subject_kind in ('place', 'event', 'idea')
      and subject_id = ${subject_id}
    returning like_id, version, intentions <> '[]' as shown`
  if (!row?.shown) return false
  await insertReplication(db, 'like', row.like_id, row.version)
  return true
}
