import type { Db } from '#server/database/db.ts'

/**
 * Deletes keys of this account that were claimed more than `days` days ago, the oldest first, at most `most`. From then on
 * a call with one of them is a new one.
 *
 * @returns how many that were.
 */
export async function deleteEndedKeys(db: Db, days: number, most: number): Promise<number> {
  const rows = await db.sql`
    delete from idempotency_keys
    where owner_id = ${db.owner}
      and key = any(array(
        select key
        from idempotency_keys
        where owner_id = ${db.owner} and created_at < now() - make_interval(days => ${days})
        order by created_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}
