import type { Database, Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

/** Recovery codes of an account: how many still work, and when they were made. */
export interface OwnRecoveryCodes {
  readonly unused: number
  readonly made_at: Date
}

/** @returns what recovery codes this account has; null where it never made any. */
export async function findRecoveryCodes(db: Db): Promise<OwnRecoveryCodes | null> {
  const [found] = await db.sql<OwnRecoveryCodes>`select unused, made_at from own_recovery_codes()`
  return found ?? null
}

/**
 * Gives this account, which the caller has locked, codes with these hashes in the place of those that it had.
 *
 * @returns false where the same form has done so before.
 */
export async function insertRecoveryCodes(
  db: Db,
  hashes: readonly Buffer[],
  form_key: string,
): Promise<boolean> {
  const rows = await db.sql<{ made: boolean }>`
    select make_recovery_codes(${[...hashes]}::bytea[], ${form_key}) as made`
  return only(rows).made
}

/** Uses a code of this account up. @returns how many are left; null where it does not work. */
export async function claimRecoveryCode(db: Db, hash: Buffer): Promise<number | null> {
  const rows = await db.sql<{ unused: number | null }>`
    select use_recovery_code(${hash}) as unused`
  return only(rows).unused
}

/** @returns the account with this address that has this code, if it works; null for anything else. */
export async function findRecovered(
  database: Database,
  hash: Buffer,
  address_hash: Buffer,
): Promise<string | null> {
  const rows = await database.run<{ owner: string | null }>(
    sql`select find_recovery_code(${hash}, ${address_hash}) as owner`,
  )
  return only(rows).owner
}
