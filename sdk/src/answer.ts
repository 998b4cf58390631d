import type { OperationId, OperationTypes } from '../../generated/sdk/operation_types.ts'
import type { Data, Envelope, OutcomeError, PreparedAction, Status } from '../../generated/types.ts'
import type { CallOptions } from './options.ts'
import type { RawResponse } from './raw.ts'

/** The codes an answer of a capability may carry: `'needs_input'`, `'failed'`, or `'refused'` as a problem. */
export type Codes<
  Id extends OperationId,
  Way extends 'needs_input' | 'failed' | 'refused',
> = OperationTypes[Id][Way]

/** Why there is no result, with the codes its capability may give. */
export interface CodedError<Code extends string> extends OutcomeError {
  code: Code
}

/** What every answer carries beside its status, data and error. */
export interface AnswerOf<Id extends OperationId> extends Envelope {
  /** The capability and the version of it that answered. */
  capability: { name: Id; version: string }
}

/** The result was reached; `unchanged` where it held before, `accepted` where the work goes on. */
export interface Done<Id extends OperationId, Reached> extends AnswerOf<Id> {
  status: Reached
  data: WithCommit<Data<Id>>
  error: null
}

/** Something has to be found out first; then a new call is made. */
export interface NeedsInput<Id extends OperationId> extends AnswerOf<Id> {
  status: 'needs_input'
  data: WithCommit<Data<Id>> | null
  error: CodedError<OperationTypes[Id]['needs_input']>
}

/** There is no result. */
export interface Failed<Id extends OperationId> extends AnswerOf<Id> {
  status: 'failed'
  data: WithCommit<Data<Id>> | null
  error: CodedError<OperationTypes[Id]['failed']>
}

/** The whole answer of one capability: look at `status` first, it says whether there is data or an error. */
export type Answer<Id extends OperationId> =
  | Done<Id, Extract<Status<Id>, 'completed' | 'unchanged' | 'accepted'>>
  | ('needs_input' extends Status<Id> ? NeedsInput<Id> : never)
  | ('failed' extends Status<Id> ? Failed<Id> : never)

/** A call on its way: a promise of its answer. */
export interface Call<Id extends OperationId> extends Promise<Answer<Id>> {
  /** The answer together with the response that carried it. */
  withResponse(): Promise<{ answer: Answer<Id>; response: RawResponse }>
}

/** An action that is prepared and waits for a later explicit approval. */
export interface Prepared extends PreparedAction {
  /**
   * Commits the action, which may contact people: call it only after explicit approval. However often
   * it is called, it has one idempotency key of its own, so a repeated commit is a replay. It is not
   * enumerable: JSON and copies do not have it.
   */
  commit(options?: CallOptions): Call<'actions.commit'>
}

/** Data whose prepared action can be committed. */
export type WithCommit<Data> = Data extends { prepared: PreparedAction | null }
  ? Omit<Data, 'prepared'> & { prepared: Prepared | Extract<Data['prepared'], null> }
  : 'prepared' extends keyof Data
    ? Data extends { prepared?: PreparedAction }
      ? Omit<Data, 'prepared'> & { prepared?: Prepared }
      : Data
    : Data
