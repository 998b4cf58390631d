import type { Content } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** *Waiting for you*: what agents have prepared. Nothing where nothing waits. */
export async function waitingSection(_visit: SignedInVisit): Promise<Content> {
  return null
}
