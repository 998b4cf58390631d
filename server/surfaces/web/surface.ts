import type { Express, RequestHandler } from 'express'
import { siteOf } from '#server/domain/web/site.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { wantsPage } from '#server/surfaces/http/exchange.ts'
import { approvalsRoute } from '#server/surfaces/web/approvals/list.ts'
import {
  approvalRoute,
  ownSendRoute,
  refuseRoute,
  releaseRoute,
} from '#server/surfaces/web/approvals/route.ts'
import { stepRoute } from '#server/surfaces/web/approvals/step.ts'
import { askToProveRoute, passkeyProofRoute } from '#server/surfaces/web/passkeys/prove.ts'
import { recoverAgainRoute, recoverRoute } from '#server/surfaces/web/passkeys/recover.ts'
import { askToSignInRoute, passkeySignInRoute } from '#server/surfaces/web/passkeys/sign_in.ts'
import { connectRoute } from '#server/surfaces/web/connect/route.ts'
import { captureRoutes } from '#server/surfaces/web/captures/routes.ts'
import { ideaRoutes } from '#server/surfaces/web/ideas/routes.ts'
import { beginRunRoute, runActs, runRoute } from '#server/surfaces/web/find/run.ts'
import { findRoute, saveFoundRoute } from '#server/surfaces/web/find/route.ts'
import { freeRoute } from '#server/surfaces/web/free/route.ts'
import { mountInstallable } from '#server/surfaces/web/installable/route.ts'
import { listRoutes } from '#server/surfaces/web/lists/routes.ts'
import { moreRoute } from '#server/surfaces/web/more/route.ts'
import { peopleRoutes } from '#server/surfaces/web/people/routes.ts'
import { placeRoutes } from '#server/surfaces/web/places/routes.ts'
import { planRoutes } from '#server/surfaces/web/plans/routes.ts'
import { makeNext } from '#server/surfaces/web/next.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { noSuchWebPage, serveWeb } from '#server/surfaces/web/serve.ts'
import { activityRoute, activityUndoRoute } from '#server/surfaces/web/settings/activity/account.ts'
import { agentRoutes } from '#server/surfaces/web/settings/agents/routes.ts'
import { calendarRoutes } from '#server/surfaces/web/settings/calendars/routes.ts'
import { archivedRoutes } from '#server/surfaces/web/settings/archived/routes.ts'
import { languageRoute } from '#server/surfaces/web/settings/language.ts'
import { modelRoute } from '#server/surfaces/web/settings/model.ts'
import { settingsRoute } from '#server/surfaces/web/settings/index.ts'
import {
  accountRoute,
  endSessionRoute,
  endSessionsRoute,
} from '#server/surfaces/web/settings/account.ts'
import { deleteAccountRoute } from '#server/surfaces/web/settings/leaving/delete.ts'
import { exportRoute } from '#server/surfaces/web/settings/leaving/export.ts'
import { keepAccountRoute } from '#server/surfaces/web/settings/leaving/keep.ts'
import { passkeysRoute, removePasskeyRoute } from '#server/surfaces/web/settings/passkeys/list.ts'
import { askToAddRoute, newPasskeyRoute } from '#server/surfaces/web/settings/passkeys/new.ts'
import { recoveryCodesRoute } from '#server/surfaces/web/settings/recovery_codes.ts'
import { contactRoute } from '#server/surfaces/web/settings/contact.ts'
import { addressCodeRoute, addressRoute } from '#server/surfaces/web/settings/address.ts'
import { againCodeRoute, againRoute } from '#server/surfaces/web/sign_in/again.ts'
import { undoRoute } from '#server/surfaces/web/sign_in/undo.ts'
import { signInLinkRoute } from '#server/surfaces/web/sign_in/link.ts'
import { signOutRoute } from '#server/surfaces/web/sign_in/out.ts'
import { codeRoute, sentRoute } from '#server/surfaces/web/sign_in/sent.ts'
import { noMailRoute } from '#server/surfaces/web/sign_in/no_mail.ts'
import { oldSignInRoute, signInRoute, signUpRoute } from '#server/surfaces/web/sign_in/start.ts'
import { todayRoute, todayUndoRoute } from '#server/surfaces/web/today/route.ts'
import { welcomeRoute } from '#server/surfaces/web/sign_in/welcome.ts'

/** The pages of the web application. Where two paths fit an address, the first one counts. */
export const routes: readonly WebRoute[] = [
  signInRoute,
  oldSignInRoute,
  noMailRoute,
  sentRoute,
  codeRoute,
  againRoute,
  againCodeRoute,
  askToProveRoute,
  passkeyProofRoute,
  recoverAgainRoute,
  askToSignInRoute,
  passkeySignInRoute,
  recoverRoute,
  undoRoute,
  signInLinkRoute,
  signUpRoute,
  welcomeRoute,
  signOutRoute,
  connectRoute,
  settingsRoute,
  accountRoute,
  languageRoute,
  endSessionRoute,
  modelRoute,
  endSessionsRoute,
  passkeysRoute,
  newPasskeyRoute,
  askToAddRoute,
  removePasskeyRoute,
  recoveryCodesRoute,
  addressRoute,
  addressCodeRoute,
  activityRoute,
  activityUndoRoute,
  todayUndoRoute,
  ...agentRoutes,
  exportRoute,
  contactRoute,
  ...archivedRoutes,
  deleteAccountRoute,
  keepAccountRoute,
  ...calendarRoutes,
  ...planRoutes,
  ...ideaRoutes,
  ...captureRoutes,
  findRoute,
  beginRunRoute,
  runRoute,
  ...runActs,
  saveFoundRoute,
  freeRoute,
  ...listRoutes,
  ...peopleRoutes,
  ...placeRoutes,
  moreRoute,
  approvalsRoute,
  stepRoute,
  approvalRoute,
  releaseRoute,
  refuseRoute,
  ownSendRoute,
]

/** What the addresses of these pages begin with. */
const roots = [
  '/approvals',
  '/assistant',
  '/captures',
  '/connect',
  '/find',
  '/free',
  '/ideas',
  '/lists',
  '/more',
  '/no-mail',
  '/people',
  '/pictures',
  '/places',
  '/plans',
  '/settings',
  '/sign-in',
  '/sign-out',
  '/sign-up',
  '/today',
  '/welcome',
]

/** Lets a request for a page pass, where there are pages. To a program nothing is at this address. */
function forPeople(runtime: Runtime, page: RequestHandler): RequestHandler {
  return (request, response, next) => {
    return wantsPage(request, response) && siteOf(runtime.base_url).on
      ? page(request, response, next)
      : next()
  }
}

/** Shows a browser that there is no page at its address, where there are pages. */
export function missingPage(runtime: Runtime): RequestHandler {
  return forPeople(runtime, noSuchWebPage(runtime))
}

/** Adds the pages for people who sign in, and those that other surfaces have for them, to the HTTP server. */
export function mountWeb(
  runtime: Runtime,
  others: readonly WebRoute[] = [],
): (app: Express) => void {
  const all = [...routes, ...others]
  const next = makeNext(all)
  return (app) => {
    app.get('/', forPeople(runtime, serveWeb(runtime, todayRoute, next)))
    mountInstallable(app)
    for (const route of all) app.route(route.path).all(serveWeb(runtime, route, next))
    app.use(roots, noSuchWebPage(runtime))
  }
}
