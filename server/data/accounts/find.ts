import type { Account } from '#server/data/accounts/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { only } from '#server/domain/basics/only.ts'

/** @returns the display name of the account that owns this partition. */
export async function findOwnName(db: Db): Promise<string> {
  const rows = await db.sql<{ display_name: string }>`
    select display_name
    from accounts
    where owner_id = ${db.owner}`
  return only(rows).display_name
}

/** @returns the display name of this account; null if it no longer exists. */
export async function findNameIfThere(db: Db): Promise<string | null> {
  const [row] = await db.sql<{ display_name: string }>`
    select display_name
    from accounts
    where owner_id = ${db.owner}`
  return row?.display_name ?? null
}

/** @returns the display name and the time zone (IANA) of the account that owns this partition. */
export async function findOwnProfile(db: Db): Promise<Pick<Account, 'display_name' | 'timezone'>> {
  const rows = await db.sql<Pick<Account, 'display_name' | 'timezone'>>`
    select display_name, timezone
    from accounts
    where owner_id = ${db.owner}`
  return only(rows)
}

/** @returns the account with this email address, in any spelling of it; null if no account has it. */
export async function findAccount(database: Database, email: string): Promise<Account | null> {
  const [found] = await database.run<{ owner: string | null }>(
    sql`select account_of_email(${hashEmail(email)}) as owner`,
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
  return row ? { owner, ...row } : null
}

/** Where an account gets its mail. */
export interface FoundMailbox {
  readonly name: string
  readonly address: string
  /** IANA name. */
  readonly timezone: string
  /** The language that it has chosen, else that of its last page where a browser decided; null for neither. */
  readonly language: PageLanguage | null
}

/** @returns the language that this account's mail is written in: the one it has chosen, else that of its last page; null for neither. */
export async function findMailLanguage(db: Db): Promise<PageLanguage | null> {
  const [row] = await db.sql<Pick<FoundMailbox, 'language'>>`
    select coalesce(language, browser_language) as language
    from accounts
    where owner_id = ${db.owner}`
  return row?.language ?? null
}

/** @returns where replies of an account's guests go, by its own choice: its address; null for nowhere. */
export async function findReplyAddress(db: Db): Promise<string | null> {
  const [row] = await db.sql<{ email: string }>`
    select email
    from accounts
    where owner_id = ${db.owner} and guests_reply`
  return row?.email ?? null
}

/** @returns the name, email address, time zone and language of an account; null if the account no longer exists. */
export async function findMailbox(database: Database, owner: string): Promise<FoundMailbox | null> {
  const [row] = await database.read(
    owner,
    (db) => db.sql<FoundMailbox>`
      select display_name as name, email as address, timezone, coalesce(language, browser_language) as language
      from accounts
      where owner_id = ${owner}`,
  )
  return row ?? null
}

/** @returns the email address of the account that owns this partition. */
export async function findOwnAddress(db: Db): Promise<string> {
  const rows = await db.sql<{ email: string }>`
    select email
    from accounts
    where owner_id = ${db.owner}`
  return only(rows).email
}

/** @returns the provider that may get what this person says to the Assistant; null for none. */
export async function findModel(db: Db): Promise<string | null> {
  const rows = await db.sql<{ model: string | null }>`
    select model
    from accounts
    where owner_id = ${db.owner}`
  return only(rows).model
}
