import { createHash } from 'node:crypto'
import type { Database, Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { only } from '#server/domain/only.ts'
import { sql } from '#server/database/sql.ts'

/** A person who uses the service. */
export interface Account {
  /** A uuid; never shown outside. */
  owner: string
  display_name: string
  email: string
  /** IANA name. */
  timezone: string
}

/**
 * The account of this address; made with this name and time zone when there is none yet. Racing calls
 * for one address end with one account.
 */
export async function ensureAccount(
  database: Database,
  facts: Omit<Account, 'owner'>,
): Promise<Account & { created: boolean }> {
  const hash = hashOf(facts.email)
  const known = await accountOf(database, hash)
  if (known) return known
  const owner = newId()
  const created = await database.write(owner, { work: (db) => insertAccount(db, hash, facts) })
  if (created) return { owner, ...facts, created: true }
  // Somebody else was faster.
  const faster = await accountOf(database, hash)
  if (!faster) throw new Error('The address belongs to an account that is not there.')
  return faster
}

/** The name of the account whose partition this is. */
export async function findOwnName(db: Db): Promise<string> {
  const rows = await db.sql<{ display_name: string }>`
    select display_name
    from accounts
    where owner_id = ${db.owner}`
  return only(rows).display_name
}

/** The account of this address, or null. */
export async function findAccount(database: Database, email: string): Promise<Account | null> {
  return accountOf(database, hashOf(email))
}

/** Lets writes of this account that must not overlap wait for each other until the transaction ends. */
export async function lockAccount(db: Db): Promise<void> {
  await db.sql`
    select
    from accounts
    where owner_id = ${db.owner}
    for no key update`
}

async function accountOf(database: Database, hash: Buffer) {
  const [found] = await database.run<{ owner: string | null }>(
    sql`select account_of_email(${hash}) as owner`,
  )
  const owner = found?.owner
  if (!owner) return null
  const [row] = await database.read(
    owner,
    (db) => db.sql<Omit<Account, 'owner'>>`
      select display_name, email, timezone
      from accounts
      where owner_id = ${owner}`,
  )
  return row ? { owner, ...row, created: false } : null
}

async function insertAccount(
  db: Db,
  hash: Buffer,
  { display_name, email, timezone }: Omit<Account, 'owner'>,
): Promise<boolean> {
  const [claim] = await db.sql<{ claimed: boolean }>`
    select claim_email(${hash}, ${db.owner}) as claimed`
  if (!claim?.claimed) return false
  await db.sql`
    insert into accounts (owner_id, display_name, email, timezone)
    values (${db.owner}, ${display_name}, ${email}, ${timezone})`
  return true
}

// Two spellings of one address are one account; the address itself stands in the owner's partition only.
function hashOf(email: string): Buffer {
  return createHash('sha256').update(email.trim().toLowerCase()).digest()
}
