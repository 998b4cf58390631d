import type { Db } from '#server/database/db.ts'

/** Notes that the brief told of these shared lists. */
export async function updateListsTold(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.sql`
    update list_cards
    set told_at = (select clock_timestamp())
    where owner_id = ${db.owner} and card_id = any(${[...ids]}::uuid[]) and told_at is null`
}
