import { type CaptureRow, captureColumns } from '#server/data/captures/rows.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import type { QuestionKind } from '#server/domain/capture/decision.ts'
import type { KeptFailure } from '#server/domain/capture/outcome.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'

// The caller has locked the capture and compared its version.

/** What an answer changes. */
export interface AnsweredCapture
  extends Pick<CaptureRow, 'kept' | 'list_id' | 'person_id' | 'execution_id' | 'accepted_by'> {
  /** What is asked next; null where it is read now. */
  readonly question: AskedQuestion | null
  readonly asked: readonly QuestionKind[]
}

/**
 * Stores an answer that was understood. The capture is accepted and due now, one version later; where it has another
 * question it waits again, two versions later.
 */
export async function updateCaptureAnswered(
  db: Db,
  capture_id: string,
  { question, ...answered }: AnsweredCapture,
): Promise<void> {
  const state = question
    ? sql`state = 'needs_input', state_version = state_version + 2, execution_id = ${answered.execution_id},
        accepted_by = ${JSON.stringify(answered.accepted_by)}::jsonb, updated_at = now()`
    : acceptedBy(answered)
  await db.sql`
    update captures
    set ${state}, kept = ${answered.kept}, list_id = ${answered.list_id}, person_id = ${answered.person_id},
      question = ${question && JSON.stringify(question)}::jsonb, asked = ${[...answered.asked]}::text[]
    where owner_id = ${db.owner} and capture_id = ${capture_id}`
  if (question === null) insertDueWork(db, 'capture')
}

/**
 * Ends a capture as failed, one version later; `kept` is what it keeps from now on, null where that stays.
 *
 * @returns it, without the updates that follow.
 */
export async function updateCaptureFailed(
  db: Db,
  capture_id: string,
  failure: KeptFailure,
  kept: string | null = null,
): Promise<CaptureRow> {
  const ended = await db.sql<CaptureRow>`
    update captures
    set state = 'failed', state_version = state_version + 1, failure = ${JSON.stringify(failure)}::jsonb,
      question = null, kept = coalesce(${kept}::text, kept), lease_until = null, updated_at = now()
    where owner_id = ${db.owner} and capture_id = ${capture_id}
    returning ${captureColumns}`
  return only(ended)
}

/** What a retry changes. */
export interface RetriedCapture extends Pick<CaptureRow, 'kept' | 'execution_id' | 'accepted_by'> {}

/** Accepts a failed capture again, one version later: it is due now, with all its attempts. */
export async function updateCaptureRetried(
  db: Db,
  capture_id: string,
  retried: RetriedCapture,
): Promise<void> {
  await db.sql`
    update captures
    set ${acceptedBy(retried)}, kept = ${retried.kept}, failure = null,
      retries = retries + 1
    where owner_id = ${db.owner} and capture_id = ${capture_id}`
  insertDueWork(db, 'capture')
}

/**
 * Sets that a capture is accepted and due now. `claim` stays: it only rises, so that an attempt of before ends nothing.
 */
function acceptedBy({
  execution_id,
  accepted_by,
}: Pick<CaptureRow, 'execution_id' | 'accepted_by'>): Statement {
  return sql`state = 'accepted', state_version = state_version + 1, execution_id = ${execution_id},
    accepted_by = ${JSON.stringify(accepted_by)}::jsonb, attempts = 0, starved = 0, claimed_at = null, lease_until = null,
    wait_until = null, waited_seconds = 0, due_at = now(), updated_at = now()`
}
