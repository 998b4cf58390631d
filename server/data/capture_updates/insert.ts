import type { CaptureStage } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'

/** One step of a capture, in a sentence of ours. */
export interface NewCaptureUpdate {
  readonly stage: CaptureStage
  /** It holds no address, no words of a page, and no text of a library's error. */
  readonly message: string
}

/** The most updates of a capture that are kept; older ones are deleted. */
const maxKept = 200

/**
 * Adds updates to a capture, in this order. The caller has locked the capture, or has just inserted it. `last_cursor`:
 * that of its last update, where the caller knows it.
 */
export async function insertCaptureUpdates(
  db: Db,
  capture_id: string,
  updates: readonly NewCaptureUpdate[],
  last_cursor = maxKept,
): Promise<void> {
  if (updates.length === 0) return
  const count = updates.length
  await Promise.all([
    db.sql`
      with moved as (
        update captures
        set last_cursor = last_cursor + ${count}
        where owner_id = ${db.owner} and capture_id = ${capture_id}
        returning owner_id, capture_id, last_cursor
      )
      insert into capture_updates (owner_id, capture_id, cursor, stage, message)
      select m.owner_id, m.capture_id, m.last_cursor - ${count}::integer + given.number, given.stage, given.message
      from moved m, unnest(
        ${updates.map((_, index) => index + 1)}::integer[],
        ${updates.map(({ stage }) => stage)}::text[],
        ${updates.map(({ message }) => message)}::text[]
      ) as given (number, stage, message)
      where m.owner_id = ${db.owner}
      on conflict do nothing`,
    deleteEarlyUpdates(db, [{ capture_id, last_cursor: last_cursor + count }]),
  ])
}

/** Deletes the updates of these captures that are more than may be kept; `last_cursor` is that of their last one. */
export async function deleteEarlyUpdates(
  db: Db,
  captures: readonly { readonly capture_id: string; readonly last_cursor: number }[],
): Promise<void> {
  const many = captures.filter(({ last_cursor }) => last_cursor > maxKept)
  if (many.length === 0) return
  const ids = many.map(({ capture_id }) => capture_id)
  await db.sql`
    delete from capture_updates u
    using captures c
    where u.owner_id = ${db.owner} and u.capture_id = any(${ids}::uuid[])
      and c.owner_id = u.owner_id and c.capture_id = u.capture_id and u.cursor <= c.last_cursor - ${maxKept}::integer`
}
