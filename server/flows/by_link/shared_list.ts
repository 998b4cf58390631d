import { type ListView, findListView } from '#server/data/list_shares/find.ts'
import { type LinkContext, readByLink } from '#server/flows/by_link/link.ts'

export type { ListView }

/** @returns the shared list of a link; null if the link does not work. */
export async function viewSharedList(
  context: LinkContext,
  token: string,
): Promise<ListView | null> {
  return readByLink(context, 'list_share', token, findListView)
}
