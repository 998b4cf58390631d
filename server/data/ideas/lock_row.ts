import type { Db } from '#server/database/db.ts'

/** Locks an idea until the transaction ends; nothing happens where there is no such idea. */
export async function lockIdeaRow(db: Db, idea_id: string): Promise<void> {
  await db.sql`select from ideas where owner_id = ${db.owner} and idea_id = ${idea_id} for no key update`
}
