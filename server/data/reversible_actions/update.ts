import type { Db } from '#server/database/db.ts'

/** Marks a reversible action as used. The caller has locked it. */
export async function updateReversibleUsed(db: Db, reversible_id: string): Promise<void> {
  await db.sql`
    update reversible_actions set undone_at = now()
    where owner_id = ${db.owner} and reversible_id = ${reversible_id}`
}

/** Marks a reversible action as expired for good, so that a clock that goes back does not revive it. */
export async function updateReversibleExpired(db: Db, reversible_id: string): Promise<void> {
  await db.sql`
    update reversible_actions set expires_at = '-infinity'
    where owner_id = ${db.owner} and reversible_id = ${reversible_id}`
}
