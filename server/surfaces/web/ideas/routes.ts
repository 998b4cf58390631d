import { ideaActs, ideaRoute } from '#server/surfaces/web/ideas/idea.ts'
import { ideasRoute } from '#server/surfaces/web/ideas/list.ts'
import { newIdeaRoute } from '#server/surfaces/web/ideas/new.ts'
import { pictureRoute } from '#server/surfaces/web/ideas/picture.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** The pages of ideas. Where two paths fit an address, the first one counts. */
export const ideaRoutes: readonly WebRoute[] = [
  ideasRoute,
  newIdeaRoute,
  ideaRoute,
  ...ideaActs,
  pictureRoute,
]
