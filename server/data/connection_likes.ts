import type { Db } from '#server/data/db.ts'
import { markForRelay } from '#server/data/relay_marks.ts'

/**
 * Marks every like that is meant for a person to be carried anew, because whether they may see it has
 * changed. Its revision rises with it. Stands last in a transaction.
 */
export async function markLikesFor(db: Db, person_id: string): Promise<void> {
  const changed = await db.sql<{ like_id: string; revision: number }>`
    update likes
    set revision = revision + 1
    where owner_id = ${db.owner}
      and exists (select from jsonb_array_elements(intentions) g where g ? ${person_id})
    returning like_id, revision`
  for (const { like_id, revision } of changed) await markForRelay(db, 'like', like_id, revision)
}
