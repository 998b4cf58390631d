import type { Request } from 'express'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { browserName } from '#server/domain/web/browser_name.ts'
import { formToken } from '#server/domain/web/form_token.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { requestIdOf } from '#server/surfaces/http/exchange.ts'
import { newCookieSecret, readCookie, setCookie } from '#server/surfaces/web/cookies.ts'
import type { Next } from '#server/surfaces/web/next.ts'
import { languageOf } from '#server/surfaces/web/parts/page_language.ts'
import type { SignedIn, Visit, WebRoute } from '#server/surfaces/web/route.ts'

/** A visit, with what the frame does for it. */
export interface OpenVisit extends Visit {
  /** The cookies that the answer has to set. */
  newCookies(): string[]
  /** The hash of the browser's cookie, as the request sent it; null for none. */
  browserHash(): Buffer | null
}

/** Reads from a request what routes look at. */
export function makeVisit({
  runtime,
  request,
  route,
  next,
  session,
  secure,
}: {
  runtime: Runtime
  request: Request
  route: WebRoute
  next: Next
  session: SignedIn | null
  secure: boolean
}): OpenVisit {
  const { headers, originalUrl } = request
  const sent = readCookie(headers.cookie, 'browser', secure)
  const remote_address = runtime.addressOf(request)
  let made: string | null = null
  const [key = Buffer.alloc(0)] = runtime.web_keys.forms
  const ownSecret = (): Buffer => {
    made ??= sent ?? newCookieSecret()
    return hashLinkToken(made) ?? Buffer.alloc(0)
  }
  return {
    runtime,
    request_id: requestIdOf(request),
    remote_address,
    network: runtime.networkOf(remote_address),
    params: paramsOf(request),
    query: new URLSearchParams(originalUrl.split('?')[1] ?? ''),
    wants_json: wantsJson(request),
    secure,
    browser_name: browserName(headers['user-agent']),
    get browser_language() {
      return languageOf(request, null).language
    },
    session,
    browser: sent,
    known: readCookie(headers.cookie, 'known', secure),
    cookie_header: headers.cookie,
    formToken: (form) =>
      formToken(key, route.session === 'required' && session ? session.hash : ownSecret(), form),
    next,
    newCookies: () =>
      made === null || made === sent ? [] : [setCookie('browser', made, secure, null)],
    browserHash: () => (sent === null ? null : hashLinkToken(sent)),
  }
}

/** @returns whether the answer is JSON for a program, and not a page. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.accept ?? ''
  return /\bapplication\/(problem\+)?json\b/i.test(accept) && !/\btext\/html\b/i.test(accept)
}

function paramsOf({ params }: Request): Record<string, string> {
  const texts = Object.entries(params).map(([name, value]) => [name, [value].flat().join('/')])
  return Object.fromEntries(texts)
}
