import type { Db } from '#server/database/db.ts'
import { knownInterests } from '#server/data/likes/known_interests.ts'
import { sql } from '#server/database/sql.ts'

/** Lists and ideas that one answer names at most. */
const most = 100

/** Lists a person belongs to, last changed first. */
export async function listListsWith(
  db: Db,
  person_id: string,
): Promise<{ list_id: string; name: string }[]> {
  return db.sql<{ list_id: string; name: string }>`
    select l.list_id, l.name
    from list_people m
    join lists l on l.owner_id = m.owner_id and l.list_id = m.list_id
    where m.owner_id = ${db.owner} and m.person_id = ${person_id} and l.deleted_at is null
    order by l.updated_at desc, l.list_id
    limit ${most}`
}

/** An active idea a person is known to like. */
export interface InterestRow {
  idea_id: string
  kind: 'place' | 'event'
  title: string
  liked: boolean
}

/** Active ideas a person is known to like, last changed first. */
export async function listInterests(db: Db, person_id: string): Promise<InterestRow[]> {
  return db.run<InterestRow>(sql`
    select i.idea_id, i.kind, i.title, i.liked
    from ideas i
    where i.owner_id = ${db.owner} and i.state = 'active' and i.title_key = any(array(
      select k.title_key
      from ${knownInterests(db.owner)} and p.person_id = ${person_id}
    ))
    order by i.updated_at desc, i.idea_id
    limit ${most}`)
}
