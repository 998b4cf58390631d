import type { Express } from 'express'
import type { Runtime } from '#server/runtime/runtime.ts'
import { calendarPlace } from '#server/surfaces/pages/calendar.ts'
import { connectionPlace } from '#server/surfaces/pages/connection.ts'
import { invitationPlace } from '#server/surfaces/pages/invitation.ts'
import { listPlace } from '#server/surfaces/pages/list.ts'
import { openPlanPlace } from '#server/surfaces/pages/plan.ts'
import { robots } from '#server/surfaces/pages/robots.ts'
import { nothingHere, serve } from '#server/surfaces/pages/serve.ts'
import { unsubscribePlace } from '#server/surfaces/pages/unsubscribe.ts'

/** The pages behind links: their paths are those of data/links.ts. */
const places = {
  '/i/:token': invitationPlace,
  '/i/:token/calendar.ics': calendarPlace,
  '/p/:token': openPlanPlace,
  '/l/:token': listPlace,
  '/c/:token': connectionPlace,
  '/u/:token': unsubscribePlace,
}

/** Adds the pages that need no account to the HTTP server. */
export function mountPages(runtime: Runtime): (app: Express) => void {
  return (app) => {
    for (const [path, place] of Object.entries(places)) app.all(path, serve(runtime, place))
    app.get('/robots.txt', robots)
    app.use(['/i', '/p', '/l', '/c', '/u'], ...nothingHere())
  }
}
