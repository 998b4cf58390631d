import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { hashToken } from '#server/domain/token_format.ts'

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
