import type { OperationId } from '../../generated/sdk/operation_types.ts'
import type { Request } from '../../generated/types.ts'
import type { Answer, Call, Keyed, Success } from './answer.ts'
import type { Sending } from './attempt.ts'
import type { Facts } from './facts.ts'
import { newKey } from './key.ts'
import { NoResultError, type Unanswered } from './no_result.ts'
import { type CallOptions, checkedHeader, type Setup } from './options.ts'
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
  // Both may be left out, and JavaScript passes null for what it leaves out.
  sent: Request<Id> | null | undefined,
  told?: CallOptions | null,
): Call<Id> {
  const input: object = sent ?? {}
  const options = told ?? {}
  // A few inputs have the key as a field too, and the service requires both to be equal.
  const given =
    options.idempotencyKey ??
    Object.entries(input).find(([name]) => name === 'idempotency_key')?.[1]
  const key = facts.key ? (given ?? newKey()) : null
  return asCall(
    facts.id,
    key,
    answered(setup, options, () => sendingOf(setup, facts, input, key, options)),
  )
}

/**
 * Reads an execution, which unlike a call of the capability says when to ask again.
 *
 * @param reader the capability that reads executions
 */
export function readExecution(
  setup: Setup,
  reader: OperationId,
  id: string,
  options: CallOptions,
): Call<OperationId> {
  const facts: Facts = { id: reader, version: '', key: false }
  return asCall(
    reader,
    null,
    answered(setup, options, () => ({
      ...sendingOf(setup, facts, { execution_id: id }, null, options),
      to: 'execution',
      path: id,
      body: null,
    })),
  )
}

function asCall<Id extends OperationId>(
  id: Id,
  idempotencyKey: string | null,
  answer: Promise<Answer<Id>>,
): Call<Id> {
  const keyed = <T>(result: Promise<T>): Keyed<T> => Object.assign(result, { idempotencyKey })
  return Object.assign(keyed(answer), {
    orThrow: () =>
      keyed(
        answer.then((received) => {
          if (received.error !== null) throw new NoResultError<Id>(id, received as Unanswered<Id>)
          return received as Success<Id>
        }),
      ),
    withResponse: () =>
      keyed(
        answer.then((received) => {
          const response = rawOf(received)
          if (!response) throw new TypeError('this answer was not received by this client')
          return { answer: received, response }
        }),
      ),
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
  { id, version }: Facts,
  input: object,
  idempotencyKey: string | null,
  { requestId = newKey(), signal, timeout = setup.timeout }: CallOptions,
): Omit<Sending, 'attempts'> {
  return {
    capability: id,
    to: 'capability',
    path: id,
    body: JSON.stringify({ version, input }),
    idempotencyKey:
      idempotencyKey === null ? null : checkedHeader('idempotencyKey', idempotencyKey, 191),
    requestId: checkedHeader('requestId', requestId, 128),
    signal,
    timeout,
  }
}
