import { plansRoute } from '#server/surfaces/web/plans/list.ts'
import { answerRoute, checklistRoute, planRoute } from '#server/surfaces/web/plans/plan.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** The pages of plans. Where two paths fit an address, the first one counts. */
export const planRoutes: readonly WebRoute[] = [plansRoute, planRoute, answerRoute, checklistRoute]
