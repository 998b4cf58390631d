import { deleteMediaOf } from '#server/data/media/delete.ts'
import type { Db } from '#server/database/db.ts'
import { captureDays } from '#server/domain/calls/retention.ts'

/**
 * Deletes captures of this account of which nothing has changed for ninety days, at most `most`, with their updates and
 * the files that only they use; those that are being read, or will be, stay. One that waits for an answer goes, too.
 *
 * @returns how many captures that were.
 */
export async function deleteOldCaptures(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ capture_id: string }>`
    select capture_id
    from captures
    where owner_id = ${db.owner} and state <> 'accepted' and updated_at < now() - make_interval(days => ${captureDays})
    order by updated_at
    limit ${most}
    for update skip locked`
  const ids = rows.map(({ capture_id }) => capture_id)
  if (ids.length === 0) return 0
  await deleteMediaOf(db, ids)
  await db.sql`
    delete from capture_updates where owner_id = ${db.owner} and capture_id = any(${ids}::uuid[])`
  await db.sql`
    delete from captures where owner_id = ${db.owner} and capture_id = any(${ids}::uuid[])`
  return ids.length
}
