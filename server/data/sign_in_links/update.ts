import type { Database, Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Uses a link up; where it signs in, every other link to the same address too.
 *
 * @returns false if it does not work any more, or is about another account than `expected`; null stands for none.
 */
export async function updateLinkUsed(
  db: Db,
  link_hash: Buffer,
  expected: string | null,
): Promise<boolean> {
  const rows = await db.sql<{ used: boolean }>`
    select use_sign_in(${link_hash}, ${expected}) as used`
  return only(rows).used
}

/**
 * Binds a link of an address without an account to a browser, which then has half an hour to make the account.
 *
 * @returns false if it does not work any more.
 */
export async function updateLinkProved(
  database: Database,
  link_hash: Buffer,
  browser_hash: Buffer,
): Promise<boolean> {
  const rows = await database.run<{ proved: boolean }>(
    sql`select prove_sign_in(${link_hash}, ${browser_hash}) as proved`,
  )
  return only(rows).proved
}

/** Records what became of an attempt to send a mail: it is done, or due again after so many seconds. */
export async function updateMailAttempted(
  database: Database,
  { link_hash, attempt }: { link_hash: Buffer; attempt: number },
  again: number | null,
): Promise<void> {
  await database.run(sql`select finish_sign_in_mail(${link_hash}, ${attempt}::smallint, ${again})`)
}

/**
 * Lets a mail wait that the limits do not allow yet; this attempt does not count.
 *
 * @returns false for one that was asked for more than ten minutes ago.
 */
export async function updateMailHeld(
  database: Database,
  { link_hash, attempt }: { link_hash: Buffer; attempt: number },
  seconds: number,
): Promise<boolean> {
  const rows = await database.run<{ held: boolean }>(
    sql`select hold_sign_in_mail(${link_hash}, ${attempt}::smallint, ${seconds}) as held`,
  )
  return only(rows).held
}
