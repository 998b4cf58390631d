import type { SignInLink } from '#server/data/sign_in_links/rows.ts'
import type { Database } from '#server/database/db.ts'
import { randomHash } from '#server/database/secret.ts'
import { sql } from '#server/database/sql.ts'
import { hashLinkToken } from '#server/domain/link_token.ts'

/**
 * Looks up what a link of a mail or of a command is for. Text that cannot be a token is looked up too, by a random hash,
 * so that its answer takes as long as any other.
 *
 * @returns the link; null in the same way for one that is unknown, used or expired.
 */
export async function findSignInLink(
  database: Database,
  token: string,
): Promise<SignInLink | null> {
  const hash = hashLinkToken(token) ?? randomHash()
  const [link] = await database.run<SignInLink>(sql`
    select link_hash, purpose, state, owner_id as owner, browser_hash, address_sealed, address_hash, next,
      admitted_by
    from find_sign_in(${hash})`)
  return link ?? null
}
