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

/** Locks the roundups of these ids until the transaction ends, in the order of their ids; as `lockRoundup` otherwise. */
export async function lockRoundups(db: Db, roundup_ids: readonly string[]): Promise<void> {
  if (roundup_ids.length === 0) return
  await db.sql`
    select from roundups
    where owner_id = ${db.owner} and roundup_id = any(${[...roundup_ids]}::uuid[])
    order by roundup_id
    for no key update`
}
