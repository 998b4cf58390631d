import type { Db } from '#server/database/db.ts'

/** Adds the people of a new list, whose row counts them already. The caller has locked the people. */
export async function insertMembers(
  db: Db,
  list_id: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db.sql`
    insert into list_people (owner_id, list_id, person_id)
    select me.owner_id, ${list_id}, given.person_id
    from accounts me, unnest(${ids}::uuid[]) as given (person_id)
    where me.owner_id = ${db.owner}`
}
