import { listsRoute, undoListRoute } from '#server/surfaces/web/lists/list.ts'
import { listActs, listRoute } from '#server/surfaces/web/lists/one.ts'
import { guestViewRoute } from '#server/surfaces/web/lists/guest_view.ts'
import { rulesRoute } from '#server/surfaces/web/lists/rules.ts'
import { shareRoute } from '#server/surfaces/web/lists/share.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** The pages of Ideas Lists. Where two paths fit an address, the first one counts. */
export const listRoutes: readonly WebRoute[] = [
  listsRoute,
  undoListRoute,
  listRoute,
  shareRoute,
  rulesRoute,
  guestViewRoute,
  ...listActs,
]
