import type { WebRoute } from '#server/surfaces/web/route.ts'
import { deleteForGoodRoute } from '#server/surfaces/web/settings/archived/delete.ts'
import { archivedRoute } from '#server/surfaces/web/settings/archived/list.ts'
import { archivedThingRoute, restoreRoute } from '#server/surfaces/web/settings/archived/thing.ts'

/** The pages of what was archived or discarded. */
export const archivedRoutes: readonly WebRoute[] = [
  archivedRoute,
  archivedThingRoute,
  restoreRoute,
  deleteForGoodRoute,
]
