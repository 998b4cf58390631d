import { placesRoute } from '#server/surfaces/web/places/list.ts'
import { placeActs, placeRoute } from '#server/surfaces/web/places/place.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** The pages of private places. */
export const placeRoutes: readonly WebRoute[] = [placesRoute, placeRoute, ...placeActs]
