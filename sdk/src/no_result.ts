import type { OperationId } from '../../generated/sdk/operation_types.ts'
import type { OutcomeError } from '../../generated/types.ts'
import type { Answer } from './answer.ts'

/** An answer without a result. One for each capability, so that a code narrows the error of several, too. */
export type Unanswered<Id extends OperationId> = Id extends OperationId
  ? Extract<Answer<Id>, { error: object }>
  : never

/** The service answered needs_input or failed: there is no result. `answer` says what to do. */
export interface NoResultError<Id extends OperationId = OperationId> extends Error {
  readonly name: string
  readonly answer: Unanswered<Id>
}

/** The class as `instanceof` takes it: a generic class would narrow an error to `NoResultError<any>`. */
interface NoResultErrors {
  readonly prototype: NoResultError
  new <Id extends OperationId = OperationId>(
    name: string,
    answer: Unanswered<Id>,
  ): NoResultError<Id>
}

// The prototype of a generic class has the type arguments `any`, which may be more than a registry's answers have.
export const NoResultError = class NoResultError<Id extends OperationId> extends Error {
  override readonly name: string = 'NoResultError'
  readonly answer: Unanswered<Id>

  constructor(name: string, answer: Unanswered<Id>) {
    // A registry whose capabilities never ask nor fail has no such answer.
    const { status, error } = answer as { status: string; error: OutcomeError }
    super(`${name}: ${status} ${error.code}: ${error.message}`)
    this.answer = answer
  }
} as NoResultErrors
