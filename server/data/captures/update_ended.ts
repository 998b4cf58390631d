import {
  deleteEarlyUpdates,
  insertOfUpdates,
  type NewUpdate,
} from '#server/data/accepted_work/updates.ts'
import { type CaptureRow, captureColumns } from '#server/data/captures/rows.ts'
import type { PutOff } from '#server/data/captures/update_claimed.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { PageMark } from '#server/domain/capture/hashes.ts'
import type { KeptFailure } from '#server/domain/capture/outcome.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import { only } from '#server/domain/basics/only.ts'

// How attempts end. The caller has locked the capture. Each end is one statement with what is told of it: a second one
// would write the row once more.

/** What is stored together with an end. */
export interface WithEnd {
  readonly updates: readonly NewUpdate<'capture'>[]
  /** What the host did that was asked last; null where nothing has to be remembered of it. */
  readonly host: HostMark | null
}

/** Whether a host did not answer, and for how many seconds it wants to be left alone. */
export interface HostMark extends PageMark {
  readonly is_dead: boolean
  readonly wait_seconds: number
}

type Ending = Pick<CaptureRow, 'capture_id' | 'last_cursor'>

/** Ends a claim whose capture is due again later. */
export async function updateCapturePutOff(
  db: Db,
  capture: Ending,
  { seconds, counts, is_starved, page, is_dead, wait_seconds }: PutOff,
  updates: readonly NewUpdate<'capture'>[],
): Promise<void> {
  const sets = sql`due_at = now() + make_interval(secs => ${seconds}),
    attempts = attempts - ${counts ? 0 : 1}::integer, starved = starved + ${is_starved ? 1 : 0}::smallint,
    waited_seconds = waited_seconds + ${wait_seconds}::integer`
  const host = page && { ...page, is_dead, wait_seconds }
  await end(db, capture, sets, { updates, host })
}

/** Ends a capture with its idea, one version later. @returns it */
export function updateCaptureCompleted(
  db: Db,
  capture: Ending,
  {
    idea_id,
    reused,
    disclosures,
  }: Pick<CaptureRow, 'reused' | 'disclosures'> & { readonly idea_id: string },
  also: WithEnd,
): Promise<CaptureRow> {
  const sets = sql`state = 'completed', state_version = state_version + 1, idea_id = ${idea_id}, reused = ${reused},
    disclosures = ${disclosures}::text[], updated_at = now()`
  return end(db, capture, sets, also)
}

/** Has a capture wait for an answer, one version later. @returns it */
export function updateCaptureAsked(
  db: Db,
  capture: Ending & Pick<CaptureRow, 'asked'>,
  question: AskedQuestion,
  also: WithEnd,
): Promise<CaptureRow> {
  const asked = [...capture.asked, question.kind]
  const sets = sql`state = 'needs_input', state_version = state_version + 1,
    question = ${JSON.stringify(question)}::jsonb, asked = ${asked}::text[], updated_at = now()`
  return end(db, capture, sets, also)
}

/** Ends a capture that was read as failed, one version later. @returns it */
export function updateCaptureUnread(
  db: Db,
  capture: Ending,
  failure: KeptFailure,
  also: WithEnd,
): Promise<CaptureRow> {
  const sets = sql`state = 'failed', state_version = state_version + 1,
    failure = ${JSON.stringify(failure)}::jsonb, question = null, updated_at = now()`
  return end(db, capture, sets, also)
}

/** Ends those of these captures that are still accepted as failed, each one version later. */
export async function updateCapturesCalledOff(
  db: Db,
  capture_ids: readonly string[],
  failure: KeptFailure,
  update: NewUpdate<'capture'>,
): Promise<void> {
  await db.sql`
    with moved as (
      update captures
      set state = 'failed', state_version = state_version + 1, failure = ${JSON.stringify(failure)}::jsonb,
        lease_until = null, last_cursor = last_cursor + 1, updated_at = now()
      where owner_id = ${db.owner} and capture_id = any(${[...capture_ids]}::uuid[]) and state = 'accepted'
      returning owner_id, capture_id, last_cursor
    )
    ${insertOfUpdates(db, 'capture', [update])}`
}

async function end(
  db: Db,
  { capture_id, last_cursor }: Ending,
  sets: Statement,
  { updates, host }: WithEnd,
): Promise<CaptureRow> {
  const count = updates.length
  const [ended] = await Promise.all([
    db.sql<CaptureRow>`
      with moved as (
        update captures
        set ${sets}, ${hostSets(host)} lease_until = null, last_cursor = last_cursor + ${count}::integer
        where owner_id = ${db.owner} and capture_id = ${capture_id}
        returning owner_id, ${captureColumns}
      ), told as (${insertOfUpdates(db, 'capture', updates)})
      select ${captureColumns} from moved`,
    deleteEarlyUpdates(db, [{ capture_id, last_cursor: last_cursor + count }]),
  ])
  return only(ended)
}

/** Remembers whether a host did not answer, the last three times, and how long it wants to be left alone. */
function hostSets(host: HostMark | null): Statement {
  if (host === null) return sql``
  // A slice by itself, as what a column is set to, breaks Citus: its process crashes, and PostgreSQL ends all others.
  const kept = sql`array_cat(dead_at[cardinality(dead_at) - 1 :], '{}')`
  const dead_at = host.is_dead ? sql`array_append(${kept}, now())` : kept
  return sql`host_hash = ${host.host_hash}, page_hash = ${host.page_hash}, wait_until = now() + make_interval(secs => ${host.wait_seconds}),
    dead_at = ${dead_at},`
}
