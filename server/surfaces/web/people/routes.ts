import { peopleRoute } from '#server/surfaces/web/people/list.ts'
import { personActs, personRoute } from '#server/surfaces/web/people/person.ts'
import { friendshipRoutes } from '#server/surfaces/web/people/review.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** The pages of people. */
export const peopleRoutes: readonly WebRoute[] = [
  peopleRoute,
  personRoute,
  ...personActs,
  ...friendshipRoutes,
]
