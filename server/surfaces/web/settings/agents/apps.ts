import type { Content } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** *Connected apps*: what was allowed on the page of consent. Nothing where no app is connected. */
export async function appsSection(_visit: SignedInVisit): Promise<Content> {
  return null
}
