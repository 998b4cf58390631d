import type { OperationId, OperationTypes } from '../../generated/sdk/operation_types.ts'
import type { CommitId, Preparation } from '../../generated/sdk/wire.ts'
import type { Candidates, Data, Envelope, OutcomeError, Status } from '../../generated/types.ts'
import type { CallOptions } from './options.ts'
import type { RawResponse } from './raw.ts'

/** The codes an answer of a capability may have: `'needs_input'`, `'failed'`, or `'refused'` as a problem. */
export type Codes<
  Id extends OperationId,
  Way extends 'needs_input' | 'failed' | 'refused',
> = OperationTypes[Id][Way]

/** Why there is no result, with a code that has no candidates. */
export interface PlainError<Code extends string> extends OutcomeError {
  code: Code
  candidates?: never
}

/** Why there is no result, with what the user may choose from. */
export interface AskingError<Code extends keyof Candidates> extends OutcomeError {
  code: Code
  /** What the user may choose from. */
  candidates?: Candidates[Code][]
}

/** Why there is no result, with the codes of its capability: each code has candidates of a type of its own. */
export type CodedError<Code extends string> = Code extends keyof Candidates
  ? AskingError<Code>
  : PlainError<Code>

/** What every answer has besides status, data and error. */
export interface AnswerOf<Id extends OperationId> extends Envelope {
  /** The capability and the version of it that answered. */
  capability: { name: Id; version: string }
}

/** There is a result: `unchanged` if nothing had to change, `accepted` if the work continues. */
export interface Done<Id extends OperationId, Reached> extends AnswerOf<Id> {
  status: Reached
  data: WithCommit<Data<Id>>
  error: null
}

/** Something is missing. Get it, then make a new call. */
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

/** One answer with a result for each of these statuses, so that `Extract` finds it by its status. */
type DoneWith<Id extends OperationId, Reached> = Reached extends Reached ? Done<Id, Reached> : never

/** The whole answer of one capability. Check `status` first: it says whether there is data or an error. */
export type Answer<Id extends OperationId> =
  | DoneWith<Id, Extract<Status<Id>, 'completed' | 'unchanged' | 'accepted'>>
  | ('needs_input' extends Status<Id> ? NeedsInput<Id> : never)
  | ('failed' extends Status<Id> ? Failed<Id> : never)

/** An answer that has a result: its status is completed, unchanged or accepted. */
export type Success<Id extends OperationId> = Exclude<
  Answer<Id>,
  { data: null } | { error: object }
>

/** A promise of what a call brings, with the key of the call. */
export interface Keyed<T> extends Promise<T> {
  /** Pass it to a new call to repeat this write, however this call ends; null for a read. */
  readonly idempotencyKey: string | null
}

/** A running call: a promise of its answer. */
export interface Call<Id extends OperationId> extends Keyed<Answer<Id>> {
  /** The answer if it has a result, so that `data` is there. Throws a NoResultError for needs_input and failed. */
  orThrow(): Keyed<Success<Id>>
  /** The answer together with its response. */
  withResponse(): Keyed<{ answer: Answer<Id>; response: RawResponse }>
}

/** A prepared action that waits for a later explicit approval. */
export interface Prepared extends Preparation {
  /**
   * Commits the action, which may contact people: call it only after explicit approval. Every call
   * uses the same idempotency key, so a repeated commit is a replay. It is not
   * enumerable: JSON and copies do not have it.
   */
  commit(options?: CallOptions): Call<CommitId>
}

/** Data whose prepared action can be committed, where the service has a capability that commits. */
export type WithCommit<Data> = [CommitId] extends [never] ? Data : Committable<Data>

type Committable<Data> = Data extends { prepared: Preparation | null }
  ? Omit<Data, 'prepared'> & { prepared: Prepared | Extract<Data['prepared'], null> }
  : 'prepared' extends keyof Data
    ? Data extends { prepared?: Preparation }
      ? Omit<Data, 'prepared'> & { prepared?: Prepared }
      : Data
    : Data
