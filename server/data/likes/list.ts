import type { LikeKind } from '#generated/types.ts'
import type { LikeRow, LikeSubjectRow, Likes } from '#server/data/likes/rows.ts'
import { listPeople } from '#server/data/people/list.ts'
import { type LikeQuery, selectLikes } from '#server/data/likes/select.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { amongPeople, peopleIn } from '#server/domain/likes/like.ts'

/** The likes of these subjects, where there ever was one; likes that were taken back are included. */
export async function listLikesOf(
  db: Db,
  subjects: readonly Pick<LikeSubjectRow, 'kind' | 'id'>[],
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

/** The likes of these ids. */
export async function listLikesById(db: Db, ids: readonly string[]): Promise<Likes> {
  if (ids.length === 0) return { likes: new Map(), people: new Map() }
  const rows = await db.sql<LikeRow>`
    select like_id, subject_kind, subject_id, saved, intentions, revision
    from likes
    where owner_id = ${db.owner} and like_id = any(${[...ids]}::uuid[])`
  return withPeople(db, rows)
}

/** How many likes one call reads at most. */
const most = 500

/** The ids of likes and of interests of others that match, last changed first, at most 500. */
export async function listLikeIds(db: Db, query: LikeQuery): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`${selectLikes(db.owner, query)} limit ${most}`)
  return rows.map(({ id }) => id)
}

/** What the likes of these ids are of. */
export async function listLikeSubjects(
  db: Db,
  ids: readonly string[],
): Promise<{ like_id: string; subject_kind: LikeKind; subject_id: string }[]> {
  return db.sql<{ like_id: string; subject_kind: LikeKind; subject_id: string }>`
    select like_id, subject_kind, subject_id
    from likes
    where owner_id = ${db.owner} and like_id = any(${[...ids]}::uuid[])`
}

async function withPeople(db: Db, rows: readonly LikeRow[]): Promise<Likes> {
  const present = await listPeople(db, peopleIn(rows.flatMap(({ intentions }) => intentions)))
  const people = new Map(present.map((person) => [person.person_id, person]))
  const likes = rows.map((row) => ({
    ...row,
    intentions: amongPeople(row.intentions, people),
  }))
  return { likes: new Map(likes.map((like) => [like.subject_id, like])), people }
}
