import type { Db } from '#server/database/db.ts'

/** Deletes executions of this account that have expired, at most `most`. @returns how many that were. */
export async function deleteExpiredExecutions(db: Db, most: number): Promise<number> {
  const rows = await db.sql`
    delete from executions
    where owner_id = ${db.owner}
      and execution_id = any(array(
        select execution_id
        from executions
        where owner_id = ${db.owner} and expires_at <= now()
        order by expires_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}
