import type { Db } from '#server/data/db.ts'
import { type LinkKind, type OpenLink, openLink } from '#server/data/links.ts'
import { newLinkToken } from '#server/domain/link_token.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/**
 * What a link opens; null alike for one that is unknown, revoked, expired or no link. What cannot be a
 * token is looked up all the same, as another: its answer must not come sooner.
 */
export function findLink(
  { database }: Runtime,
  kind: LinkKind,
  token: string,
): Promise<OpenLink | null> {
  return openLink(database, kind, /^[\w-]{43}$/.test(token) ? token : newLinkToken())
}

/** Reads what a link opens, in the partition of whose it is. */
export async function readByLink<T>(
  runtime: Runtime,
  kind: LinkKind,
  token: string,
  work: (db: Db, subject_id: string) => Promise<T | null>,
): Promise<T | null> {
  const link = await findLink(runtime, kind, token)
  return link && runtime.database.read(link.owner, (db) => work(db, link.subject_id))
}
