import type { Envelope } from '../../generated/types.ts'
import { attempt, type Sending } from './attempt.ts'
import { delayBefore, pause } from './back_off.ts'
import { bounded } from './bounded.ts'
import { checked } from './checks.ts'
import { CallError, ProblemError, TimeoutError } from './errors.ts'
import { type CallOptions, callOptions, type Setup } from './options.ts'

/**
 * Sends a request, and again while that is safe and useful: it is a read, or a write with the same key in each attempt.
 * A refused token is asked for anew once.
 */
export async function retried(
  setup: Setup,
  options: CallOptions,
  sent: () => Omit<Sending, 'attempts'>,
): Promise<Envelope> {
  checked('call option', options, callOptions)
  const { retries = setup.retries, deadline = setup.deadline, signal } = options
  const until = performance.now() + deadline
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
    const left = () => until - performance.now()
    const sending = { ...once, attempts }
    const within = (limit: string) => () =>
      new TimeoutError(`no answer within ${limit} ms`, sending)
    const run = (ended: AbortSignal) => attempt(setup, sending, nextToken, ended)
    const late = within(`the deadline of ${deadline}`)
    try {
      return await (once.timeout < left()
        ? bounded(run, once.timeout, signal, within(`${once.timeout}`))
        : bounded(run, left(), signal, late))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isRefusal(error) && setup.refreshes && refusals === 0) {
        refusal = error
        refusals = 1
        continue
      }
      if (attempts > retries + refusals) throw error
      const delay = delayBefore(error, attempts)
      // A timer may be a millisecond early.
      if (delay === null || left() < 2) throw error
      // A pause that ends after the deadline would be waited for in vain.
      if (delay >= left()) {
        error.message += `; the deadline of ${deadline} ms leaves no time for another attempt`
        throw error
      }
      const again = async (ended: AbortSignal) => {
        await setup.hooks.onRetry?.({ error, delay })
        await pause(delay, ended)
      }
      await bounded(again, left(), signal, late)
    }
  }
}

/** The service refused this token and did nothing; a different token may be accepted. */
function isRefusal(error: CallError): boolean {
  return error instanceof ProblemError && error.status === 401
}
