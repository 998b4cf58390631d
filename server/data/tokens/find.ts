import type { KnownToken, ListedToken } from '#server/data/tokens/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Looks up an access token by its hash (token_format.ts) and records that it was used, once in five minutes. It uses the
 * share of connections that `remote_address` has, because nobody knows yet whose token it is.
 *
 * @returns the token and its account; null if there never was such a token.
 */
export async function findToken(
  database: Database,
  hash: Buffer,
  remote_address?: string,
): Promise<KnownToken | null> {
  const [principal] = await database.run<KnownToken>(
    sql`select owner_id, token_id, principal_id, abilities, display_name, timezone, expired, revoked,
      needs_approval, kind, grant_id, audience
    from find_principal(${hash})`,
    remote_address,
  )
  return principal ?? null
}

/** @returns the personal tokens of all accounts, oldest first. */
export function listTokens(database: Database): Promise<ListedToken[]> {
  return database.run<ListedToken>(
    sql`select token_id, display_name, label, abilities, created_at, expires_at, last_used_at, state
    from list_tokens()`,
  )
}

/** @returns whether a personal token of this account works. */
export async function hasOwnTokens(db: Db): Promise<boolean> {
  const rows = await db.sql<{ found: boolean }>`
    select exists (select from own_tokens()) as found`
  return only(rows).found
}
