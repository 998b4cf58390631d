import { type ListView, readListView } from '#server/data/pages/list_view.ts'
import { readByLink } from '#server/runtime/by_link/link.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

export type { ListView }

/** The list behind a link; null where it opens nothing. */
export async function sharedList(runtime: Runtime, token: string): Promise<ListView | null> {
  return readByLink(runtime, 'list_share', token, readListView)
}
