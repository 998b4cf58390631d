import type { Database, Db } from '#server/database/db.ts'
import type { LinkKind } from '#server/domain/links/paths.ts'
import { findLinkTarget } from '#server/data/links/find.ts'

/** What pages behind links need: the database, and the replication of what they write. */
export interface LinkContext {
  readonly database: Database
  /** Public, without a trailing slash. */
  readonly base_url: string
  /** Brings other accounts' copies up to date after an account's write, and wakes the worker. Never fails. */
  readonly replicate: (owner: string) => Promise<void>
}

/** Reads what a link opens in its owner's partition. @returns null if the link does not work. */
export async function readByLink<T>(
  context: LinkContext,
  kind: LinkKind,
  token: string,
  work: (db: Db, subject_id: string) => Promise<T | null>,
): Promise<T | null> {
  const link = await findLinkTarget(context.database, kind, token)
  return link && context.database.read(link.owner, (db) => work(db, link.subject_id))
}
