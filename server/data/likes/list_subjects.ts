import { isShownIdea } from '#server/data/ideas/select.ts'
import { copyColumns, isSameInterest, thingColumns } from '#server/data/incoming_interests/same.ts'
import type { LikeSubjectRow } from '#server/data/likes/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** The ids of things that can be liked. */
export interface SubjectIds {
  ideas: readonly string[]
  places: readonly string[]
}

/** The ideas and places of these ids, by id: also archived ones, but none that was deleted for good. */
export function listSubjects(db: Db, ids: SubjectIds): Promise<Map<string, LikeSubjectRow>> {
  return subjectsOf(db, ids, sql``)
}

/** As `listSubjects`; the transaction keeps them and their likes from being changed by others until it ends. */
export function lockSubjectsById(db: Db, ids: SubjectIds): Promise<Map<string, LikeSubjectRow>> {
  return subjectsOf(db, ids, sql`for no key update`)
}

/**
 * This account's own active idea or place that each of these interests of others is in, by the interest's id: an idea
 * before a place, the oldest first. An interest in something this account has not saved is left out.
 *
 * "offset 0" makes PostgreSQL look each title up, where it would else read all ideas and what accents they have.
 */
export async function listSubjectsOfInterests(
  db: Db,
  interests: readonly string[],
): Promise<Map<string, LikeSubjectRow>> {
  if (interests.length === 0) return new Map()
  const rows = await db.run<LikeSubjectRow & { interest_id: string }>(sql`
    select distinct on (k.interest_id) k.interest_id, case t.kind when 'event' then 'event' else t.named end as kind,
      t.id, t.title, t.title_key, 'active' as state
    from incoming_interests k
    join lateral (
      select idea_id as id, kind, 'idea' as named, title, title_key, event_start_at as starts_at,
        neighborhood_name, 1 as rank, created_at
      from ideas
      where owner_id = ${db.owner} and title_key = k.title_key and state = 'active'
        and ${isShownIdea(db.owner, sql`ideas`)}
      union all
      select place_id, 'place', 'place', name, name_key, null, null, 2, created_at
      from places
      where owner_id = ${db.owner} and name_key = k.title_key and state = 'active'
      offset 0
    ) t on ${isSameInterest(thingColumns, copyColumns)}
    where k.owner_id = ${db.owner} and k.interest_id = any(${[...interests]}::uuid[])
    order by k.interest_id, t.rank, t.created_at, t.id`)
  return new Map(rows.map(({ interest_id, ...row }) => [interest_id, row]))
}

async function subjectsOf(
  db: Db,
  { ideas, places }: SubjectIds,
  lock: Statement,
): Promise<Map<string, LikeSubjectRow>> {
  const parts: Promise<LikeSubjectRow[]>[] = []
  if (ideas.length > 0) {
    parts.push(
      db.run<LikeSubjectRow>(sql`
        select case i.kind when 'event' then 'event' else 'idea' end as kind, i.idea_id as id, i.title, i.title_key,
          i.state
        from ideas i
        where i.owner_id = ${db.owner} and i.idea_id = any(${[...ideas]}::uuid[]) and i.deleted_at is null
          and ${isShownIdea(db.owner)}
        order by i.idea_id
        ${lock}`),
    )
  }
  if (places.length > 0) {
    parts.push(
      db.run<LikeSubjectRow>(sql`
        select 'place' as kind, place_id as id, name as title, name_key as title_key, state
        from places
        where owner_id = ${db.owner} and place_id = any(${[...places]}::uuid[]) and deleted_at is null
        order by place_id
        ${lock}`),
    )
  }
  const rows = await Promise.all(parts)
  return new Map(rows.flat().map((row) => [row.id, row]))
}
