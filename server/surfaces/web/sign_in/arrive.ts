import { hashLinkToken } from '#server/domain/link_token.ts'
import type { NewSession } from '#server/flows/web/sessions.ts'
import type { ArrivingBrowser } from '#server/flows/web/sign_in_link.ts'
import { clearCookie, newCookieSecret, setCookie } from '#server/surfaces/web/cookies.ts'
import type { Visit, WebAnswer } from '#server/surfaces/web/route.ts'

/** How long a browser is known, in seconds: a year. */
const year = 31_536_000

/** A browser that is about to sign in, with the secret by which it will be known. */
export interface Arriving extends ArrivingBrowser {
  readonly secret: string
}

/** The browser of a request that signs in. */
export function arrivingBrowser({ known, session, browser_name }: Visit): Arriving {
  const secret = known ?? newCookieSecret()
  return {
    name: browser_name,
    replaced: session?.hash ?? null,
    secret,
    known: hashLinkToken(secret) ?? Buffer.alloc(0),
  }
}

/** The answer to somebody who has just signed in: the session's cookie, and the page they came for. */
export function signedIn(
  { secure, next }: Visit,
  { secret, expires_at }: NewSession,
  { secret: known }: Arriving,
  path: string | null,
): WebAnswer {
  const seconds = (expires_at.getTime() - Date.now()) / 1000
  return {
    json: { signed_in: true },
    redirect: next(path) ?? '/settings',
    cookies: [
      setCookie('session', secret, secure, seconds),
      setCookie('known', known, secure, year),
      clearCookie('browser', secure),
    ],
  }
}
