import { type RoundupRow, roundupColumns } from '#server/data/roundups/rows.ts'
import type { Db } from '#server/database/db.ts'

/**
 * Locks a roundup until the transaction ends; null where there is none. It comes after the account and before captures
 * and lists.
 */
export async function lockRoundup(db: Db, roundup_id: string): Promise<RoundupRow | null> {
  const [row] = await db.sql<RoundupRow>`
    select ${roundupColumns}
    from roundups
    where owner_id = ${db.owner} and roundup_id = ${roundup_id}
    for no key update`
  return row ?? null
}
