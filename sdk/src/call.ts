import { type OperationId, operationFacts } from '../../generated/sdk/client.ts'
import type { Answer, Envelope, Request } from '../../generated/types.ts'
import { attempt, type Sending } from './attempt.ts'
import { delayBefore, pause } from './back_off.ts'
import { CallError } from './errors.ts'
import { atLeast, type CallOptions, checkedHeader, type Setup } from './options.ts'

/**
 * Calls a capability, and again while that is safe and of use: every call is a read, or a write whose
 * key is the same in each attempt.
 */
export async function makeCall<Id extends OperationId>(
  setup: Setup,
  name: Id,
  input: Request<Id>,
  options: CallOptions = {},
): Promise<Answer<Id>> {
  const { retries = setup.retries, signal } = options
  atLeast('retries', retries, 0)
  const sending = sendingOf(setup, name, input, options)
  for (let attempts = 1; ; attempts += 1) {
    try {
      const answer: Envelope = await attempt(setup, { ...sending, attempts })
      // Of its contract, and to the call of this name.
      return answer as Answer<Id>
    } catch (error) {
      if (!(error instanceof CallError) || attempts > retries) throw error
      const delay = delayBefore(error, attempts)
      if (delay === null) throw error
      await pause(delay, signal)
    }
  }
}

function sendingOf(
  setup: Setup,
  name: OperationId,
  input: object,
  { idempotencyKey, requestId, signal, timeout = setup.timeout }: CallOptions,
): Omit<Sending, 'attempts'> {
  if (!Object.hasOwn(operationFacts, name))
    throw new TypeError(`there is no capability ${String(name)}`)
  const { version, idempotency_key } = operationFacts[name]
  const key = idempotencyKey ?? crypto.randomUUID()
  return {
    capability: name,
    // As text at once: what is sent again is what was sent, whatever becomes of the object.
    body: JSON.stringify({ version, input }),
    idempotencyKey: idempotency_key ? checkedHeader('idempotencyKey', key, 191) : null,
    requestId: requestId === undefined ? undefined : checkedHeader('requestId', requestId, 128),
    signal,
    timeout: atLeast('timeout', timeout, 1),
  }
}
