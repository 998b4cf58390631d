import { findAccount } from '#server/data/accounts/find.ts'
import type { Account } from '#server/data/accounts/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'

/**
 * Makes an account, unless the email address already has one. Concurrent calls for one address make one account.
 *
 * @returns the account with this email address; `created` says whether this call made it. An account that was
 * there before keeps its name and time zone.
 */
export async function insertAccount(
  database: Database,
  facts: Omit<Account, 'owner'>,
): Promise<Account & { created: boolean }> {
  const known = await findAccount(database, facts.email)
  if (known) return { ...known, created: false }
  const owner = newId()
  const created = await database.write(owner, { work: (db) => insertUnlessTaken(db, facts) })
  if (created) return { owner, ...facts, created: true }
  // Another call claimed the address first.
  const other = await findAccount(database, facts.email)
  if (!other) throw new Error('The email address is claimed by an account that does not exist.')
  return { ...other, created: false }
}

/**
 * Gives an address to this account, which is new, and makes it.
 *
 * @returns false if the address has an account.
 */
export async function insertUnlessTaken(
  db: Db,
  {
    display_name,
    email,
    timezone,
    language = null,
  }: Omit<Account, 'owner'> & {
    readonly language?: PageLanguage | null
  },
): Promise<boolean> {
  const [claim] = await db.sql<{ claimed: boolean }>`
    select claim_email(${hashEmail(email)}, ${db.owner}) as claimed`
  if (!claim?.claimed) return false
  await db.sql`
    insert into accounts (owner_id, display_name, email, timezone, language)
    values (${db.owner}, ${display_name}, ${email}, ${timezone}, ${language})`
  return true
}
