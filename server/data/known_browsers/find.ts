import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * @returns whether a browser has signed in to the account of an address before. It takes as long for an address without
 * an account.
 */
export async function isKnownBrowser(
  database: Database,
  browser_hash: Buffer,
  address_hash: Buffer,
): Promise<boolean> {
  const rows = await database.run<{ known: boolean }>(
    sql`select is_known_browser(${browser_hash}, ${address_hash}) as known`,
  )
  return only(rows).known
}
