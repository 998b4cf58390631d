import type { LikeKind } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { knownInterests, listLikers } from '#server/data/likes/known_interests.ts'
import { type Subject, listSubjectsByTitle, toLikedThing } from '#server/data/likes/subjects.ts'
import { type LikeRow, listLikesById, listLikesOf } from '#server/data/likes/rows.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { sql } from '#server/database/sql.ts'
import { toHandle } from '#server/domain/handle.ts'
import { notLiked } from '#server/domain/like.ts'

/** One entry of likes.query: a thing with this account's like of it, and whose interest in it is known. */
export interface LikeEntry {
  thing: { kind: LikeKind; handle: string; title: string }
  like: LikeRow | undefined
  incoming: PersonRow[]
}

interface OwnRow extends Pick<Subject, 'kind' | 'id' | 'title' | 'title_key'> {
  like_id: string
}

interface InterestRow {
  interest_id: string
  kind: LikeKind
  title: string
  title_key: string
}

/**
 * The entries of these ids (likes' and interests') in the same order, as they may be known now: a like that
 * was taken back, by this account or by the other, is left out.
 */
export async function listLikeEntries(db: Db, ids: readonly string[]): Promise<LikeEntry[]> {
  if (ids.length === 0) return []
  const [own, interests] = await Promise.all([readOwn(db, ids), readInterests(db, ids)])
  const [mine, titled, likers] = await Promise.all([
    listLikesById(
      db,
      own.map(({ like_id }) => like_id),
    ),
    listSubjectsByTitle(
      db,
      interests.map(({ title_key }) => title_key),
    ),
    listLikers(
      db,
      [...own, ...interests].map(({ title_key }) => title_key),
    ),
  ])
  const theirs = await listLikesOf(db, [...titled.values()])
  const entries = new Map<string, LikeEntry>()
  for (const row of own) {
    entries.set(row.like_id, {
      thing: toLikedThing(row),
      like: mine.likes.get(row.id),
      incoming: likers.get(row.title_key) ?? [],
    })
  }
  for (const row of interests) {
    const subject = titled.get(row.title_key)
    const { interest_id, kind, title } = row
    entries.set(interest_id, {
      thing: subject
        ? toLikedThing(subject)
        : { kind, handle: toHandle('interest', interest_id), title },
      like: subject && theirs.likes.get(subject.id),
      incoming: likers.get(row.title_key) ?? [],
    })
  }
  return ids.flatMap((id) => entries.get(id) ?? [])
}

/** An entry as callers see it. */
export function toLike({ thing, like, incoming }: LikeEntry) {
  const { saved, intentions } = like ?? notLiked
  const people = incoming.map(toPerson)
  const matches = saved ? people : []
  return {
    subject: thing,
    mine: saved,
    incoming_from: people,
    intentions: intentions.map((group) => group.map((id) => toHandle('person', id))),
    match: matches.length > 0,
    matches,
    revision: like?.revision ?? 0,
  }
}

async function readOwn(db: Db, ids: readonly string[]): Promise<OwnRow[]> {
  return db.sql<OwnRow>`
    select l.like_id, l.subject_kind as kind, l.subject_id as id, l.title, l.title_key
    from likes l
    left join ideas i on i.owner_id = l.owner_id and i.idea_id = l.subject_id and l.subject_kind <> 'place'
    left join places p on p.owner_id = l.owner_id and p.place_id = l.subject_id and l.subject_kind = 'place'
    where l.owner_id = ${db.owner} and l.like_id = any(${[...ids]}::uuid[]) and l.saved
      and coalesce(i.state, p.state) = 'active'`
}

async function readInterests(db: Db, ids: readonly string[]): Promise<InterestRow[]> {
  return db.run<InterestRow>(sql`
    select k.interest_id, k.kind, k.title, k.title_key
    from ${knownInterests(db.owner)} and k.interest_id = any(${[...ids]}::uuid[])`)
}
