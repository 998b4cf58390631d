import type { Db } from '#server/database/db.ts'

/** Stores the idea that was made of what was found. */
export async function updateFoundIdea(db: Db, found_id: string, idea_id: string): Promise<void> {
  await db.sql`
    update discovery_candidates
    set idea_id = ${idea_id}
    where owner_id = ${db.owner} and found_id = ${found_id}`
}
