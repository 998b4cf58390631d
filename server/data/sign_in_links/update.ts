import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'

/**
 * Uses a link up; where it signs in, every other link to the same address too.
 *
 * @returns false if it does not work any more, or is about another account than `expected`; null stands for none.
 */
export async function updateLinkUsed(
  db: Db,
  link_hash: Buffer,
  expected: string | null,
): Promise<boolean> {
  const rows = await db.sql<{ used: boolean }>`
    select use_sign_in(${link_hash}, ${expected}) as used`
  return only(rows).used
}
