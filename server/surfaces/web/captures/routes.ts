import { captureActs, captureRoute } from '#server/surfaces/web/captures/capture.ts'
import { capturesRoute } from '#server/surfaces/web/captures/list.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** The pages of what is being read. */
export const captureRoutes: readonly WebRoute[] = [capturesRoute, captureRoute, ...captureActs]
