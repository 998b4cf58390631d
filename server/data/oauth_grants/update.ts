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

/** Notes that a grant of this account was continued. */
export async function updateGrantContinued(db: Db, grant_id: string): Promise<void> {
  await db.sql`
    update oauth_grants
    set allowed_at = now()
    where owner_id = ${db.owner} and grant_id = ${grant_id} and revoked_at is null`
}

/**
 * Ends a grant of this account, with its tokens, its records and what they have prepared.
 *
 * @returns whether it had not ended before.
 */
export async function updateGrantRevoked(db: Db, grant_id: string): Promise<boolean> {
  const ended = await db.sql`
    update oauth_grants
    set revoked_at = now()
    where owner_id = ${db.owner} and grant_id = ${grant_id} and revoked_at is null
    returning grant_id`
  await db.sql`select end_grant(${grant_id})`
  await db.sql`
    update prepared_actions
    set state = 'superseded'
    where owner_id = ${db.owner} and token_id = ${grant_id} and state = 'prepared'`
  return ended.length > 0
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
