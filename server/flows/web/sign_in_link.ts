import { findMailbox } from '#server/data/accounts/find.ts'
import { findSignInLink } from '#server/data/sign_in_links/find.ts'
import type { SignInLink } from '#server/data/sign_in_links/rows.ts'
import { updateLinkProved, updateLinkUsed } from '#server/data/sign_in_links/update.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { openNext } from '#server/domain/web/sealed_next.ts'
import { openAddress } from '#server/domain/web/sealed_address.ts'
import { type ArrivingBrowser, beginInBrowser } from '#server/flows/web/begin_in_browser.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import type { NewSession } from '#server/flows/web/sessions.ts'

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
      return beginInBrowser(db, seal, browser)
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

async function addressOf({ database, seal }: WebContext, link: SignInLink): Promise<string | null> {
  if (link.owner !== null) return (await findMailbox(database, link.owner))?.address ?? null
  return openAddress(seal, link.address_sealed)
}
