import type { CaptureStage } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'

/** One step of a capture, in a sentence of ours. */
export interface NewCaptureUpdate {
  readonly stage: CaptureStage
  /** It holds no address, no words of a page, and no text of a library's error. */
  readonly message: string
}

/** The most updates of a capture that are kept; older ones are deleted. */
const mostKept = 200

/** Adds updates to a capture, in this order. The caller has locked the capture, or has just inserted it. */
export async function insertCaptureUpdates(
  db: Db,
  capture_id: string,
  updates: readonly NewCaptureUpdate[],
): Promise<void> {
  if (updates.length === 0) return
  const { last_cursor } = only(
    await db.sql<{ last_cursor: number }>`
      update captures
      set last_cursor = last_cursor + ${updates.length}
      where owner_id = ${db.owner} and capture_id = ${capture_id}
      returning last_cursor`,
  )
  await db.sql`
    insert into capture_updates (owner_id, capture_id, cursor, stage, message)
    select c.owner_id, c.capture_id, ${last_cursor - updates.length}::integer + given.number, given.stage, given.message
    from captures c, unnest(
      ${updates.map((_, index) => index + 1)}::integer[],
      ${updates.map(({ stage }) => stage)}::text[],
      ${updates.map(({ message }) => message)}::text[]
    ) as given (number, stage, message)
    where c.owner_id = ${db.owner} and c.capture_id = ${capture_id}`
  if (last_cursor <= mostKept) return
  await db.sql`
    delete from capture_updates
    where owner_id = ${db.owner} and capture_id = ${capture_id} and cursor <= ${last_cursor - mostKept}`
}
