import type { WebRoute } from '#server/surfaces/web/route.ts'
import { agentRoute, agentUndoRoute } from '#server/surfaces/web/settings/agents/agent_route.ts'
import { approvalRoute } from '#server/surfaces/web/settings/agents/approval.ts'
import { disconnectRoute } from '#server/surfaces/web/settings/agents/apps.ts'
import { agentsRoute } from '#server/surfaces/web/settings/agents/list.ts'
import { newTokenRoute } from '#server/surfaces/web/settings/agents/new.ts'
import { revokeRoute } from '#server/surfaces/web/settings/agents/revoke.ts'
import { rotateRoute } from '#server/surfaces/web/settings/agents/rotate.ts'

/** `/settings/agents` and what is under it. Where two paths fit an address, the first one counts. */
export const agentRoutes: readonly WebRoute[] = [
  agentsRoute,
  newTokenRoute,
  disconnectRoute,
  agentRoute,
  approvalRoute,
  revokeRoute,
  rotateRoute,
  agentUndoRoute,
]
