import type { CaptureStage, CaptureUpdate } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'

/** The largest number of the column. */
const largest = 2 ** 31 - 1

interface CaptureUpdateRow {
  cursor: number
  at: Date
  stage: CaptureStage
  message: string
}

/** The updates of a capture after a cursor, as callers see them, the first one first. */
export async function listCaptureUpdates(
  db: Db,
  capture_id: string,
  after_cursor = 0,
): Promise<CaptureUpdate[]> {
  const rows = await db.sql<CaptureUpdateRow>`
    select cursor, at, stage, message
    from capture_updates
    where owner_id = ${db.owner} and capture_id = ${capture_id} and cursor > ${Math.min(after_cursor, largest)}
    order by cursor`
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
