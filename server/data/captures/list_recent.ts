import { type CaptureRow, captureColumns } from '#server/data/captures/rows.ts'
import type { Db } from '#server/database/db.ts'

/** The captures of this account that were changed last, at most `most`, the last one first. */
export async function listRecentCaptures(db: Db, most: number): Promise<CaptureRow[]> {
  return db.sql<CaptureRow>`
    select ${captureColumns}
    from captures
    where owner_id = ${db.owner}
    order by updated_at desc, capture_id
    limit ${most}`
}
