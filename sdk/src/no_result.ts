import type { OperationId } from '../../generated/sdk/operation_types.ts'
import type { OutcomeError } from '../../generated/types.ts'
import type { Answer } from './answer.ts'

/** The service answered needs_input or failed: there is no result. `answer` says what to do. */
export class NoResultError<Id extends OperationId = OperationId> extends Error {
  override readonly name: string = 'NoResultError'
  readonly answer: Extract<Answer<Id>, { error: object }>

  constructor(name: string, answer: Extract<Answer<Id>, { error: object }>) {
    // A registry whose capabilities never ask nor fail has no such answer.
    const { status, error } = answer as { status: string; error: OutcomeError }
    super(`${name}: ${status} ${error.code}: ${error.message}`)
    this.answer = answer
  }
}
