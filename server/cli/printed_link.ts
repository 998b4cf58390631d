import type { NewSignInLink } from '#server/data/sign_in_links/rows.ts'
import { insertSignInLink } from '#server/data/sign_in_links/insert.ts'
import type { Database } from '#server/database/db.ts'
import { newLinkToken } from '#server/database/secret.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { nobody } from '#server/domain/basics/seal.ts'

/** How long a printed link works, in seconds. */
const tenMinutes = 600

/** Makes a link that signs in whatever browser opens it, once within ten minutes. @returns its address. */
export async function printedLink(
  database: Database,
  base_url: string,
  about: Pick<NewSignInLink, 'owner_id' | 'address_sealed' | 'address_hash'>,
): Promise<string> {
  const token = newLinkToken()
  const link_hash = hashLinkToken(token) ?? Buffer.alloc(0)
  await database.write(nobody, {
    work: (db) =>
      insertSignInLink(db, { link_hash, purpose: 'printed', seconds: tenMinutes, ...about }),
  })
  return `${base_url}/sign-in/${token}`
}
