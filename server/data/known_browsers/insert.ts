import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Remembers that this account was signed in to from a browser.
 *
 * @returns `known` if it was before, `first` if the account was never signed in to from any, else `new`.
 */
export async function insertKnownBrowser(
  db: Db,
  browser_hash: Buffer,
  address_hash: Buffer,
): Promise<'known' | 'first' | 'new'> {
  const rows = await db.sql<{ which: 'known' | 'first' | 'new' }>`
    select remember_browser(${browser_hash}, ${address_hash}) as which`
  return only(rows).which
}
