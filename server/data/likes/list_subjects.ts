import type { LikeSubjectRow } from '#server/data/likes/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** The ids of things that can be liked. */
export interface SubjectIds {
  ideas: readonly string[]
  places: readonly string[]
}

/** The ideas and places of these ids, archived ones included, by id. */
export function listSubjects(db: Db, ids: SubjectIds): Promise<Map<string, LikeSubjectRow>> {
  return subjectsOf(db, ids, sql``)
}

/** As `listSubjects`; the transaction keeps them and their likes from being changed by others until it ends. */
export function lockSubjectsById(db: Db, ids: SubjectIds): Promise<Map<string, LikeSubjectRow>> {
  return subjectsOf(db, ids, sql`for no key update`)
}

/** The active idea or place with each of these title keys, by key: an idea before a place, the oldest first. */
export async function listSubjectsByTitle(
  db: Db,
  title_keys: readonly string[],
): Promise<Map<string, LikeSubjectRow>> {
  if (title_keys.length === 0) return new Map()
  const keys = [...title_keys]
  const rows = await db.sql<LikeSubjectRow>`
    select distinct on (title_key) kind, id, title, title_key, 'active' as state
    from (
      select case kind when 'event' then 'event' else 'idea' end as kind, idea_id as id, title, title_key,
        1 as rank, created_at
      from ideas
      where owner_id = ${db.owner} and title_key = any(${keys}::text[]) and state = 'active'
      union all
      select 'place', place_id, name, name_key, 2, created_at
      from places
      where owner_id = ${db.owner} and name_key = any(${keys}::text[]) and state = 'active'
    ) own
    order by title_key, rank, created_at, id`
  return new Map(rows.map((row) => [row.title_key, row]))
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
        select case kind when 'event' then 'event' else 'idea' end as kind, idea_id as id, title, title_key,
          state
        from ideas
        where owner_id = ${db.owner} and idea_id = any(${[...ideas]}::uuid[])
        order by idea_id
        ${lock}`),
    )
  }
  if (places.length > 0) {
    parts.push(
      db.run<LikeSubjectRow>(sql`
        select 'place' as kind, place_id as id, name as title, name_key as title_key, state
        from places
        where owner_id = ${db.owner} and place_id = any(${[...places]}::uuid[])
        order by place_id
        ${lock}`),
    )
  }
  const rows = await Promise.all(parts)
  return new Map(rows.flat().map((row) => [row.id, row]))
}
