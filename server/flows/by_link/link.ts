import type { Database, Db } from '#server/database/db.ts'
import type { LinkKind } from '#server/domain/link.ts'
import { findLinkTarget } from '#server/data/links/find.ts'

/** What pages behind links stand on: the database, and what brings a commit's copies to other accounts. */
export interface LinkContext {
  readonly database: Database
  /** Public, without a trailing slash. */
  readonly base_url: string
  /** Brings other accounts their copies of what an account's writes changed, and wakes the worker. Never fails. */
  readonly replicate: (owner: string) => Promise<void>
}

/** Reads what a link opens, in the partition of whose it is. */
export async function readByLink<T>(
  context: LinkContext,
  kind: LinkKind,
  token: string,
  work: (db: Db, subject_id: string) => Promise<T | null>,
): Promise<T | null> {
  const link = await findLinkTarget(context.database, kind, token)
  return link && context.database.read(link.owner, (db) => work(db, link.subject_id))
}
