import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { erasedDays } from '#server/domain/calls/erased.ts'

/** Erases lists of this account that were deleted 30 days ago and that no plan, message or capture names, at most `most`. */
export async function deleteDeletedLists(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ list_id: string }>`
    select l.list_id
    from lists l
    where l.owner_id = ${db.owner} and l.deleted_at < now() - make_interval(days => ${erasedDays})
      and (select true from plans p where p.owner_id = ${db.owner} and p.list_id = l.list_id limit 1) is null
      and (select true from prepared_actions a where a.owner_id = ${db.owner} and a.list_id = l.list_id limit 1) is null
      and (select true from list_shares s where s.owner_id = ${db.owner} and s.list_id = l.list_id limit 1) is null
      and (select true from captures c where c.owner_id = ${db.owner} and c.list_id = l.list_id limit 1) is null
      and (select true from roundups r where r.owner_id = ${db.owner} and r.list_id = l.list_id limit 1) is null
    limit ${most}
    for update`
  const ids = rows.map(({ list_id }) => list_id)
  if (ids.length === 0) return 0
  await Promise.all([
    db.sql`delete from list_ideas where owner_id = ${db.owner} and list_id = any(${ids}::uuid[])`,
    db.sql`delete from list_people where owner_id = ${db.owner} and list_id = any(${ids}::uuid[])`,
    db.sql`delete from list_directions where owner_id = ${db.owner} and list_id = any(${ids}::uuid[])`,
    db.sql`delete from like_previews where owner_id = ${db.owner} and list_id = any(${ids}::uuid[])`,
    db.sql`delete from lists where owner_id = ${db.owner} and list_id = any(${ids}::uuid[])`,
  ])
  return ids.length
}

/**
 * Erases people of this account who were deleted 30 days ago and that no plan, message, invitation or capture names, at most
 * `most`.
 */
export async function deleteDeletedPeople(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ person_id: string }>`
    select p.person_id
    from people p
    where p.owner_id = ${db.owner} and p.deleted_at < now() - make_interval(days => ${erasedDays})
      and (select true from invites v where v.owner_id = ${db.owner} and v.person_id = p.person_id limit 1) is null
      and (select true from outgoing o where o.owner_id = ${db.owner} and o.person_id = p.person_id limit 1) is null
      and ${isNotSharedWith(db.owner)}
      and (select true from list_people m where m.owner_id = ${db.owner} and m.person_id = p.person_id limit 1) is null
      and (select true from connections c where c.owner_id = ${db.owner} and c.person_id = p.person_id limit 1) is null
      and (select true from prepared_actions a where a.owner_id = ${db.owner} and a.person_id = p.person_id limit 1) is null
      and (select true from invitation_people i where i.owner_id = ${db.owner} and i.person_id = p.person_id limit 1) is null
      and (select true from invitation_joins j where j.owner_id = ${db.owner} and j.person_id = p.person_id limit 1) is null
      and (select true from captures c where c.owner_id = ${db.owner} and c.person_id = p.person_id limit 1) is null
      and (select true from roundups r where r.owner_id = ${db.owner} and r.person_id = p.person_id limit 1) is null
    limit ${most}
    for update`
  const ids = rows.map(({ person_id }) => person_id)
  if (ids.length === 0) return 0
  await Promise.all([
    db.sql`delete from idea_people where owner_id = ${db.owner} and person_id = any(${ids}::uuid[])`,
    db.sql`delete from calendar_sharing where owner_id = ${db.owner} and person_id = any(${ids}::uuid[])`,
    db.sql`delete from people where owner_id = ${db.owner} and person_id = any(${ids}::uuid[])`,
  ])
  return ids.length
}

/**
 * Nothing was shared with the person `p`. Read in the order of an index, which has few people and many shares of each: else the
 * planner hopes to meet one of them soon in any order, and reads all where there is none.
 */
function isNotSharedWith(owner: string): Statement {
  return sql`(
    select s.person_id from list_shares s
    where s.owner_id = ${owner} and s.person_id >= p.person_id
    order by s.person_id
    limit 1
  ) is distinct from p.person_id`
}

/** Erases drafts of this account that were deleted 30 days ago and that no prepared action names, at most `most`. */
export async function deleteDeletedDrafts(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ plan_id: string }>`
    select p.plan_id
    from plans p
    where p.owner_id = ${db.owner} and p.state = 'deleted' and p.updated_at < now() - make_interval(days => ${erasedDays})
      and (select true from invites v where v.owner_id = ${db.owner} and v.plan_id = p.plan_id limit 1) is null
      and (select true from outgoing o where o.owner_id = ${db.owner} and o.plan_id = p.plan_id limit 1) is null
      and (select true from host_notices h where h.owner_id = ${db.owner} and h.plan_id = p.plan_id limit 1) is null
      and (select true from prepared_actions a where a.owner_id = ${db.owner} and a.plan_id = p.plan_id limit 1) is null
    limit ${most}
    for update`
  const ids = rows.map(({ plan_id }) => plan_id)
  if (ids.length === 0) return 0
  await Promise.all([
    db.sql`delete from plan_evidence where owner_id = ${db.owner} and plan_id = any(${ids}::uuid[])`,
    db.sql`delete from logistics_items where owner_id = ${db.owner} and plan_id = any(${ids}::uuid[])`,
    db.sql`delete from plans where owner_id = ${db.owner} and plan_id = any(${ids}::uuid[])`,
  ])
  return ids.length
}

/** Erases ideas of this account that were deleted 30 days ago and that no list, plan, capture or discovery names, at most `most`. */
export async function deleteDeletedIdeas(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ idea_id: string }>`
    select i.idea_id
    from ideas i
    where i.owner_id = ${db.owner} and i.deleted_at < now() - make_interval(days => ${erasedDays})
      and (select true from list_ideas m where m.owner_id = ${db.owner} and m.idea_id = i.idea_id limit 1) is null
      and (select true from plans p where p.owner_id = ${db.owner} and p.idea_id = i.idea_id limit 1) is null
      and (select true from captures c where c.owner_id = ${db.owner} and c.idea_id = i.idea_id limit 1) is null
      and (select true from discovery_candidates d where d.owner_id = ${db.owner} and d.idea_id = i.idea_id limit 1) is null
    limit ${most}
    for update`
  const ids = rows.map(({ idea_id }) => idea_id)
  if (ids.length === 0) return 0
  await Promise.all([
    db.sql`delete from idea_sources where owner_id = ${db.owner} and idea_id = any(${ids}::uuid[])`,
    db.sql`delete from idea_people where owner_id = ${db.owner} and idea_id = any(${ids}::uuid[])`,
    db.sql`delete from ideas where owner_id = ${db.owner} and idea_id = any(${ids}::uuid[])`,
  ])
  return ids.length
}

/** Erases places of this account that were deleted 30 days ago and that no idea or plan names, at most `most`. */
export async function deleteDeletedPlaces(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ media_id: string | null }>`
    delete from places
    where owner_id = ${db.owner}
      and place_id = any(array(
        select l.place_id
        from places l
        where l.owner_id = ${db.owner} and l.deleted_at < now() - make_interval(days => ${erasedDays})
          and (select true from ideas i where i.owner_id = ${db.owner} and i.place_id = l.place_id limit 1) is null
          and (select true from ideas v where v.owner_id = ${db.owner} and v.venue_place_id = l.place_id limit 1) is null
          and (select true from plans p where p.owner_id = ${db.owner} and p.place_id = l.place_id limit 1) is null
        limit ${most}
        for update
      ))
    returning media_id`
  const pictures = rows.flatMap(({ media_id }) => (media_id === null ? [] : [media_id]))
  if (pictures.length > 0) {
    // The janitor of files deletes them next.
    await db.sql`
      update media set expires_at = now()
      where owner_id = ${db.owner} and media_id = any(${pictures}::uuid[])`
  }
  return rows.length
}
