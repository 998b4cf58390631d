import { claimCode } from '#server/data/sign_in_links/claim.ts'
import { type AskedCode, listCodes } from '#server/data/sign_in_links/list.ts'
import type { SignInPurpose } from '#server/data/sign_in_links/rows.ts'
import { openAddress } from '#server/domain/web/sealed_address.ts'
import { hashCode } from '#server/domain/web/sign_in_code.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** What a browser has asked for, as it may know. */
export interface AskedView {
  readonly address: string
  /** Seconds since the last mail was asked for. */
  readonly seconds: number
}

/** @returns the address for which a browser may type a code; null for none. */
export async function viewAsked(
  { database, seal }: WebContext,
  browser_hash: Buffer,
  purpose: SignInPurpose,
): Promise<AskedView | null> {
  const [newest] = await listCodes(database, browser_hash, purpose)
  const address = newest && openAddress(seal, newest.address_sealed)
  if (!newest || !address) return null
  const { created_at, asked_at } = newest
  return { address, seconds: (asked_at.getTime() - created_at.getTime()) / 1000 }
}

/**
 * Tries the code that somebody typed in a browser.
 *
 * @returns the hash of the link it came with, which is still to be used up; `wrong`; or `off` where so many codes were
 * tried that only links work for a while.
 */
export async function tryCode(
  { database, rates, web_keys }: WebContext,
  browser: { readonly hash: Buffer; readonly network: string | null },
  purpose: SignInPurpose,
  code: string | null,
): Promise<Buffer | 'wrong' | 'off'> {
  const asked = await listCodes(database, browser.hash, purpose)
  const [newest] = asked
  if (!newest || code === null) return 'wrong'
  const isOn =
    purpose === 'sign_in'
      ? await rates.signInCode(newest.address_hash, browser.network)
      : await rates.sessionCode(browser.hash)
  if (!isOn) return 'off'
  const pairs = web_keys.codes.flatMap((key) =>
    asked.map(({ link_hash }: AskedCode) => ({
      link: link_hash,
      code: hashCode(key, link_hash, code),
    })),
  )
  const links = pairs.map(({ link }) => link)
  const codes = pairs.map((pair) => pair.code)
  return (await claimCode(database, browser.hash, links, codes)) ?? 'wrong'
}
