import type { OperationId } from '../../generated/sdk/operation_types.ts'
import type { Request } from '../../generated/types.ts'
import type { Answer } from './answer.ts'
import { type Facts, makeCall } from './call.ts'
import { type Caller, setupFor } from './caller.ts'
import type { CallOptions } from './options.ts'
import type { RawResponse } from './raw.ts'

export type { CallOptions } from './options.ts'

/** A call on its way: a promise of its answer. */
export interface Call<Id extends OperationId> extends Promise<Answer<Id>> {
  /** The answer together with the response that carried it. */
  withResponse(): Promise<{ answer: Answer<Id>; response: RawResponse }>
}

/** The input, which may be left out where nothing in it is required. */
type Inputs<Id extends OperationId> =
  object extends Request<Id>
    ? [input?: Request<Id>, options?: CallOptions]
    : [input: Request<Id>, options?: CallOptions]

/** One capability as a function: `ideasListsCreate(client, input, options)`. */
export interface Operation<Id extends OperationId> {
  (client: Caller, ...inputs: Inputs<Id>): Call<Id>
  readonly facts: Facts<Id>
}

/** Makes the function of a capability; `paging` are the fields that may accompany a cursor. */
export function operation<Id extends OperationId>(
  id: Id,
  version: string,
  key = false,
  paging?: readonly string[],
): Operation<Id> {
  const facts: Facts<Id> = { id, version, key, paging }
  return Object.assign(
    (client: Caller, ...[input, options]: Inputs<Id>) =>
      makeCall(setupFor(client), facts, input ?? {}, options),
    { facts },
  )
}
