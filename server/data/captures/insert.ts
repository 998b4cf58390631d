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
