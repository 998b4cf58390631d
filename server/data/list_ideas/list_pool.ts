import type { Db } from '#server/database/db.ts'

/**
 * Which ideas are on lists that matter to a request: those that are named, and those that the person made for people who
 * are named. Named lists come first, then by name.
 */
export async function listPoolLists(
  db: Db,
  { lists, people }: { lists: readonly string[]; people: readonly string[] },
): Promise<{ idea_id: string; list_id: string }[]> {
  if (lists.length === 0 && people.length === 0) return []
  return db.sql`
    select m.idea_id, m.list_id
    from list_ideas m
    join lists l on l.owner_id = m.owner_id and l.list_id = m.list_id and l.deleted_at is null
    where m.owner_id = ${db.owner} and (m.list_id = any(${[...lists]}::uuid[]) or l.origin <> 'generated' and m.list_id in (
        select lp.list_id from list_people lp
        where lp.owner_id = ${db.owner} and lp.person_id = any(${[...people]}::uuid[])
      ))
    order by m.list_id = any(${[...lists]}::uuid[]) desc, l.name_key, l.created_at, m.list_id, m.idea_id`
}
