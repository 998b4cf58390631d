import { endSession } from '#server/flows/web/sessions.ts'
import { clearCookie } from '#server/surfaces/web/cookies.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** `/sign-out`: ends this browser's session. The browser stays known to the account. */
export const signOutRoute: WebRoute = {
  path: '/sign-out',
  name: 'sign_out',
  session: 'required',

  async act({ runtime, session, secure }) {
    await endSession(runtime, session.hash)
    return {
      json: { signed_in: false },
      redirect: '/sign-in?signed-out',
      cookies: [clearCookie('session', secure)],
    }
  },
}
