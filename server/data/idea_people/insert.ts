import type { Db } from '#server/database/db.ts'

/** Keeps an idea for a person, of which nobody is told. @returns whether it was not before. */
export async function insertIdeaForPerson(
  db: Db,
  idea_id: string,
  person_id: string,
): Promise<boolean> {
  const rows = await db.sql`
    insert into idea_people (owner_id, idea_id, person_id)
    values (${db.owner}, ${idea_id}, ${person_id})
    on conflict do nothing
    returning 1`
  return rows.length > 0
}
