import type { Db } from '#server/database/db.ts'

/** Which of these people some lists are for, by the people's names. */
export async function listMembersOfLists(
  db: Db,
  lists: readonly string[],
  people: readonly string[],
): Promise<{ list_id: string; display_name: string }[]> {
  if (lists.length === 0 || people.length === 0) return []
  return db.sql`
    select m.list_id, p.display_name
    from list_people m
    join people p on p.owner_id = m.owner_id and p.person_id = m.person_id and p.deleted_at is null
    where m.owner_id = ${db.owner} and m.list_id = any(${[...lists]}::uuid[])
      and m.person_id = any(${[...people]}::uuid[])
    order by m.list_id, p.name_key, p.person_id`
}
