import { hashLinkToken } from '#server/domain/links/token.ts'
import type { NewSession } from '#server/flows/web/sessions.ts'
import type { ArrivingBrowser } from '#server/flows/web/begin_in_browser.ts'
import type { Arrival } from '#server/flows/web/sign_in_link.ts'
import { clearCookie, newCookieSecret, setCookie } from '#server/surfaces/web/cookies.ts'
import type { Visit, WebAnswer } from '#server/surfaces/web/route.ts'

/** How long a browser is known, in seconds: a year. */
const year = 31_536_000

/** How long a browser has to make an account, in seconds. */
const halfHour = 1_800

/** A browser that is about to sign in, with the secret by which it will be known. */
export interface Arriving extends ArrivingBrowser {
  readonly secret: string
}

/** The browser of a request that signs in. */
export function arrivingBrowser({ known, session, browser_name, request_id }: Visit): Arriving {
  const secret = known ?? newCookieSecret()
  return {
    name: browser_name,
    replaced: session?.hash ?? null,
    request_id,
    secret,
    known: hashOf(secret),
  }
}

/**
 * Uses a link or code up by `use`, which gets the browser and the hash of a new cookie for those who make an account.
 *
 * @returns the answer; null if it does not work any more.
 */
export async function arrive(
  visit: Visit,
  way: 'link' | 'code',
  use: (browser: ArrivingBrowser, proof: Buffer) => Promise<Arrival | null>,
): Promise<WebAnswer | null> {
  const browser = arrivingBrowser(visit)
  const proof = newCookieSecret()
  const arrival = await use(browser, hashOf(proof))
  const { signIn } = visit.runtime.metrics
  if (arrival === null) {
    signIn(way, 'refused')
    return null
  }
  if ('session' in arrival) {
    signIn(way, 'signed_in')
    return signedIn(visit, arrival.session, browser, arrival.next)
  }
  signIn(way, 'welcome')
  return {
    json: { welcome: true },
    redirect: '/welcome',
    cookies: [setCookie('browser', proof, visit.secure, halfHour)],
  }
}

/** The answer to somebody who has just signed in: the session's cookie, and the page they came for, or else Today. */
export function signedIn(
  visit: Visit,
  session: NewSession,
  { secret: known }: Arriving,
  path: string | null,
): WebAnswer {
  const { secure, next } = visit
  return {
    json: { signed_in: true },
    redirect: next(path) ?? '/',
    cookies: [
      sessionCookie(visit, session),
      setCookie('known', known, secure, year),
      clearCookie('browser', secure),
    ],
  }
}

/** The cookie of a new session, which the browser keeps as long as the session may last. */
export function sessionCookie({ secure }: Visit, { secret, expires_at }: NewSession): string {
  return setCookie('session', secret, secure, (expires_at.getTime() - Date.now()) / 1000)
}

function hashOf(secret: string): Buffer {
  return hashLinkToken(secret) ?? Buffer.alloc(0)
}
