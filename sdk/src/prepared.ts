import type { OperationId } from '../../generated/sdk/operation_types.ts'
import { committing } from '../../generated/sdk/wire.ts'
import type { Request } from '../../generated/types.ts'
import type { Call } from './answer.ts'
import type { Facts } from './facts.ts'
import { newKey } from './key.ts'
import type { CallOptions, Setup } from './options.ts'

/** The function that calls the capability that commits; call.ts sets it. */
type Commit = (
  setup: Setup,
  facts: Facts,
  input: Request<OperationId>,
  options: CallOptions,
) => Call<OperationId>

/** Adds `commit` to the prepared action of an answer. */
export function committable<One extends { data: unknown }>(
  commit: Commit,
  setup: Setup,
  answer: One,
): One {
  const prepared = preparedIn(answer.data)
  if (prepared && committing) {
    // Every call of commit uses the same key.
    const key = newKey()
    const [id, version] = committing
    const { action_handle } = prepared
    // Not enumerable, so that printed and copied actions contain only what the service sent.
    Object.defineProperty(prepared, 'commit', {
      value: (options: CallOptions = {}) =>
        commit(
          setup,
          { id, version, key: true },
          { action_handle } as object as Request<OperationId>,
          { ...options, idempotencyKey: options.idempotencyKey ?? key },
        ),
    })
  }
  return answer
}

function preparedIn(data: unknown): { action_handle: string } | null {
  const { prepared } = Object(data)
  return typeof prepared?.action_handle === 'string' ? prepared : null
}
