import { findMailbox, findOwnAddress } from '#server/data/accounts/find.ts'
import { insertKnownBrowser } from '#server/data/known_browsers/insert.ts'
import { findSignInLink } from '#server/data/sign_in_links/find.ts'
import type { SignInLink } from '#server/data/sign_in_links/rows.ts'
import { updateLinkUsed } from '#server/data/sign_in_links/update.ts'
import { hashEmail } from '#server/domain/email_hash.ts'
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

/**
 * Uses a link up and begins a session of its account.
 *
 * @returns the session; null if the link does not work any more.
 */
export async function signInByLink(
  { database }: WebContext,
  { link_hash, owner }: SignInLink,
  browser: ArrivingBrowser,
): Promise<NewSession | null> {
  if (owner === null) return null
  return database.write(owner, {
    async work(db) {
      if (!(await updateLinkUsed(db, link_hash, owner))) return null
      const session = await beginSession(db, browser)
      if (session !== null) {
        const address = await findOwnAddress(db)
        await insertKnownBrowser(db, browser.known, hashEmail(address))
      }
      return session
    },
  })
}

async function addressOf({ database, seal }: WebContext, link: SignInLink): Promise<string | null> {
  if (link.owner !== null) return (await findMailbox(database, link.owner))?.address ?? null
  return openAddress(seal, link.address_sealed)
}
