import type { Db } from '#server/database/db.ts'
import type { LinkKind } from '#server/domain/link.ts'
import { only } from '#server/domain/only.ts'

/**
 * Revokes every link to these subjects of this account.
 *
 * @returns how many links were revoked.
 */
export async function updateLinksRevoked(
  db: Db,
  kind: LinkKind,
  subjects: readonly string[],
): Promise<number> {
  if (subjects.length === 0) return 0
  const rows = await db.sql<{ revoked: number }>`
    select revoke_links(${kind}, ${[...subjects]}::uuid[]) as revoked`
  return only(rows).revoked
}
