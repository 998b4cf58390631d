import { activity as say } from '#server/domain/messages/said/activity.ts'
import { agents } from '#server/domain/messages/said/web_agents.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { activityQuery } from '#server/surfaces/web/settings/activity/filter.ts'
import { activityList } from '#server/surfaces/web/settings/activity/list.ts'
import { readActivity } from '#server/surfaces/web/settings/activity/read.ts'
import { undoRoute } from '#server/surfaces/web/settings/activity/undo.ts'

const path = '/settings/activity'

/** `/settings/activity`: what the person did on the pages, by the account's own id. */
export const activityRoute: WebRoute = {
  path,
  name: 'activity',
  session: 'required',
  pages_only: true,
  query: activityQuery,

  async show(visit) {
    const activity = await readActivity(visit, visit.session.owner)
    const form_token = visit.formToken(path)
    return {
      page: {
        title: say.accountTitle,
        main: html`<p class="small"><a href="/settings">‹ ${agents.back}</a></p>
<h1>${say.accountTitle}</h1>
<p>${say.accountText} <a href="/settings/agents">${say.agentsInstead}</a></p>
${activityList(activity, { path, form_token, visit })}`,
      },
    }
  },
}

/** Takes back a change that was made on the pages. */
export const activityUndoRoute = undoRoute({
  path: `${path}/undo`,
  name: 'activity_undo',
  form: path,
  pages_only: true,
  back: async () => path,
})
