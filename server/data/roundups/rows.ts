import type { AcceptedBy } from '#server/domain/calls/accepted_by.ts'
import type { RoundupState } from '#server/domain/accepted_work/states.ts'
import type { RoundupFacts, RoundupFailure } from '#server/domain/roundup/facts.ts'
import type { AskedDestination } from '#server/domain/roundup/question.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** A roundup as the table stores it. */
export interface RoundupRow
  extends Pick<
    RoundupFacts,
    'generation' | 'mode' | 'reading' | 'given' | 'scope' | 'policy' | 'selected' | 'decided'
  > {
  roundup_id: string
  state: RoundupState
  /** The address and the text that the items are in, sealed. */
  kept: string
  requirements: string[]
  context: Record<string, unknown> | null
  list_id: string | null
  person_id: string | null
  /** What is asked about the destination, where words could not decide it. */
  asked: AskedDestination | null
  failure: RoundupFailure | null
  items_left_out: number
  /** The execution that ends when the roundup waits or has ended; null where none is open. */
  execution_id: string | null
  /** Who asked for what is being done, for the answer that ends it. */
  accepted_by: AcceptedBy
  claim: number
  attempts: number
  last_cursor: number
  /** Whether the last update is at least a second old. */
  is_quiet: boolean
}

/** The columns of a `RoundupRow` in `roundups`, where it is the only table. */
export const roundupColumns: Statement = sql`
  roundup_id, state, generation, mode, kept, given, reading, scope, policy, requirements, context, selected, decided,
  list_id, person_id, asked, failure, items_left_out, execution_id, accepted_by, claim, attempts, last_cursor,
  told_at <= clock_timestamp() - interval '1 second' as is_quiet`
