import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Begins a session of this account, in place of the browser's earlier one. The caller has locked the account. At the
 * fifty-first session the oldest ends.
 *
 * @returns when it ends, however much it is used; null if the account no longer exists.
 */
export async function insertSession(
  db: Db,
  { hash, browser, replaced }: { hash: Buffer; browser: string; replaced: Buffer | null },
): Promise<Date | null> {
  const rows = await db.sql<{ until: Date | null }>`
    select create_session(${hash}, ${newId()}, ${browser}, ${replaced}) as until`
  return only(rows).until
}
