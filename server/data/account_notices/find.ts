import type { Database } from '#server/database/db.ts'

/** When the next notice of an account is to be sent or tried again; null where none waits. */
export async function findNextNotice(database: Database, owner: string): Promise<Date | null> {
  const [row] = await database.read(
    owner,
    (db) => db.sql<{ next: Date | null }>`
      select min(due_at) as next
      from account_notices
      where owner_id = ${db.owner} and finished_at is null`,
  )
  return row?.next ?? null
}
