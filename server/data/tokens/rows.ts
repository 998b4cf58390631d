import type { Account } from '#server/data/accounts/rows.ts'
import type { Database } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { sql } from '#server/database/sql.ts'
import { hashToken } from '#server/domain/token_format.ts'
import { newToken } from '#server/database/secret.ts'

/** What is known of a token. */
export interface KnownToken {
  /** A uuid; never shown outside. */
  owner_id: string
  token_id: string
  abilities: string[]
  display_name: string
  /** IANA name. */
  timezone: string
  /** By the database's clock. */
  expired: boolean
  revoked: boolean
}

/** A token as the token command lists it. */
export interface ListedToken {
  token_id: string
  display_name: string
  label: string | null
  abilities: string[]
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  state: 'active' | 'expired' | 'revoked'
}

/** Whose token this is, by its hash (token_format.ts); null for one that never was. */
export async function authenticateToken(
  database: Database,
  hash: Buffer,
): Promise<KnownToken | null> {
  const [principal] = await database.run<KnownToken>(
    sql`select owner_id, token_id, abilities, display_name, timezone, expired, revoked
    from authenticate_token(${hash})`,
  )
  return principal ?? null
}

/** Makes a token of an account. The token itself is returned here and can never be read again. */
export async function createToken(
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
  return { token, token_id, expires_at: row.expires_at }
}

/** All tokens, oldest first. */
export function listTokens(database: Database): Promise<ListedToken[]> {
  return database.run<ListedToken>(
    sql`select token_id, display_name, label, abilities, created_at, expires_at, last_used_at, state
    from list_tokens()`,
  )
}

/** Revokes a token by its id or by itself. False when there is no such token. */
export async function revokeToken(
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
