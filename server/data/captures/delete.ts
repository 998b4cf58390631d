import { deleteMediaOf } from '#server/data/media/delete.ts'
import type { Db } from '#server/database/db.ts'

/**
 * Deletes captures of this account whose last change is more than `days` days ago, at most `most`, with their updates and
 * the files that only they use. None that is being read, or will be.
 *
 * @returns how many captures that were.
 */
export async function deleteOldCaptures(db: Db, days: number, most: number): Promise<number> {
  const rows = await db.sql<{ capture_id: string }>`
    select capture_id
    from captures
    where owner_id = ${db.owner} and state <> 'accepted' and updated_at < now() - make_interval(days => ${days})
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
