import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'
import { unsubscribeDays } from '#server/domain/calls/retention.ts'

/**
 * Deletes this account's links that were revoked or have expired, which open nothing any more, and the links in its
 * messages of long ago that stop its mail; at most `most` of each. Runs as the role `relay`.
 *
 * @returns how many that were.
 */
export async function deleteEndedLinks(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ deleted: number }>`
    select delete_links(now() - make_interval(days => ${unsubscribeDays}), ${most}) as deleted`
  return only(rows).deleted
}
