import { type StateOf, type WorkKind, workStates } from '#server/domain/accepted_work/states.ts'
import type { Failure } from '#server/domain/basics/failure.ts'
import {
  accepted,
  completed,
  failed,
  needsInput,
  type Result,
} from '#server/domain/calls/result.ts'
import type { Presentation } from '#server/domain/calls/presentation.ts'

/** What is said of accepted work. */
export interface WorkSaid {
  readonly presentation: Presentation
  /** What it asks, or why it failed, where it waits for its user or has failed. */
  readonly failure: () => Failure
  /** What is added where it goes on by itself, or has ended well. */
  readonly said: () => Presentation
}

/** The answer for a capture or a roundup in a state: its status is that of the table of states. */
export function presentWork<Kind extends WorkKind, D>(
  kind: Kind,
  state: StateOf<Kind>,
  data: D,
  { presentation, failure, said }: WorkSaid,
): Result<D> {
  const states: Readonly<Record<PropertyKey, { readonly status: Result<D>['status'] }>> =
    workStates[kind]
  switch (states[state]?.status) {
    case 'needs_input':
      return needsInput(data, failure(), presentation)
    case 'failed':
      return failed(data, failure(), presentation)
    case 'completed':
      return completed(data, { ...presentation, ...said() })
    default:
      return accepted(data, { ...presentation, ...said() })
  }
}
