import { capturePointer, requireCapture } from '#server/data/captures/find.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import type { Db } from '#server/database/db.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** As `requireCapture`, and the capture is locked until the transaction ends. */
export async function lockCapture(
  db: Db,
  handle: string,
  pointer = capturePointer,
): Promise<CaptureRow> {
  const id = parseHandle('capture', handle)
  // Each statement sees what was committed before it starts, so the second one reads the locked capture.
  const [, capture] = await Promise.all([
    id && lockCaptureById(db, id),
    requireCapture(db, handle, pointer),
  ])
  return capture
}

/** Locks the capture of an id until the transaction ends. */
export async function lockCaptureById(db: Db, capture_id: string): Promise<void> {
  await db.sql`
    select from captures where owner_id = ${db.owner} and capture_id = ${capture_id} for no key update`
}
