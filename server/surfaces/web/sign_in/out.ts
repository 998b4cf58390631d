import { endSession } from '#server/flows/web/sessions.ts'
import { clearCookie } from '#server/surfaces/web/cookies.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/**
 * `/sign-out`: ends this browser's session. The browser stays known to the account. Who would like to go on as somebody
 * else says in `next` where.
 */
export const signOutRoute: WebRoute = {
  path: '/sign-out',
  name: 'sign_out',
  session: 'required',
  while_leaving: true,

  async act({ runtime, session, secure, next, browser_name: browser, request_id }, sent) {
    await endSession(runtime, session, { browser, request_id })
    const path = next(sent.get('next'))
    return {
      json: { signed_in: false },
      redirect: `/sign-in?signed-out${path === null ? '' : `&next=${encodeURIComponent(path)}`}`,
      cookies: [clearCookie('session', secure)],
    }
  },
}
