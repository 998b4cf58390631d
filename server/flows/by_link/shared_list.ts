import { type ListView, findListView } from '#server/data/list_shares/find_list_view.ts'
import { type LinkContext, readByLink } from '#server/flows/by_link/link.ts'

export type { ListView }

/** The list behind a link; null where it opens nothing. */
export async function sharedList(context: LinkContext, token: string): Promise<ListView | null> {
  return readByLink(context, 'list_share', token, findListView)
}
