import { type PersonRow, personColumns } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'

/** The people a list is for, by name. */
export async function listMembers(db: Db, list_id: string): Promise<PersonRow[]> {
  return db.sql<PersonRow>`
    select ${personColumns}
    from list_people m
    join people p on p.owner_id = m.owner_id and p.person_id = m.person_id
    where m.owner_id = ${db.owner} and m.list_id = ${list_id} and p.deleted_at is null
    order by p.name_key, p.display_name, p.person_id`
}

/** Those of these people that a list is for. */
export async function listMembersAmong(
  db: Db,
  list_id: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.sql<{ person_id: string }>`
    select person_id
    from list_people
    where owner_id = ${db.owner} and list_id = ${list_id} and person_id = any(${ids}::uuid[])`
  return new Set(rows.map(({ person_id }) => person_id))
}
