import type { OperationId } from '../../generated/sdk/operation_types.ts'
import type { Request } from '../../generated/types.ts'
import type { Answer, Call } from './answer.ts'
import type { Sending } from './attempt.ts'
import type { Facts } from './facts.ts'
import { newKey } from './key.ts'
import { atLeast, type CallOptions, checkedHeader, type Setup } from './options.ts'
import { committable } from './prepared.ts'
import { rawOf } from './raw.ts'
import { retried } from './retried.ts'

/**
 * Calls a capability, and retries while that is safe and useful: every call is a read, or a write
 * with the same key in each attempt.
 */
export function makeCall<Id extends OperationId>(
  setup: Setup,
  facts: Facts<Id>,
  input: Request<Id>,
  options: CallOptions = {},
): Call<Id> {
  return asCall(answered(setup, options, () => sendingOf(setup, facts, input, options)))
}

/** Reads an execution, which unlike executions.get says when to ask again. */
export function readExecution(
  setup: Setup,
  id: string,
  options: CallOptions,
): Call<'executions.get'> {
  const facts = { id: 'executions.get', version: '', key: false } as const
  return asCall(
    answered(setup, options, () => ({
      ...sendingOf(setup, facts, { execution_id: id }, options),
      to: 'execution',
      path: encodeURIComponent(id),
      body: null,
    })),
  )
}

function asCall<Id extends OperationId>(answer: Promise<Answer<Id>>): Call<Id> {
  return Object.assign(answer, {
    async withResponse() {
      const received = await answer
      const response = rawOf(received)
      if (!response) throw new TypeError('this answer was not received by this client')
      return { answer: received, response }
    },
  })
}

async function answered<Id extends OperationId>(
  setup: Setup,
  options: CallOptions,
  sent: () => Omit<Sending, 'attempts'>,
): Promise<Answer<Id>> {
  const answer = await retried(setup, options, sent)
  // The answer has the type of this capability's contract.
  return committable(makeCall, setup, answer as Answer<Id>)
}

function sendingOf(
  setup: Setup,
  { id, version, key }: Facts,
  input: object,
  { idempotencyKey, requestId = newKey(), signal, timeout = setup.timeout }: CallOptions,
): Omit<Sending, 'attempts'> {
  // A few inputs have the key as a field too, and the service requires both to be equal.
  const given =
    idempotencyKey ?? Object.entries(input).find(([name]) => name === 'idempotency_key')?.[1]
  return {
    capability: id,
    to: 'capability',
    path: id,
    body: JSON.stringify({ version, input }),
    idempotencyKey: key ? checkedHeader('idempotencyKey', given ?? newKey(), 191) : null,
    requestId: checkedHeader('requestId', requestId, 128),
    signal,
    timeout: atLeast('timeout', timeout, 1),
  }
}
