import type { GrantName } from '#server/data/oauth_grants/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Notes that a grant of this account was used, once in five minutes. */
export async function updateGrantUsed(db: Db, grant_id: string): Promise<void> {
  await db.sql`
    update oauth_grants
    set used_at = now()
    where owner_id = ${db.owner} and grant_id = ${grant_id}
      and (used_at is null or used_at < now() - interval '5 minutes')`
}

/** Notes that a grant of this account was continued. @returns what it is called; null if it has ended. */
export async function updateGrantContinued(db: Db, grant_id: string): Promise<GrantName | null> {
  const [continued] = await db.sql<GrantName>`
    update oauth_grants
    set allowed_at = now()
    where owner_id = ${db.owner} and grant_id = ${grant_id} and revoked_at is null
    returning client_name, client_origin`
  return continued ?? null
}

/**
 * Says whether an app of this account has to ask before it commits, with every token that its grant has given.
 *
 * @returns what it is called; null where that changes nothing, and for a grant that has ended.
 */
export async function updateGrantApproval(
  db: Db,
  grant_id: string,
  needs_approval: boolean,
): Promise<GrantName | null> {
  const [changed] = await db.sql<GrantName>`
    update oauth_grants
    set needs_approval = ${needs_approval}
    where owner_id = ${db.owner} and grant_id = ${grant_id} and revoked_at is null
      and needs_approval <> ${needs_approval}
    returning client_name, client_origin`
  if (changed === undefined) return null
  await db.sql`select update_grant_tokens(${grant_id})`
  return changed
}

/**
 * Ends a grant of this account, with its tokens, its records and what they have prepared.
 *
 * @returns what it is called; null if it had ended before.
 */
export async function updateGrantRevoked(db: Db, grant_id: string): Promise<GrantName | null> {
  const [ended] = await db.sql<GrantName>`
    update oauth_grants
    set revoked_at = now()
    where owner_id = ${db.owner} and grant_id = ${grant_id} and revoked_at is null
    returning client_name, client_origin`
  await db.sql`select end_grant(${grant_id})`
  await db.sql`
    update prepared_actions
    set state = 'superseded'
    where owner_id = ${db.owner} and token_id = ${grant_id} and state = 'prepared'`
  return ended ?? null
}

/** Ends every grant of this account, and deletes their records; the tokens end with all others. */
export async function updateGrantsRevoked(db: Db): Promise<void> {
  await db.sql`
    update oauth_grants
    set revoked_at = now()
    where owner_id = ${db.owner} and revoked_at is null`
  await db.sql`select end_grants()`
}

/** Revokes one access token of an app, by its hash. */
export async function updateOauthTokenRevoked(database: Database, hash: Buffer): Promise<void> {
  await database.run(sql`select end_oauth_token(${hash})`)
}
