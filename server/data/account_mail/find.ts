import type { Database } from '#server/database/db.ts'

/** When there is something to send to an account about itself; null where nothing waits. */
export async function findNextAccountMail(database: Database, owner: string): Promise<Date | null> {
  const [row] = await database.read(
    owner,
    (db) => db.sql<{ next: Date | null }>`
      select min(case state when 'queued' then due_at else lease_until end) as next
      from account_mail
      where owner_id = ${db.owner} and state in ('queued', 'sending')`,
  )
  return row?.next ?? null
}
