import type { Db } from '#server/database/db.ts'
import { parseHandle } from '#server/domain/handle.ts'

/** Locks a place's row until the transaction ends, for a change that depends on what it says. */
export async function lockPlace(db: Db, handle: string): Promise<void> {
  const id = parseHandle('place', handle)
  if (id === null) return
  await db.sql`
    select from places where owner_id = ${db.owner} and place_id = ${id} for no key update`
}
