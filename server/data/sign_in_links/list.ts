import type { SignInPurpose } from '#server/data/sign_in_links/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** A link whose code may be typed. */
export interface AskedCode {
  link_hash: Buffer
  address_sealed: string
  address_hash: Buffer
  created_at: Date
  /** The database's time. */
  asked_at: Date
}

/**
 * @returns the links whose codes may be typed in a browser, the newest first: those of the address that it asked for
 * last.
 */
export function listCodes(
  database: Database,
  browser_hash: Buffer,
  purpose: SignInPurpose,
): Promise<AskedCode[]> {
  return database.run<AskedCode>(sql`
    select link_hash, address_sealed, address_hash, created_at, asked_at
    from list_codes(${browser_hash}, ${purpose})`)
}
