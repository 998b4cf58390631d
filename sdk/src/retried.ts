import type { Envelope } from '../../generated/types.ts'
import { attempt, type Sending } from './attempt.ts'
import { delayBefore, pause } from './back_off.ts'
import { CallError, ProblemError } from './errors.ts'
import { atLeast, type CallOptions, callOptions, onlyKnown, type Setup } from './options.ts'

/**
 * Sends a request, and again while that is safe and useful: it is a read, or a write with the same key in each attempt.
 * A refused token is asked for anew once.
 */
export async function retried(
  setup: Setup,
  options: CallOptions,
  sent: () => Omit<Sending, 'attempts'>,
): Promise<Envelope> {
  onlyKnown('option of a call', options, callOptions)
  const { retries = setup.retries, deadline = setup.deadline, signal } = options
  atLeast('retries', retries, 0)
  const until = performance.now() + atLeast('deadline', deadline, 1)
  // Serialised once, so that a retry sends the same text even if the caller changes the object.
  const once = sent()
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
    const left = until - performance.now()
    const sending = { ...once, attempts, timeout: Math.min(once.timeout, left) }
    try {
      return await attempt(setup, sending, nextToken)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isRefusal(error) && setup.refreshes && refusals === 0) {
        refusal = error
        refusals = 1
        continue
      }
      if (attempts > retries + refusals) throw error
      const delay = delayBefore(error, attempts)
      // A pause that ends after the deadline would be waited for in vain.
      if (delay === null || performance.now() + delay >= until) throw error
      await setup.hooks.onRetry?.({ error, delay })
      await pause(delay, signal)
    }
  }
}

/** The service refused this token and did nothing; a different token may be accepted. */
function isRefusal(error: CallError): boolean {
  return error instanceof ProblemError && error.status === 401
}
