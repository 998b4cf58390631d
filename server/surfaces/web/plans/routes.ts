import { plansRoute } from '#server/surfaces/web/plans/list.ts'
import { discardRoute } from '#server/surfaces/web/plans/discard.ts'
import { changeRoute, editRoute } from '#server/surfaces/web/plans/edit.ts'
import { linkRoute } from '#server/surfaces/web/plans/link.ts'
import { newPlanRoute } from '#server/surfaces/web/plans/new.ts'
import { peopleRoute } from '#server/surfaces/web/plans/people.ts'
import { reviewRoutes } from '#server/surfaces/web/plans/reviews.ts'
import {
  answerRoute,
  checklistRoute,
  guestsRoute,
  planRoute,
} from '#server/surfaces/web/plans/plan.ts'
import { rosterRoute } from '#server/surfaces/web/plans/roster.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** The pages of plans. Where two paths fit an address, the first one counts. */
export const planRoutes: readonly WebRoute[] = [
  plansRoute,
  newPlanRoute,
  planRoute,
  answerRoute,
  checklistRoute,
  peopleRoute,
  editRoute,
  changeRoute,
  rosterRoute,
  linkRoute,
  guestsRoute,
  discardRoute,
  ...reviewRoutes,
]
