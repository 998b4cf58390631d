import { type CaptureRow, captureColumns } from '#server/data/captures/rows.ts'
import { lockWork } from '#server/data/accepted_work/lock.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** Where the handle of a capture stands in the input of most calls. */
export const capturePointer = '/capture_public_id'

/** The capture of a handle. Errors: `reference_not_found`. */
export async function requireCapture(
  db: Db,
  handle: string,
  pointer = capturePointer,
): Promise<CaptureRow> {
  const id = parseHandle('capture', handle)
  const row = id === null ? null : await findCapture(db, id)
  if (!row) throw fail('reference_not_found', { pointer })
  return row
}

/** As `requireCapture`, and the capture is locked until the transaction ends. */
export async function lockCapture(db: Db, handle: string): Promise<CaptureRow> {
  const id = parseHandle('capture', handle)
  // Each statement sees what was committed before it starts, so the second one reads the locked capture.
  const [, capture] = await Promise.all([
    id && lockWork(db, 'capture', [id]),
    requireCapture(db, handle),
  ])
  return capture
}

/** The capture of an id; null where there is none. */
export async function findCapture(db: Db, capture_id: string): Promise<CaptureRow | null> {
  const [row] = await db.sql<CaptureRow>`
    select ${captureColumns}
    from captures
    where owner_id = ${db.owner} and capture_id = ${capture_id}`
  return row ?? null
}

/** How many captures an account has, without those of roundups, as far as its limits ask. */
export interface CountedCaptures {
  /** Those that are being read, or will be. */
  accepted: number
  /** Those that wait for an answer. */
  waiting: number
  /** Those of the last 24 hours. */
  today: number
  /** Seconds until the first of these is older than that; null where there is none. */
  day_ends: number | null
}

/** Counts the captures of this account. */
export async function countCaptures(db: Db): Promise<CountedCaptures> {
  return only(
    await db.sql<CountedCaptures>`
      select
        (
          select count(*)
          from captures
          where owner_id = ${db.owner} and state = 'accepted' and roundup_id is null
        ) as accepted,
        (select count(*) from captures where owner_id = ${db.owner} and state = 'needs_input') as waiting,
        (
          select count(*)
          from captures
          where owner_id = ${db.owner} and roundup_id is null and created_at > now() - interval '1 day'
        ) as today,
        (
          select extract(epoch from min(created_at) + interval '1 day' - now())::float8
          from captures
          where owner_id = ${db.owner} and roundup_id is null and created_at > now() - interval '1 day'
        ) as day_ends`,
  )
}

/** Why the capture of one item of a roundup failed. */
export interface ChildFailure {
  capture_id: string
  state_version: number
  message: string
}

/** Why captures of a roundup's items failed: of those that are there and could not be read well enough. */
export async function listChildFailures(
  db: Db,
  capture_ids: readonly string[],
): Promise<ChildFailure[]> {
  if (capture_ids.length === 0) return []
  return db.sql<ChildFailure>`
    select capture_id, state_version, failure->>'message' as message
    from captures
    where owner_id = ${db.owner} and capture_id = any(${capture_ids}::uuid[]) and state = 'failed'
      and failure->>'code' = 'source_unsupported'`
}

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
