import { findMailbox, findOwnAddress } from '#server/data/accounts/find.ts'
import { insertKnownBrowser } from '#server/data/known_browsers/insert.ts'
import { findSignInLink } from '#server/data/sign_in_links/find.ts'
import type { SignInLink } from '#server/data/sign_in_links/rows.ts'
import { updateLinkProved, updateLinkUsed } from '#server/data/sign_in_links/update.ts'
import { newLinkToken } from '#server/database/secret.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { sealMail } from '#server/domain/web/sign_in_mail.ts'
import { queueMail } from '#server/flows/web/ask.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { openNext } from '#server/domain/web/sealed_next.ts'
import { openAddress } from '#server/domain/web/sealed_address.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import { beginSession, type NewSession, type SignInBrowser } from '#server/flows/web/sessions.ts'

/** A link that signs in, as its page may show it. */
export interface SignInLinkView {
  readonly link: SignInLink
  /** The address that it signs in. */
  readonly address: string
  /** Whether this browser has to say the address, because it is not the one that asked for the link. */
  readonly asks_address: boolean
}

/** @returns a link that signs in, for the browser with this hash; null if it does not work, or is for something else. */
export async function viewSignInLink(
  context: WebContext,
  token: string,
  browser: { readonly hash: Buffer | null; readonly owner: string | null },
): Promise<SignInLinkView | null> {
  const link = await findSignInLink(context.database, token)
  if (link === null || link.state !== 'asked') return null
  const isPrinted = link.purpose === 'printed'
  if (!isPrinted && link.purpose !== 'sign_in') return null
  const address = await addressOf(context, link)
  if (address === null) return null
  const isOwn = link.browser_hash !== null && browser.hash?.equals(link.browser_hash) === true
  const isSomebodyElse = browser.owner !== null && browser.owner !== link.owner
  return { link, address, asks_address: !isPrinted && (!isOwn || isSomebodyElse) }
}

/** @returns whether a text is the address of a link, in any spelling of it. */
export function isAddressOf({ address }: SignInLinkView, text: string): boolean {
  return hashEmail(text).equals(hashEmail(address))
}

/** The browser that signs in; `known` is the hash of the cookie by which it will be known. */
export interface ArrivingBrowser extends SignInBrowser {
  readonly known: Buffer
}

/** What came of a link: somebody is signed in, or has to make an account, which the browser with this hash may do. */
export type Arrival = { readonly next: string | null } & (
  | { readonly session: NewSession }
  | { readonly welcome: true }
)

/**
 * Uses a link up: begins a session of its account; or, for an address without one, binds it to the browser by `proof`, the
 * hash of a new cookie.
 *
 * @returns what came of it; null if the link does not work any more.
 */
export async function arriveByLink(
  context: WebContext,
  { link_hash, owner, next: kept }: SignInLink,
  browser: ArrivingBrowser,
  proof: Buffer,
): Promise<Arrival | null> {
  const { database, seal, wake } = context
  const next = openNext(seal, kept)
  if (owner === null) {
    return (await updateLinkProved(database, link_hash, proof)) ? { welcome: true, next } : null
  }
  const session = await database.write(owner, {
    async work(db) {
      if (!(await updateLinkUsed(db, link_hash, owner))) return null
      const begun = await beginSession(db, browser)
      if (begun === null) return null
      const address = await findOwnAddress(db)
      const which = await insertKnownBrowser(db, browser.known, hashEmail(address))
      if (which === 'new') await queueMail(db, noticeOf(seal, owner, browser.name))
      return begun
    },
  })
  if (session === null) return null
  wake()
  return { session, next }
}

/** As `arriveByLink`, by the hash of the link whose code somebody has typed. */
export async function arriveByCode(
  context: WebContext,
  link_hash: Buffer,
  browser: ArrivingBrowser,
  proof: Buffer,
): Promise<Arrival | null> {
  const link = await findSignInLink(context.database, link_hash)
  return link && arriveByLink(context, link, browser, proof)
}

/** How long the mail about a new sign-in is worth sending, in seconds: a day. */
const day = 86_400

/** The mail to an account that was signed in to in a browser for the first time. */
function noticeOf(seal: Seal, owner_id: string, browser: string) {
  const link_hash = hashLinkToken(newLinkToken()) ?? Buffer.alloc(0)
  const sealed = sealMail(seal, { kind: 'new_sign_in', browser })
  return { link_hash, purpose: 'notice' as const, seconds: day, owner_id, sealed }
}

async function addressOf({ database, seal }: WebContext, link: SignInLink): Promise<string | null> {
  if (link.owner !== null) return (await findMailbox(database, link.owner))?.address ?? null
  return openAddress(seal, link.address_sealed)
}
