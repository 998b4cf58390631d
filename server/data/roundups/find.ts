import { type RoundupRow, roundupColumns } from '#server/data/roundups/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** Where an input names its roundup. */
export const roundupPointer = '/public_id'

/** The id in the handle of a roundup. Errors: `reference_not_found` for anything that is not such a handle. */
export function requireRoundupId(handle: string): string {
  const id = parseHandle('roundup', handle)
  if (id === null) throw fail('reference_not_found', { pointer: roundupPointer })
  return id
}

/** The roundup of a handle. Errors: `reference_not_found`. */
export async function requireRoundup(db: Db, handle: string): Promise<RoundupRow> {
  const [row] = await db.sql<RoundupRow>`
    select ${roundupColumns}
    from roundups
    where owner_id = ${db.owner} and roundup_id = ${requireRoundupId(handle)}`
  if (!row) throw fail('reference_not_found', { pointer: roundupPointer })
  return row
}

/** How many roundups of this account are running or wait for an answer. */
export async function countOpenRoundups(db: Db): Promise<number> {
  const [row] = await db.sql<{ count: number }>`
    select count(*)::integer as count
    from roundups
    where owner_id = ${db.owner} and state not in ('completed', 'failed', 'archived')`
  return row?.count ?? 0
}

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
