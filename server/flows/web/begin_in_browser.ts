import { findOwnAddress } from '#server/data/accounts/find.ts'
import { insertKnownBrowser } from '#server/data/known_browsers/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newLinkToken } from '#server/database/secret.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { sealMail } from '#server/domain/web/sign_in_mail.ts'
import { queueMail } from '#server/flows/web/ask.ts'
import { beginSession, type NewSession, type SignInBrowser } from '#server/flows/web/sessions.ts'

/** The browser that signs in; `known` is the hash of the cookie by which it will be known. */
export interface ArrivingBrowser extends SignInBrowser {
  readonly known: Buffer
}

/**
 * Begins a session of the transaction's account in a browser, which is known from then on. Where it was not, the account gets a mail.
 *
 * @returns the session; null where the account is no longer there.
 */
export async function beginInBrowser(
  db: Db,
  seal: Seal,
  browser: ArrivingBrowser,
): Promise<NewSession | null> {
  const begun = await beginSession(db, browser)
  if (begun === null) return null
  const address = await findOwnAddress(db)
  const which = await insertKnownBrowser(db, browser.known, hashEmail(address))
  if (which === 'new') await queueMail(db, noticeOf(seal, db.owner, browser.name))
  return begun
}

/** How long the mail about a new sign-in is worth sending, in seconds: a day. */
const day = 86_400

/** The mail to an account that was signed in to in a browser for the first time. */
function noticeOf(seal: Seal, owner_id: string, browser: string) {
  const link_hash = hashLinkToken(newLinkToken()) ?? Buffer.alloc(0)
  const sealed = sealMail(seal, { kind: 'new_sign_in', browser })
  return { link_hash, purpose: 'notice' as const, seconds: day, owner_id, sealed }
}
