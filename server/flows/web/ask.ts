import { isKnownBrowser } from '#server/data/known_browsers/find.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import { insertSignInLink } from '#server/data/sign_in_links/insert.ts'
import type { NewSignInLink } from '#server/data/sign_in_links/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newCode, newLinkToken } from '#server/database/secret.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { nobody } from '#server/domain/basics/seal.ts'
import { sealAddress } from '#server/domain/web/sealed_address.ts'
import { sealNext } from '#server/domain/web/sealed_next.ts'
import { hashCode } from '#server/domain/web/sign_in_code.ts'
import { type SignInMail, sealMail } from '#server/domain/web/sign_in_mail.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** How long links and codes work, in seconds. */
const tenMinutes = 600

/** Somebody who wants to sign in. */
export interface SignInRequest {
  readonly address: string
  /** The browser that asks, by the hash of its cookie. */
  readonly browser_hash: Buffer
  /** The hash of the cookie by which an account may know the browser; null for none. */
  readonly known: Buffer | null
  readonly network: string | null
  readonly browser_name: string
  /** Where they go afterwards; null for no page in particular. */
  readonly next: string | null
  /** The hash of the link of the invitation that they hold; null for none. */
  readonly admitted_by: Buffer | null
}

/**
 * Queues a mail with a link and a code. Whether the address has an account is not looked up: it takes the same work for
 * every address, and the worker decides whether and when the mail is sent. Errors: `rate_limited`.
 */
export async function askToSignIn(context: WebContext, asked: SignInRequest): Promise<void> {
  const { address, known, network, browser_hash, browser_name: browser } = asked
  const hash = hashEmail(address)
  const isKnown = known !== null && (await isKnownBrowser(context.database, known, hash))
  await context.rates.signInMail(hash, { network, known: isKnown ? known : null })
  const { next, admitted_by } = asked
  await sendCode(
    context,
    { purpose: 'sign_in', address, browser_hash, next: sealNext(context.seal, next), admitted_by },
    (secrets) => ({
      kind: 'sign_in',
      browser,
      is_known: isKnown,
      ...secrets,
    }),
  )
}

/** Makes a link and a code for an address, and queues the mail that has them. */
export async function sendCode(
  context: WebContext,
  {
    address,
    ...facts
  }: Pick<NewSignInLink, 'purpose' | 'browser_hash' | 'owner_id' | 'next' | 'admitted_by'> & {
    address: string
  },
  mail: (secrets: { token: string; code: string }) => SignInMail,
): Promise<void> {
  const { database, seal, web_keys, wake } = context
  const [token, code] = [newLinkToken(), newCode()]
  const link_hash = hashLinkToken(token)
  const [key] = web_keys.codes
  if (link_hash === null || key === undefined) throw new Error('There is no key for codes.')
  await database.write(nobody, {
    work: (db) =>
      queueMail(db, {
        ...facts,
        link_hash,
        seconds: tenMinutes,
        address_sealed: sealAddress(seal, address),
        address_hash: hashEmail(address),
        code_hmac: hashCode(key, link_hash, code),
        sealed: sealMail(seal, mail({ token, code })),
      }),
  })
  wake()
}

/** Queues a mail with what it is about, in any transaction. */
export function queueMail(db: Db, link: NewSignInLink & { sealed: string }): Promise<void> {
  return db.as(nobody, async (own) => {
    await insertSignInLink(own, link)
    insertDueWork(own, 'sign_in')
  })
}
