import type { OperationId } from '../../generated/sdk/operation_types.ts'
import type { Request } from '../../generated/types.ts'
import type { Call } from './answer.ts'
import { makeCall } from './call.ts'
import { type Caller, setupFor } from './caller.ts'
import type { Facts } from './facts.ts'
import type { CallOptions } from './options.ts'

export type { Call } from './answer.ts'
export type { CallOptions } from './options.ts'

/** The input, which is optional if none of its fields is required. */
type Inputs<Id extends OperationId> =
  object extends Request<Id>
    ? [input?: Request<Id>, options?: CallOptions]
    : [input: Request<Id>, options?: CallOptions]

/** One capability as a function: `shelvesCreate(client, input, options)`. */
export interface Operation<Id extends OperationId> {
  (client: Caller, ...inputs: Inputs<Id>): Call<Id>
  readonly facts: Facts<Id>
}

/** Creates the function of a capability. `paging` are the fields that are allowed with a cursor. */
export function operation<Id extends OperationId>(
  id: Id,
  version: string,
  key = false,
  paging?: readonly string[],
): Operation<Id> {
  const facts: Facts<Id> = { id, version, key, paging }
  return Object.assign(
    (client: Caller, ...[input, options]: Inputs<Id>) =>
      makeCall(setupFor(client), facts, input, options),
    { facts },
  )
}
