import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Counts this account as admitted by the link of an invitation, under a lock.
 *
 * @returns false if the link has admitted `most` accounts already.
 */
export async function claimAdmission(db: Db, link_hash: Buffer, most: number): Promise<boolean> {
  const rows = await db.sql<{ admitted: boolean }>`
    select admit(${link_hash}, ${most}) as admitted`
  return only(rows).admitted
}
