import type { OauthKind } from '#server/data/oauth_records/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** A record that is to be kept, or kept anew. */
export interface NewOauthRecord {
  readonly kind: OauthKind
  readonly hash: Buffer
  readonly grant_id: string | null
  readonly owner_id: string | null
  /** JSON. */
  readonly payload: string
  /** How long it is kept from now on. */
  readonly seconds: number
}

/**
 * Keeps a record that belongs to no account yet, or is not known to. Whose it is, and of which grant, is kept from the
 * first time that says it. @returns whose it is.
 */
export async function insertOauthRecord(
  database: Database,
  record: NewOauthRecord,
): Promise<string | null> {
  return only(await database.run<Put>(statementOf(record))).owner_id
}

/** The same for a record of this account. */
export async function insertOwnOauthRecord(db: Db, record: NewOauthRecord): Promise<void> {
  await db.run<Put>(statementOf(record))
}

interface Put {
  owner_id: string | null
}

function statementOf({
  hash,
  kind,
  grant_id,
  owner_id,
  payload,
  seconds,
}: NewOauthRecord): Statement {
  return sql`
    select put_oauth_record(${hash}, ${kind}, ${grant_id}, ${owner_id}, ${payload}, ${seconds}) as owner_id`
}
