import type { Db } from '#server/database/db.ts'

/** What a principal may do at this moment. */
export interface LockedPrincipal {
  /** Whether one of its tokens that work has the ability. */
  may: boolean
  /** Whether what it commits waits for the person. */
  asks: boolean
}

/**
 * Says what a principal of this account may do at this moment, and keeps it so until the transaction ends: what changes its
 * tokens waits. @returns null where none of its tokens works.
 */
export async function lockPrincipal(
  db: Db,
  { principal_id, ability }: { principal_id: string; ability: string },
): Promise<LockedPrincipal | null> {
  const [locked] = await db.sql<LockedPrincipal>`
    select may, asks from lock_principal(${principal_id}, ${ability})`
  return locked ?? null
}
