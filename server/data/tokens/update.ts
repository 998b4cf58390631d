import type { Database, Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'
import { hashToken } from '#server/domain/calls/token_format.ts'

/**
 * Revokes a token, named by its id or given itself.
 *
 * @returns whether there is such a token; true as well if it was revoked before.
 */
export async function updateTokenRevoked(
  database: Database,
  which: { token_id: string } | { token: string },
): Promise<boolean> {
  const id = 'token_id' in which ? which.token_id : null
  const hash = 'token' in which ? hashToken(which.token) : null
  const [row] = await database.run<{ revoked: boolean }>(
    sql`select revoke_token(${id}, ${hash}) as revoked`,
  )
  return row?.revoked ?? false
}

/** Revokes every token of this account, those of OAuth too. @returns how many worked until now. */
export async function updateOwnTokensRevoked(db: Db): Promise<number> {
  const rows = await db.sql<{ revoked: number }>`select revoke_own_tokens() as revoked`
  return only(rows).revoked
}
