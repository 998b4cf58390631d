import type { Database, Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'
import {
  hashCredential,
  type KnownPasskey,
  type NewPasskey,
  type OwnPasskey,
} from '#server/domain/web/passkey.ts'

/** @returns the passkey with this id of its authenticator, whose ever it is; null for none. */
export async function findPasskey(
  database: Database,
  credential_id: Buffer,
): Promise<KnownPasskey | null> {
  const [found] = await database.run<Omit<KnownPasskey, 'counter'> & { counter: string }>(sql`
    select owner_id as owner, passkey_id, credential_id, public_key, counter, transports
    from find_passkey(${hashCredential(credential_id)})`)
  return found ? { ...found, counter: Number(found.counter) } : null
}

/** @returns the passkeys of this account, the oldest first. */
export function listPasskeys(db: Db): Promise<OwnPasskey[]> {
  return db.sql<OwnPasskey>`
    select passkey_id, credential_id, transports, label, created_at, used_at from own_passkeys()`
}

/**
 * Adds a passkey to this account, which the caller has locked.
 *
 * @returns `added`; `limited` where it has twenty; `known` where it was added before, here or in another account.
 */
export async function insertPasskey(
  db: Db,
  { credential_id, public_key, counter, transports }: NewPasskey,
  label: string,
): Promise<'added' | 'limited' | 'known'> {
  const rows = await db.sql<{ outcome: 'added' | 'limited' | 'known' }>`
    select add_passkey(${hashCredential(credential_id)}, ${newId()}, ${credential_id}, ${public_key}, ${counter},
      ${transports}, ${label}) as outcome`
  return only(rows).outcome
}

/**
 * Notes that a passkey of this account has signed.
 *
 * @returns false where it was removed meanwhile, or where its counter has not gone up: somebody may have copied it.
 */
export async function updatePasskeyUsed(
  db: Db,
  passkey_id: string,
  counter: number,
): Promise<boolean> {
  const rows = await db.sql<{ used: boolean }>`
    select use_passkey(${passkey_id}, ${counter}) as used`
  return only(rows).used
}

/** Removes a passkey of this account. @returns its label; null where there is none. */
export async function deletePasskey(db: Db, passkey_id: string): Promise<string | null> {
  const rows = await db.sql<{ label: string | null }>`
    select remove_passkey(${passkey_id}) as label`
  return only(rows).label
}

/** Removes every passkey and recovery code of this account. @returns how many passkeys that were. */
export async function deleteOtherProofs(db: Db): Promise<number> {
  const rows = await db.sql<{ ended: number }>`select end_other_proofs() as ended`
  return only(rows).ended
}

/** @returns by what authenticators know this account, which is made with the first use. The caller has locked the account. */
export async function findPasskeyUser(db: Db, made: Buffer): Promise<Buffer> {
  const rows = await db.sql<{ passkey_user: Buffer }>`
    update accounts
    set passkey_user = coalesce(passkey_user, ${made})
    where owner_id = ${db.owner}
    returning passkey_user`
  return only(rows).passkey_user
}
