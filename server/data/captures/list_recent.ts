import { type CaptureRow, captureColumns } from '#server/data/captures/rows.ts'
import type { Db } from '#server/database/db.ts'

/** The captures of this account that were changed last, at most `most`, the last one first. */
export async function listRecentCaptures(db: Db, most: number): Promise<CaptureRow[]> {
  // Two parts, because each has an index; those that are accepted are few.
  return db.sql<CaptureRow>`
    select *
    from (
      (
        select ${captureColumns}
        from captures
        where owner_id = ${db.owner} and state = 'accepted'
        order by updated_at desc, capture_id
        limit ${most}
      )
      union all
      (
        select ${captureColumns}
        from captures
        where owner_id = ${db.owner} and state <> 'accepted'
        order by updated_at desc, capture_id
        limit ${most}
      )
    ) c
    order by updated_at desc, capture_id
    limit ${most}`
}
