import type { LikeKind } from '#generated/types.ts'
import { copyColumns, isSameInterest, thingColumns } from '#server/data/incoming_interests/same.ts'
import { selectKnownInterests } from '#server/data/incoming_interests/select.ts'
import { type PersonRow, personColumns } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { isEmpty, type Statement, sql, type Uuids } from '#server/database/sql.ts'

/**
 * Who is known to like each of these things, which are ideas, private places and interests of others, by their ids;
 * the people of one thing by name.
 */
export async function listLikers(db: Db, ids: Uuids): Promise<Map<string, PersonRow[]>> {
  if (isEmpty(ids)) return new Map()
  const rows = await db.run<PersonRow & { thing_id: string }>(sql`
    with page as materialized (select ${ids}::uuid[] as ids)
    select distinct on (t.id, p.display_name, p.person_id) t.id as thing_id, ${personColumns}
    from (${selectThings(db.owner, sql`(select ids from page)`)}) t
    cross join ${selectKnownInterests(db.owner)} and ${isSameInterest(thingColumns, copyColumns)}
    order by t.id, p.display_name, p.person_id`)
  return Map.groupBy(rows, ({ thing_id }) => thing_id)
}

/** Selects what can be liked: ideas, private places and interests of others, by their ids, archived ones included. */
export function selectThings(owner: string, ids: Uuids): Statement {
  return sql`
    select idea_id as id, kind, title, title_key, event_start_at as starts_at, neighborhood_name
    from ideas
    where owner_id = ${owner} and idea_id = any(${ids}::uuid[])
    union all
    select place_id, 'place', name, name_key, null, null
    from places
    where owner_id = ${owner} and place_id = any(${ids}::uuid[])
    union all
    select interest_id, kind, title, title_key, starts_at, neighborhood_name
    from incoming_interests
    where owner_id = ${owner} and interest_id = any(${ids}::uuid[]) and active`
}

/** Another person's interest in something that this account may see now. */
export interface KnownInterest {
  interest_id: string
  kind: LikeKind
  title: string
  title_key: string
  activity_name: string | null
  custom_activity_name: string | null
  starts_at: Date | null
}

/** The interests of these ids that this account may see now, by id. */
export async function listKnownInterests(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, KnownInterest>> {
  if (ids.length === 0) return new Map()
  const rows = await db.run<KnownInterest>(sql`
    select k.interest_id, k.kind, k.title, k.title_key, k.activity_name, k.custom_activity_name, k.starts_at
    from ${selectKnownInterests(db.owner)} and k.interest_id = any(${[...ids]}::uuid[])`)
  return new Map(rows.map((row) => [row.interest_id, row]))
}
