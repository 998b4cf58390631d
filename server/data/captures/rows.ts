import { sql } from '#server/database/sql.ts'
import type { AcceptedBy } from '#server/domain/calls/accepted_by.ts'
import type { CaptureState } from '#server/domain/accepted_work/states.ts'
import type { QuestionKind } from '#server/domain/capture/decision.ts'
import type { KeptFailure } from '#server/domain/capture/outcome.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'

/** A capture as the table stores it. */
export interface CaptureRow {
  capture_id: string
  state: CaptureState
  /** Rises with each change of state. */
  state_version: number
  /** Whether the person named what is read, or the service chose it from what it had read. */
  purpose: 'asked' | 'found'
  /** What was sent, what of it is read, and what was said since, sealed. */
  kept: string
  list_id: string | null
  person_id: string | null
  /** What it waits for; null in every other state. */
  question: AskedQuestion | null
  /** The kinds of the questions that were asked, the current one included. */
  asked: QuestionKind[]
  /** Null in every other state than failed. */
  failure: KeptFailure | null
  /** Names of disclosures that belong to the end. */
  disclosures: string[]
  idea_id: string | null
  /** Whether the idea was there before. */
  reused: boolean
  /** The execution that ends with the capture; null for a roundup's. */
  execution_id: string | null
  /** Who accepted it. */
  accepted_by: AcceptedBy
  roundup_id: string | null
  position: number | null
  /** The cursor of its last update; 0 for none. */
  last_cursor: number
  retries: number
  created_at: Date
  updated_at: Date
}

/** The columns of a `CaptureRow`. */
export const captureColumns = sql`
  capture_id, state, state_version, purpose, kept, list_id, person_id, question, asked, failure, disclosures,
  idea_id, reused, execution_id, accepted_by, roundup_id, position, last_cursor, retries, created_at, updated_at`
