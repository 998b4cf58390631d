import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { LinkKind } from '#server/domain/links/paths.ts'

/** Revokes every link to these subjects of this account. It is sent with the commit. */
export function updateLinksRevoked(db: Db, kind: LinkKind, subjects: readonly string[]): void {
  if (subjects.length === 0) return
  db.atCommit(sql`select revoke_links(${kind}, ${[...subjects]}::uuid[])`)
}
