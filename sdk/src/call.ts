import type { OperationId } from '../../generated/sdk/operation_types.ts'
import type { Request } from '../../generated/types.ts'
import type { Answer, Call } from './answer.ts'
import { attempt, type Sending } from './attempt.ts'
import { delayBefore, pause } from './back_off.ts'
import { CallError, ProblemError } from './errors.ts'
import type { Facts } from './facts.ts'
import { newKey } from './key.ts'
import { atLeast, type CallOptions, checkedHeader, type Setup } from './options.ts'
import { committable } from './prepared.ts'
import { rawOf } from './raw.ts'

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
  { retries = setup.retries, signal }: CallOptions,
  sent: () => Omit<Sending, 'attempts'>,
): Promise<Answer<Id>> {
  atLeast('retries', retries, 0)
  // Serialised once, so that a retry sends the same text even if the caller changes the object.
  const sending = sent()
  let token = ''
  let refusal: CallError | null = null
  let refusals = 0
  const nextToken = async () => {
    const next = await setup.token(refusal !== null)
    if (refusal && next === token) throw refusal
    refusal = null
    token = next
    return token
  }
  for (let attempts = 1; ; attempts += 1) {
    try {
      const answer = await attempt(setup, { ...sending, attempts }, nextToken)
      // The answer has the type of this capability's contract.
      return committable(makeCall, setup, answer as Answer<Id>)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isRefusal(error) && setup.refreshes && refusals === 0) {
        refusal = error
        refusals = 1
        continue
      }
      if (attempts > retries + refusals) throw error
      const delay = delayBefore(error, attempts)
      if (delay === null) throw error
      await setup.hooks.onRetry?.({ error, delay })
      await pause(delay, signal)
    }
  }
}

/** The service refused this token and did nothing; a different token may be accepted. */
function isRefusal(error: CallError): boolean {
  return error instanceof ProblemError && error.status === 401
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
    path: id,
    body: JSON.stringify({ version, input }),
    idempotencyKey: key ? checkedHeader('idempotencyKey', given ?? newKey(), 191) : null,
    requestId: checkedHeader('requestId', requestId, 128),
    signal,
    timeout: atLeast('timeout', timeout, 1),
  }
}
