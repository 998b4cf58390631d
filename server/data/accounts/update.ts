import type { Db } from '#server/database/db.ts'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { only } from '#server/domain/basics/only.ts'

/** Changes the name and the time zone (IANA) of this account, for its tokens and sessions too. */
export async function updateProfile(
  db: Db,
  { display_name, timezone }: { readonly display_name: string; readonly timezone: string },
): Promise<void> {
  await db.sql`
    update accounts
    set display_name = ${display_name}, timezone = ${timezone}
    where owner_id = ${db.owner}`
  await db.sql`select update_principals(${display_name}, ${timezone})`
}

/**
 * Changes the address of this account, which the caller has locked. What the old address was promised goes with it; every
 * link to either stops to work, and all sessions end except the one with the hash `kept`.
 *
 * @returns false if another account has the new address.
 */
export async function updateAddress(
  db: Db,
  { from, to, kept }: { from: string; to: string; kept: Buffer | null },
): Promise<boolean> {
  const rows = await db.sql<{ changed: boolean }>`
    select change_address(${hashEmail(from)}, ${hashEmail(to)}, ${kept}) as changed`
  if (!only(rows).changed) return false
  await db.sql`
    update accounts
    set email = ${to}
    where owner_id = ${db.owner}`
  return true
}

/** Says which provider may get what this person says to the Assistant; null for none. */
export async function updateModel(db: Db, model: string | null): Promise<void> {
  await db.sql`
    update accounts
    set model = ${model}
    where owner_id = ${db.owner}`
}

/** Says whether replies of this account's guests go to its address. */
export async function updateGuestsReply(db: Db, on: boolean): Promise<void> {
  await db.sql`
    update accounts
    set guests_reply = ${on}
    where owner_id = ${db.owner}`
}

/** Remembers the language of a page for the mails of this account, where it has chosen none. */
export async function updateBrowserLanguage(db: Db, language: PageLanguage): Promise<void> {
  await db.sql`
    update accounts
    set browser_language = ${language}
    where owner_id = ${db.owner} and browser_language is distinct from ${language}`
}

/** Says in which language this account gets pages and mails, its sessions included; null for the one that a browser likes best. */
export async function updateLanguage(db: Db, language: PageLanguage | null): Promise<void> {
  await db.sql`
    update accounts
    set language = ${language}
    where owner_id = ${db.owner}`
  await db.sql`select update_session_language(${language})`
}
