import type { Express } from 'express'
import type { Runtime } from '#server/runtime/runtime.ts'
import { connectRoute } from '#server/surfaces/web/connect/route.ts'
import { makeNext } from '#server/surfaces/web/next.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { noSuchWebPage, serveWeb } from '#server/surfaces/web/serve.ts'
import { calendarRoutes } from '#server/surfaces/web/settings/calendars/routes.ts'
import { settingsRoute } from '#server/surfaces/web/settings/index.ts'
import {
  accountRoute,
  endSessionRoute,
  endSessionsRoute,
} from '#server/surfaces/web/settings/account.ts'
import { addressCodeRoute, addressRoute } from '#server/surfaces/web/settings/address.ts'
import { againCodeRoute, againRoute } from '#server/surfaces/web/sign_in/again.ts'
import { undoRoute } from '#server/surfaces/web/sign_in/undo.ts'
import { signInLinkRoute } from '#server/surfaces/web/sign_in/link.ts'
import { signOutRoute } from '#server/surfaces/web/sign_in/out.ts'
import { codeRoute, sentRoute } from '#server/surfaces/web/sign_in/sent.ts'
import { noMailRoute } from '#server/surfaces/web/sign_in/no_mail.ts'
import { oldSignInRoute, signInRoute, signUpRoute } from '#server/surfaces/web/sign_in/start.ts'
import { welcomeRoute } from '#server/surfaces/web/sign_in/welcome.ts'

/** The pages of the web application. Where two paths fit an address, the first one counts. */
const routes: readonly WebRoute[] = [
  signInRoute,
  oldSignInRoute,
  noMailRoute,
  sentRoute,
  codeRoute,
  againRoute,
  againCodeRoute,
  undoRoute,
  signInLinkRoute,
  signUpRoute,
  welcomeRoute,
  signOutRoute,
  connectRoute,
  settingsRoute,
  accountRoute,
  endSessionRoute,
  endSessionsRoute,
  addressRoute,
  addressCodeRoute,
  ...calendarRoutes,
]

/** What the addresses of these pages begin with. */
const roots = ['/connect', '/no-mail', '/settings', '/sign-in', '/sign-out', '/sign-up', '/welcome']

/** Adds the pages for people who sign in to the HTTP server. */
export function mountWeb(runtime: Runtime): (app: Express) => void {
  const next = makeNext(routes)
  return (app) => {
    for (const route of routes) app.all(route.path, serveWeb(runtime, route, next))
    app.use(roots, noSuchWebPage(runtime))
  }
}
