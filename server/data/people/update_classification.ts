import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Makes a person a Connected Friend or a Friend in Mind. */
export async function updateClassification(
  db: Db,
  person_id: string,
  classification: PersonRow['classification'],
): Promise<void> {
  await db.sql`
    update people
    set classification = ${classification}, updated_at = clock_timestamp()
    where owner_id = ${db.owner} and person_id = ${person_id}`
}
