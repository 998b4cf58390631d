import type { Like, LikedThing } from '#generated/types.ts'
import {
  type KnownInterest,
  listKnownInterests,
  listLikers,
} from '#server/data/incoming_interests/list.ts'
import { selectKnownInterests } from '#server/data/incoming_interests/select.ts'
import { listLikesById, listLikesOf } from '#server/data/likes/list.ts'
import { listSubjectsOfInterests } from '#server/data/likes/list_subjects.ts'
import { type LikeRow, type LikeSubjectRow, toLikedThing } from '#server/data/likes/rows.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { notLiked } from '#server/domain/likes/like.ts'

/** One entry of likes.query: a thing, this account's like of it, and the people whose interest in it is known. */
export interface LikeEntry {
  thing: LikedThing
  like: LikeRow | undefined
  incoming: PersonRow[]
}

interface OwnLikeRow extends Pick<LikeSubjectRow, 'kind' | 'id' | 'title'> {
  like_id: string
}

/**
 * The entries of these ids, which are likes' and interests', in the same order, as they are now. Likes and
 * interests that were taken back since are left out.
 */
export async function listLikeEntries(db: Db, ids: readonly string[]): Promise<LikeEntry[]> {
  if (ids.length === 0) return []
  const [own, interests] = await Promise.all([ownLikesOf(db, ids), listKnownInterests(db, ids)])
  const theirIds = [...interests.keys()]
  const [mine, subjects, likers] = await Promise.all([
    listLikesById(
      db,
      own.map(({ like_id }) => like_id),
    ),
    listSubjectsOfInterests(db, theirIds),
    listLikers(db, [...own.map(({ id }) => id), ...theirIds]),
  ])
  const theirs = await listLikesOf(db, [...subjects.values()])
  const entries = new Map<string, LikeEntry>()
  for (const row of own) {
    entries.set(row.like_id, {
      thing: toLikedThing(row),
      like: mine.likes.get(row.id),
      incoming: likers.get(row.id) ?? [],
    })
  }
  for (const [id, interest] of interests) {
    const subject = subjects.get(id)
    entries.set(id, {
      thing: subject ? toLikedThing(subject) : toInterestThing(interest),
      like: subject && theirs.likes.get(subject.id),
      incoming: likers.get(id) ?? [],
    })
  }
  return ids.flatMap((id) => entries.get(id) ?? [])
}

/** An entry as callers see it. */
export function toLike({ thing, like, incoming }: LikeEntry): Like {
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

/** Something only others are interested in so far, named by the handle of an interest. */
function toInterestThing({ interest_id, kind, title }: KnownInterest): LikedThing {
  return { kind, handle: toHandle('interest', interest_id), title }
}

async function ownLikesOf(db: Db, ids: readonly string[]): Promise<OwnLikeRow[]> {
  return db.sql<OwnLikeRow>`
    select l.like_id, l.subject_kind as kind, l.subject_id as id, l.title
    from likes l
    left join ideas i on i.owner_id = l.owner_id and i.idea_id = l.subject_id and l.subject_kind <> 'place'
    left join places p on p.owner_id = l.owner_id and p.place_id = l.subject_id and l.subject_kind = 'place'
    where l.owner_id = ${db.owner} and l.like_id = any(${[...ids]}::uuid[]) and l.saved
      and coalesce(i.state, p.state) = 'active'`
}

/**
 * What a person is known to like and this account has not saved, and the private places that they are known to like or
 * that this account likes for them; each by title.
 */
export async function listOtherThingsWith(db: Db, person_id: string): Promise<LikedThing[]> {
  const rows = await db.run<{ interest_id: string }>(sql`
    select k.interest_id
    from ${selectKnownInterests(db.owner)} and p.person_id = ${person_id}
    order by k.title, k.interest_id`)
  const ids = rows.map(({ interest_id }) => interest_id)
  const [interests, subjects, places] = await Promise.all([
    listKnownInterests(db, ids),
    listSubjectsOfInterests(db, ids),
    db.sql<Pick<LikeSubjectRow, 'kind' | 'id' | 'title'>>`
      select 'place' as kind, l.subject_id as id, l.title
      from likes l
      join places p on p.owner_id = l.owner_id and p.place_id = l.subject_id and p.state = 'active'
      where l.owner_id = ${db.owner} and l.subject_kind = 'place' and l.saved
        and exists (select from jsonb_array_elements(l.intentions) as g (people) where g.people ? ${person_id}::text)
      order by l.title, l.like_id`,
  ])
  const theirs = ids.flatMap((id) => {
    const subject = subjects.get(id)
    if (subject) return subject.kind === 'place' ? [toLikedThing(subject)] : []
    const interest = interests.get(id)
    return interest ? [toInterestThing(interest)] : []
  })
  const things = [...theirs, ...places.map(toLikedThing)]
  return [...new Map(things.map((thing) => [thing.handle, thing])).values()]
}
