import type { WebRoute } from '#server/surfaces/web/route.ts'
import { activityQuery } from '#server/surfaces/web/settings/activity/filter.ts'
import { undoRoute } from '#server/surfaces/web/settings/activity/undo.ts'
import { agentOf } from '#server/surfaces/web/settings/agents/agent.ts'
import { appPage } from '#server/surfaces/web/settings/agents/app.ts'
import { agentsPath } from '#server/surfaces/web/settings/agents/paths.ts'
import { tokenPage } from '#server/surfaces/web/settings/agents/token.ts'

/** `/settings/agents/{handle}`: one token, or what one app was allowed, and what was done with it. */
export const agentRoute: WebRoute = {
  path: `${agentsPath}/:token_handle`,
  name: 'agents_token',
  session: 'required',
  query: [...activityQuery, 'asks'],

  async show(visit) {
    const agent = await agentOf(visit)
    if (agent === null) return null
    return agent.kind === 'app' ? appPage(visit, agent.grant) : tokenPage(visit, agent.view)
  },
}

/** Takes back a change that the agent made. */
export const agentUndoRoute: WebRoute = undoRoute({
  path: `${agentsPath}/:token_handle/undo`,
  name: 'agents_undo',
  form: agentsPath,
  back: async (visit) => (await agentOf(visit))?.path ?? null,
})
