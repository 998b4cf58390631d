import type { SignInLink } from '#server/data/sign_in_links/rows.ts'
import type { Database } from '#server/database/db.ts'
import { randomHash } from '#server/database/secret.ts'
import { sql } from '#server/database/sql.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Looks up what a link of a mail or of a command is for, by its token or by the hash of it. Text that cannot be a token is looked up too, by a random hash,
 * so that its answer takes as long as any other.
 *
 * @returns the link; null in the same way for one that is unknown, used or expired.
 */
export async function findSignInLink(
  database: Database,
  token: string | Buffer,
): Promise<SignInLink | null> {
  const hash = typeof token === 'string' ? (hashLinkToken(token) ?? randomHash()) : token
  const [link] = await database.run<SignInLink>(sql`
    select link_hash, purpose, state, owner_id as owner, browser_hash, address_sealed, address_hash, next,
      admitted_by
    from find_sign_in(${hash})`)
  return link ?? null
}

/** An address that a browser has proved, to make an account of it. */
export interface ProvedAddress {
  link_hash: Buffer
  purpose: 'sign_in' | 'printed'
  address_sealed: string
  address_hash: Buffer
  next: string | null
  admitted_by: Buffer | null
}

/** @returns the address that a browser has proved within half an hour; null for none. */
export async function findProved(
  database: Database,
  browser_hash: Buffer,
): Promise<ProvedAddress | null> {
  const [proved] = await database.run<ProvedAddress>(sql`
    select link_hash, purpose, address_sealed, address_hash, next, admitted_by
    from find_proved(${browser_hash})`)
  return proved ?? null
}

/** @returns whether an operator has invited an address. */
export async function isInvited(database: Database, address_hash: Buffer): Promise<boolean> {
  const rows = await database.run<{ invited: boolean }>(
    sql`select is_invited(${address_hash}) as invited`,
  )
  return only(rows).invited
}

/** @returns when the next mail is due; null where none is. */
export async function findNextSignInMail(database: Database): Promise<Date | null> {
  const rows = await database.run<{ next: Date | null }>(sql`select next_sign_in_mail() as next`)
  return only(rows).next
}
