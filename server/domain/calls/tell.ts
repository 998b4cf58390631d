import type { AcceptedBy } from '#server/domain/calls/accepted_by.ts'
import type { Result } from '#server/domain/calls/result.ts'
import type { StoredAnswer } from '#server/domain/calls/stored_answer.ts'
import type { Data, Input } from '#generated/types.ts'

/** Capabilities that tell how accepted work has ended. A discovery run has none of its own: what started it ends, too. */
export type ObserverId =
  | 'ideas.capture.get'
  | 'ideas.roundup.get'
  | 'ideas.discover'
  | 'ideas.discover.refine'

/** Accepted work that has ended. */
export interface EndedWork<Id extends ObserverId> {
  /** The account. */
  readonly owner: string
  /** The uuid of the execution that the work belongs to. */
  readonly execution_id: string
  readonly accepted_by: AcceptedBy
  /** The input of that call, as far as next actions take it over. */
  readonly input: Partial<Input<Id>>
  /** What that call would answer now. */
  readonly result: Result<Data<Id>>
}

/**
 * Makes the answer of a status capability at the end of accepted work, as the execution stores it (`settleExecution`).
 * Its next actions are those that the caller may take who started the work.
 */
export type Tell = <Id extends ObserverId>(capability: Id, ended: EndedWork<Id>) => StoredAnswer
