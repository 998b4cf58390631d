import type { Db } from '#server/database/db.ts'

/**
 * Deletes turns of this account that began more than `days` days ago and of which nothing is kept but the key, the oldest
 * first, at most `most`. From then on a request with one of their keys is a new turn.
 *
 * @returns how many that were.
 */
export async function deleteEndedTurns(db: Db, days: number, most: number): Promise<number> {
  const rows = await db.sql`
    delete from turns
    where owner_id = ${db.owner}
      and turn_id = any(array(
        select turn_id
        from turns
        where owner_id = ${db.owner} and message is null and answer is null and state = 'finished'
          and started_at < now() - make_interval(days => ${days})
        order by started_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}

/** Deletes the claim of a turn that was refused, so that its key may be sent again. */
export async function deleteTurn(db: Db, turn_id: string): Promise<void> {
  await db.sql`delete from turns where owner_id = ${db.owner} and turn_id = ${turn_id}`
}
