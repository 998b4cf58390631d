import type { Express } from 'express'
import type { Runtime } from '#server/runtime/runtime.ts'
import { calendarRoute } from '#server/surfaces/web/links/calendar.ts'
import { connectionRoute } from '#server/surfaces/web/links/connection.ts'
import { feedRoute } from '#server/surfaces/web/links/feed.ts'
import { guestMailRoute } from '#server/surfaces/web/links/guest_mail.ts'
import { invitationRoute } from '#server/surfaces/web/links/invitation.ts'
import { listRoute } from '#server/surfaces/web/links/list.ts'
import { openPlanRoute } from '#server/surfaces/web/links/plan.ts'
import { planPageRoute } from '#server/surfaces/web/links/plan_page.ts'
import { robots } from '#server/surfaces/web/links/robots.ts'
import { noSuchPage, serve } from '#server/surfaces/web/links/serve.ts'
import { unsubscribeRoute } from '#server/surfaces/web/links/unsubscribe.ts'

/** The pages behind links. Their paths are those of domain/link.ts, and the one that calendar entries link to. */
const routes = {
  '/i/:token': invitationRoute,
  '/i/:token/calendar.ics': calendarRoute,
  '/p/:token': openPlanRoute,
  '/l/:token': listRoute,
  '/c/:token': connectionRoute,
  '/u/:token': unsubscribeRoute,
  '/f/:token.ics': feedRoute,
  '/e/:token': planPageRoute,
  '/m/:token': guestMailRoute,
}

/** Adds the pages that need no account to the HTTP server. */
export function mountPages(runtime: Runtime): (app: Express) => void {
  return (app) => {
    for (const [path, route] of Object.entries(routes)) app.route(path).all(serve(runtime, route))
    app.get('/robots.txt', robots)
    app.use(['/i', '/p', '/l', '/c', '/u', '/f', '/e', '/m'], ...noSuchPage(runtime))
  }
}
