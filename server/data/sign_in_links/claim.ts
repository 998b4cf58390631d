import type { SignInPurpose } from '#server/data/sign_in_links/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Tries a code on links of a browser: `codes` are its hashes, one for each link in `links`, which may be named several
 * times. Each try is counted, however many are made at once; after five a link does not work any more.
 *
 * @returns the link whose code it is; null if there is none.
 */
export async function claimCode(
  database: Database,
  browser_hash: Buffer,
  links: readonly Buffer[],
  codes: readonly Buffer[],
): Promise<Buffer | null> {
  const rows = await database.run<{ link: Buffer | null }>(sql`
    select try_code(${browser_hash}, ${[...links]}::bytea[], ${[...codes]}::bytea[]) as link`)
  return only(rows).link
}

/** A mail that is due, claimed for one attempt. */
export interface ClaimedSignInMail {
  link_hash: Buffer
  attempt: number
  purpose: SignInPurpose
  /** The account it is about; null for an address without one. */
  owner: string | null
  address_sealed: string | null
  address_hash: Buffer | null
  sealed: string
  admitted_by: Buffer | null
  /** Whether this address wants no mail at all. */
  stopped: boolean
  created_at: Date
}

/** Claims one mail that is due, for a minute. @returns null where none is. */
export async function claimSignInMail(database: Database): Promise<ClaimedSignInMail | null> {
  const [mail] = await database.run<ClaimedSignInMail>(sql`
    select link_hash, attempt, purpose, owner_id as owner, address_sealed, address_hash, sealed, admitted_by,
      stopped, created_at
    from claim_sign_in_mail()`)
  return mail ?? null
}
