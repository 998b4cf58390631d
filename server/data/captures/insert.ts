import type { CaptureRow } from '#server/data/captures/rows.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import type { QuestionKind } from '#server/domain/capture/decision.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'

/** A capture that is accepted, or waits for an answer at once. */
export interface NewCapture
  extends Pick<
    CaptureRow,
    | 'capture_id'
    | 'purpose'
    | 'kept'
    | 'list_id'
    | 'person_id'
    | 'execution_id'
    | 'accepted_by'
    | 'roundup_id'
    | 'position'
  > {
  /** Null where it is read at once. */
  readonly question: AskedQuestion | null
  readonly asked: readonly QuestionKind[]
}

/**
 * Adds a capture: version 1, accepted and due now; or version 2 where it has a question, since it was accepted before it
 * asked.
 */
export async function insertCapture(db: Db, capture: NewCapture): Promise<void> {
  const { question } = capture
  await db.sql`
    insert into captures (owner_id, capture_id, state, state_version, purpose, kept, list_id, person_id,
      question, asked, execution_id, accepted_by, roundup_id, position)
    values (${db.owner}, ${capture.capture_id}, ${question ? 'needs_input' : 'accepted'}, ${question ? 2 : 1},
      ${capture.purpose}, ${capture.kept}, ${capture.list_id}, ${capture.person_id},
      ${question && JSON.stringify(question)}::jsonb, ${[...capture.asked]}::text[], ${capture.execution_id},
      ${JSON.stringify(capture.accepted_by)}::jsonb, ${capture.roundup_id}, ${capture.position})`
  if (question === null) insertDueWork(db, 'capture')
}

/** A capture of one item of a roundup. */
export type NewChildCapture = Omit<NewCapture, 'question' | 'execution_id'>

/**
 * Adds the captures of a roundup's items, accepted and due now, each with its first update. They are as old as their roundup:
 * relative words of its source count from then.
 */
export async function insertCaptures(
  db: Db,
  captures: readonly NewChildCapture[],
  persisted: string,
): Promise<void> {
  if (captures.length === 0) return
  await db.sql`
    insert into captures (owner_id, capture_id, state, purpose, kept, list_id, person_id, asked, accepted_by, roundup_id,
      position, last_cursor, created_at)
    select me.owner_id, c.capture_id, 'accepted', c.purpose, c.kept, c.list_id, c.person_id, c.asked, c.accepted_by,
      c.roundup_id, c.position, 1, r.created_at
    from accounts me, roundups r, jsonb_to_recordset(${JSON.stringify(captures)}::jsonb) as c (
      capture_id uuid, purpose text, kept text, list_id uuid, person_id uuid, asked text[], accepted_by jsonb,
      roundup_id uuid, position integer
    )
    where me.owner_id = ${db.owner} and r.owner_id = me.owner_id and r.roundup_id = c.roundup_id`
  await db.sql`
    insert into capture_updates (owner_id, capture_id, cursor, stage, message)
    select me.owner_id, given.capture_id, 1, 'persisted', ${persisted}
    from accounts me, unnest(${captures.map(({ capture_id }) => capture_id)}::uuid[]) as given (capture_id)
    where me.owner_id = ${db.owner}`
  insertDueWork(db, 'capture')
}
