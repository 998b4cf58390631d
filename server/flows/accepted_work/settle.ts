import { updateExecutionSettledAtCommit } from '#server/data/executions/update.ts'
import type { Db } from '#server/database/db.ts'
import type { Data, Input } from '#generated/types.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { AcceptedBy } from '#server/domain/calls/accepted_by.ts'
import type { Result } from '#server/domain/calls/result.ts'
import type { Tell } from '#server/domain/calls/tell.ts'

/** What ends accepted work outside of requests. */
export interface WorkTools {
  readonly seal: Seal
  readonly tell: Tell
}

/** The capabilities that answer for accepted work. */
type ObserverId = 'ideas.capture.get' | 'ideas.roundup.get'

/** Accepted work that may have ended. */
export interface SettledWork<Id extends ObserverId> {
  readonly execution_id: string
  readonly accepted_by: AcceptedBy
  /** The call that reads it. */
  readonly capability: Id
  readonly input: Partial<Input<Id>>
  /** What that call answers now. */
  readonly result: Result<Data<Id>>
}

/**
 * Ends the execution of a capture or a roundup with what the call that reads it answers now. While the work goes on by
 * itself, nothing is done.
 */
export function settleWork<Id extends ObserverId>(
  db: Db,
  tell: Tell,
  { capability, ...work }: SettledWork<Id>,
): void {
  const { execution_id, accepted_by, result } = work
  const { status } = result
  if (status === 'accepted') return
  const stored = tell(capability, { owner: db.owner, ...work })
  const { token_id } = accepted_by
  updateExecutionSettledAtCommit(db, { execution_id, token_id, status, stored })
}
