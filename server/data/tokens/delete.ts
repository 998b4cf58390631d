import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Deletes tokens of this account that were revoked or expired more than `days` days ago, and those of OAuth a day after their
 * end, at most `most`. Runs as the role `relay`.
 *
 * @returns how many that were.
 */
export async function deleteEndedTokens(db: Db, days: number, most: number): Promise<number> {
  const rows = await db.sql<{ deleted: number }>`
    select delete_tokens(now() - make_interval(days => ${days}), ${most}) as deleted`
  return only(rows).deleted
}
