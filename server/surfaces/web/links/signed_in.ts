import type { Request } from 'express'
import { hashLinkToken } from '#server/domain/links/token.ts'
import type { Session } from '#server/domain/web/session.ts'
import { siteOf } from '#server/domain/web/site.ts'
import { sessionOf } from '#server/flows/web/sessions.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { readCookie } from '#server/surfaces/web/cookies.ts'

/**
 * @returns who is signed in in this browser; null for nobody, and at any other address of the service than the one where
 * people sign in.
 */
export async function sessionIn(
  runtime: Runtime,
  request: Request<{ token: string }>,
): Promise<Session | null> {
  const { headers } = request
  const site = siteOf(runtime.base_url)
  if (!site.on || headers.host !== site.host) return null
  const secret = readCookie(headers.cookie, 'session', site.secure)
  const hash = secret && hashLinkToken(secret)
  return hash ? sessionOf(runtime, hash, runtime.addressOf(request)) : null
}
