import type { Db } from '#server/database/db.ts'

/** Deletes months before last month from what friends get to know of this account. @returns how many that were. */
export async function deleteOverBusyMonths(db: Db): Promise<number> {
  const rows = await db.sql`
    delete from busy_months
    where owner_id = ${db.owner}
      and month < (date_trunc('month', now() at time zone 'UTC') - interval '1 month')::date
    returning 1`
  return rows.length
}
