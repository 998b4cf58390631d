import {
  deleteEarlyUpdates,
  insertOfUpdates,
  type NewUpdate,
} from '#server/data/accepted_work/updates.ts'
import type { PutOff } from '#server/data/captures/claim.ts'
import { type CaptureRow, captureColumns } from '#server/data/captures/rows.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { CaptureState } from '#server/domain/accepted_work/states.ts'
import { only } from '#server/domain/basics/only.ts'
import type { PageMark } from '#server/domain/capture/hashes.ts'
import type { KeptFailure } from '#server/domain/capture/outcome.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'

// How captures go from one state to the next. The caller has locked the capture, and compared its version or its claim. Each
// change is one statement with what is told of it: a second one would write the row once more.

/** What is stored together with a change. */
export interface WithChange {
  readonly updates: readonly NewUpdate<'capture'>[]
  /** What the host did that was asked last; null where nothing has to be remembered of it. */
  readonly host: HostMark | null
}

/** Whether a host did not answer, and for how many seconds it wants to be left alone. */
export interface HostMark extends PageMark {
  readonly is_dead: boolean
  readonly wait_seconds: number
}

type Changing = Pick<CaptureRow, 'capture_id' | 'last_cursor'>

/** Ends a claim whose capture is due again later. */
export async function updateCapturePutOff(
  db: Db,
  capture: Changing,
  { seconds, counts, is_starved, page, is_dead, wait_seconds }: PutOff,
  updates: readonly NewUpdate<'capture'>[],
): Promise<void> {
  const sets = sql`due_at = now() + make_interval(secs => ${seconds}),
    attempts = attempts - ${counts ? 0 : 1}::integer, starved = starved + ${is_starved ? 1 : 0}::smallint,
    waited_seconds = waited_seconds + ${wait_seconds}::integer`
  const host = page && { ...page, is_dead, wait_seconds }
  await change(db, capture, sets, { updates, host })
}

/** Ends a capture with its idea, one version later. @returns it */
export function updateCaptureCompleted(
  db: Db,
  capture: Changing,
  {
    idea_id,
    reused,
    disclosures,
  }: Pick<CaptureRow, 'reused' | 'disclosures'> & { readonly idea_id: string },
  also: WithChange,
): Promise<CaptureRow> {
  const sets = sql`${stateSets('completed')}, idea_id = ${idea_id}, reused = ${reused},
    disclosures = ${disclosures}::text[]`
  return change(db, capture, sets, also)
}

/** Has a capture wait for an answer, one version later. @returns it */
export function updateCaptureAsked(
  db: Db,
  capture: Changing & Pick<CaptureRow, 'asked'>,
  question: AskedQuestion,
  also: WithChange,
): Promise<CaptureRow> {
  const sets = sql`${stateSets('needs_input')}, ${questionSets(capture, question)}`
  return change(db, capture, sets, also)
}

/** Ends a capture as failed, one version later; `kept` is what it keeps from now on, null where that stays. @returns it */
export function updateCaptureFailed(
  db: Db,
  capture: Changing,
  failure: KeptFailure,
  also: WithChange,
  kept: string | null = null,
): Promise<CaptureRow> {
  const sets = sql`${stateSets('failed')}, failure = ${JSON.stringify(failure)}::jsonb, question = null,
    kept = coalesce(${kept}::text, kept)`
  return change(db, capture, sets, also)
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
      set ${stateSets('failed')}, failure = ${JSON.stringify(failure)}::jsonb, lease_until = null,
        last_cursor = last_cursor + 1
      where owner_id = ${db.owner} and capture_id = any(${[...capture_ids]}::uuid[]) and state = 'accepted'
      returning owner_id, capture_id, last_cursor
    )
    ${insertOfUpdates(db, 'capture', [update])}`
}

/** What a call that has a capture go on stores of itself. */
type Going = Pick<CaptureRow, 'kept' | 'execution_id' | 'accepted_by'>

/**
 * Stores an answer that was understood. The capture is accepted and due now, one version later; where it has another
 * question it waits again, two versions later.
 */
export async function updateCaptureAnswered(
  db: Db,
  capture: Changing & Pick<CaptureRow, 'asked'>,
  answered: Going & Pick<CaptureRow, 'list_id' | 'person_id' | 'question'>,
  updates: readonly NewUpdate<'capture'>[],
): Promise<void> {
  const { question, list_id, person_id } = answered
  const state = question ? stateSets('needs_input', 2) : sql`${stateSets('accepted')}, ${dueSets}`
  const sets = sql`${state}, ${goingSets(answered)}, ${questionSets(capture, question)}, list_id = ${list_id},
    person_id = ${person_id}`
  await change(db, capture, sets, { updates, host: null })
  if (question === null) insertDueWork(db, 'capture')
}

/** Accepts a failed capture again, one version later: it is due now, with all its attempts. */
export async function updateCaptureRetried(
  db: Db,
  capture: Changing,
  retried: Going,
  updates: readonly NewUpdate<'capture'>[],
): Promise<void> {
  const sets = sql`${stateSets('accepted')}, ${dueSets}, ${goingSets(retried)}, failure = null, retries = retries + 1`
  await change(db, capture, sets, { updates, host: null })
  insertDueWork(db, 'capture')
}

function stateSets(state: CaptureState, versions = 1): Statement {
  return sql`state = ${state}, state_version = state_version + ${versions}::integer, updated_at = now()`
}

/** The capture is due now. `claim` stays: it only rises, so that an attempt of before ends nothing. */
const dueSets = sql`attempts = 0, starved = 0, claimed_at = null, wait_until = null, waited_seconds = 0, due_at = now()`

function goingSets({ kept, execution_id, accepted_by }: Going): Statement {
  return sql`kept = ${kept}, execution_id = ${execution_id}, accepted_by = ${JSON.stringify(accepted_by)}::jsonb`
}

/** What is asked, null for nothing; each kind of question is asked once. */
function questionSets(
  { asked }: Pick<CaptureRow, 'asked'>,
  question: AskedQuestion | null,
): Statement {
  return sql`question = ${question && JSON.stringify(question)}::jsonb,
    asked = ${question ? [...asked, question.kind] : [...asked]}::text[]`
}

async function change(
  db: Db,
  { capture_id, last_cursor }: Changing,
  sets: Statement,
  { updates, host }: WithChange,
): Promise<CaptureRow> {
  const count = updates.length
  const [changed] = await Promise.all([
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
  return only(changed)
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
