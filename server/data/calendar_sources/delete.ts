import type { Db } from '#server/database/db.ts'

/** Deletes a connected calendar with all that is known from it, and the message to the account about it. */
export async function deleteCalendar(db: Db, source_id: string): Promise<void> {
  await db.sql`
    delete from calendar_months
    where owner_id = ${db.owner} and source_id = ${source_id}`
  await db.sql`
    delete from calendar_sources
    where owner_id = ${db.owner} and source_id = ${source_id}`
  await db.sql`
    delete from account_mail
    where owner_id = ${db.owner} and source_id = ${source_id}`
}
