import type { OwnToken } from '#server/domain/web/own_token.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { hashToken } from '#server/domain/calls/token_format.ts'

const columns = sql`
  token_id, principal_id, label, abilities, needs_approval, created_at, expires_at, revoked_at, last_used_at, state`

/**
 * @returns the personal tokens of this account, the newest first: those that work, or those that have ended; with
 * `before`, those made before the token with this id.
 */
export function listOwnTokens(
  db: Db,
  { working, before, most }: { working: boolean; before: string | null; most: number },
): Promise<OwnToken[]> {
  return db.sql<OwnToken>`select ${columns} from list_own_tokens(${working}, ${before}, ${most})`
}

/** @returns the personal token of this account with this id, and every other one that works and has its principal. */
export function listTokensOfPrincipal(db: Db, token_id: string): Promise<OwnToken[]> {
  return db.sql<OwnToken>`select ${columns} from find_own_tokens(${token_id})`
}

/** What a form that makes a token has made. */
export type MadeToken =
  | { readonly outcome: 'made' | 'known'; readonly token_id: string; readonly expires_at: Date }
  | { readonly outcome: 'limited' }

/** What the web pages make a token of. */
export interface NewOwnToken {
  /** The token itself. */
  readonly token: string
  readonly token_id: string
  /** The key of the form, which makes one token however often it is sent. */
  readonly key: string
}

/**
 * Makes a token of this account for a form; it works for `days` days. The caller has locked the account.
 *
 * @returns `made`; `known` with the token that the form made before; or `limited`.
 */
export async function insertOwnToken(
  db: Db,
  { token, token_id, key }: NewOwnToken,
  settings: { abilities: readonly string[]; label: string; days: number; needs_approval: boolean },
): Promise<MadeToken | null> {
  const { abilities, label, days, needs_approval } = settings
  const [made] = await db.sql<MadeToken>`
    select outcome, token_id, expires_at
    from create_own_token(${hashToken(token)}, ${token_id}, ${abilities}, ${label}, ${days}, ${needs_approval},
      ${key})`
  return made ?? null
}

/**
 * Makes a token in the place of one that works, which ends after so many hours. The caller has locked the account.
 *
 * @returns as `insertOwnToken`; null where no such token works, or a newer one has its principal.
 */
export async function insertRotatedToken(
  db: Db,
  { token, token_id, key }: NewOwnToken,
  { old, hours }: { old: string; hours: number },
): Promise<MadeToken | null> {
  const [made] = await db.sql<MadeToken>`
    select outcome, token_id, expires_at
    from rotate_own_token(${old}, ${hashToken(token)}, ${token_id}, ${hours}, ${key})`
  return made ?? null
}

/** What the end of a token has changed. */
export interface EndedToken {
  readonly principal_id: string
  readonly label: string | null
  /** Whether any of the tokens worked until now. */
  readonly was_working: boolean
  /** Whether no token with this principal works any more. */
  readonly last: boolean
}

/**
 * Revokes a personal token of this account, with `others` every other one with its principal too.
 *
 * @returns what that changed; null where there is no such token.
 */
export async function updateOwnTokenRevoked(
  db: Db,
  token_id: string,
  others: boolean,
): Promise<EndedToken | null> {
  const [ended] = await db.sql<EndedToken>`
    select principal_id, label, was_working, last from end_own_token(${token_id}, ${others})`
  return ended ?? null
}

/**
 * Says whether the principal of a personal token of this account has to ask before it commits.
 *
 * @returns the label of the token and whether that is new; null where there is no such token.
 */
export async function updateOwnTokenApproval(
  db: Db,
  token_id: string,
  needs_approval: boolean,
): Promise<{ label: string | null; changed: boolean } | null> {
  const [updated] = await db.sql<{ label: string | null; changed: boolean }>`
    select label, changed from update_own_token(${token_id}, ${needs_approval})`
  return updated ?? null
}
