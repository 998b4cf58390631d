/** The public API of the package. Everything else is internal. */
export { createClient, type Client } from './client.ts'
export { createCaller, type Caller } from './caller.ts'
export {
  CallError,
  ConnectionError,
  isProblem,
  type ProblemCode,
  ProblemError,
  type ProblemOf,
  type ProblemStatus,
  TimeoutError,
} from './errors.ts'
export type { Hooks, RequestEvent, ResponseEvent, RetryEvent } from './hooks.ts'
export type { Call, Operation } from './operation.ts'
export type { CallOptions, ClientOptions, Token } from './options.ts'
export { NoResultError } from './no_result.ts'
export { NoPageError, type Item, type Page, type PagedId, type Pages, pages } from './pages.ts'
export type { RawResponse } from './raw.ts'
export {
  type ReadId,
  StillRunningError,
  type Settled,
  until,
  type UntilOptions,
  type Waitable,
  wait,
  type WaitOptions,
} from './wait.ts'
export * from '../../generated/sdk/interfaces.ts'
export * from '../../generated/sdk/operations.ts'
export type { OperationId } from '../../generated/sdk/operation_types.ts'
export type * from '../../generated/types.ts'
// Replaces the type of generated/types.ts: narrower, with the codes of its capability.
export type { Answer, CodedError, Codes, Keyed, Prepared, Success } from './answer.ts'
