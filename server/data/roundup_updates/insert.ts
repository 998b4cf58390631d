import type { Db } from '#server/database/db.ts'

/** One step of a roundup, as callers read it. */
export interface NewRoundupUpdate {
  stage: string
  message: string
}

/**
 * Adds updates to a roundup that the caller has locked, behind its last one.
 *
 * @returns the number of the last.
 */
export async function insertRoundupUpdates(
  db: Db,
  { roundup_id, last_cursor }: { roundup_id: string; last_cursor: number },
  updates: readonly NewRoundupUpdate[],
): Promise<number> {
  if (updates.length === 0) return last_cursor
  const rows = updates.map((update, index) => ({ ...update, cursor: last_cursor + index + 1 }))
  const last = last_cursor + updates.length
  await Promise.all([
    db.sql`
      insert into roundup_updates (owner_id, roundup_id, cursor, at, stage, message)
      select me.owner_id, ${roundup_id}, u.cursor, now(), u.stage, u.message
      from accounts me, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as u (cursor integer, stage text, message text)
      where me.owner_id = ${db.owner}`,
    db.sql`
      update roundups
      set last_cursor = ${last}, told_at = (select clock_timestamp())
      where owner_id = ${db.owner} and roundup_id = ${roundup_id}`,
  ])
  return last
}
