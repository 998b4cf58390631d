import type { Db } from '#server/database/db.ts'
import { erasedDays } from '#server/domain/calls/erased.ts'

/** Erases lists of this account that were deleted 30 days ago and that no plan and no message names, at most `most`. */
export async function deleteDeletedLists(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ list_id: string }>`
    select l.list_id
    from lists l
    where l.owner_id = ${db.owner} and l.deleted_at < now() - make_interval(days => ${erasedDays})
      and not exists (
        select from plans p where p.owner_id = ${db.owner} and p.list_id = l.list_id
      )
      and not exists (
        select from prepared_actions a where a.owner_id = ${db.owner} and a.list_id = l.list_id
      )
      and not exists (
        select from list_shares s where s.owner_id = ${db.owner} and s.list_id = l.list_id
      )
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

/** Erases people of this account who were deleted 30 days ago and who are in no plan, message or invitation, at most `most`. */
export async function deleteDeletedPeople(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    delete from people
    where owner_id = ${db.owner}
      and person_id = any(array(
        select p.person_id
        from people p
        where p.owner_id = ${db.owner} and p.deleted_at < now() - make_interval(days => ${erasedDays})
          and not exists (select from invites v where v.owner_id = ${db.owner} and v.person_id = p.person_id)
          and not exists (select from outgoing o where o.owner_id = ${db.owner} and o.person_id = p.person_id)
          and not exists (select from list_shares s where s.owner_id = ${db.owner} and s.person_id = p.person_id)
          and not exists (select from list_people m where m.owner_id = ${db.owner} and m.person_id = p.person_id)
          and not exists (select from connections c where c.owner_id = ${db.owner} and c.person_id = p.person_id)
          and not exists (
            select from prepared_actions a where a.owner_id = ${db.owner} and a.person_id = p.person_id
          )
          and not exists (
            select from invitation_people i where i.owner_id = ${db.owner} and i.person_id = p.person_id
          )
          and not exists (
            select from invitation_joins j where j.owner_id = ${db.owner} and j.person_id = p.person_id
          )
        limit ${most}
      ))
    returning 1`
  return rows.length
}

/** Erases drafts of this account that were deleted 30 days ago and that no prepared action names, at most `most`. */
export async function deleteDeletedDrafts(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ plan_id: string }>`
    select p.plan_id
    from plans p
    where p.owner_id = ${db.owner} and p.state = 'deleted' and p.updated_at < now() - make_interval(days => ${erasedDays})
      and not exists (select from invites v where v.owner_id = ${db.owner} and v.plan_id = p.plan_id)
      and not exists (select from outgoing o where o.owner_id = ${db.owner} and o.plan_id = p.plan_id)
      and not exists (
        select from prepared_actions a where a.owner_id = ${db.owner} and a.plan_id = p.plan_id
      )
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
