import type { Account } from '#server/data/accounts/rows.ts'
import { insertRetentionVisit } from '#server/data/due_work/insert.ts'
import type { Database } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { newToken } from '#server/database/secret.ts'
import { sql } from '#server/database/sql.ts'
import { hashToken } from '#server/domain/calls/token_format.ts'

/**
 * Makes an access token for an account; it works for `days` days.
 *
 * @returns the token itself, which cannot be read again later, its id, and when it expires.
 */
export async function insertToken(
  database: Database,
  account: Account,
  { abilities, days, label }: { abilities: readonly string[]; days: number; label?: string },
): Promise<{ token: string; token_id: string; expires_at: Date }> {
  const token = newToken()
  const token_id = newId()
  const [row] = await database.run<{ expires_at: Date }>(
    sql`select create_token(
      ${hashToken(token)}, ${account.owner}, ${token_id}, ${abilities}, ${label ?? null}, ${days},
      ${account.display_name}, ${account.timezone}
    ) as expires_at`,
  )
  if (!row) throw new Error('The token was not made.')
  // It may be the only thing that this account ever has to delete.
  await database.run(insertRetentionVisit(account.owner))
  return { token, token_id, expires_at: row.expires_at }
}
