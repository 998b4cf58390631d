import { isLeftLink } from '#server/data/links/find.ts'
import type { LinkContext } from '#server/flows/by_link/link.ts'

/** @returns whether a link works no more only because its account is being deleted. */
export function hasLeft(
  { database }: Pick<LinkContext, 'database'>,
  token: string,
): Promise<boolean> {
  return isLeftLink(database, token)
}
