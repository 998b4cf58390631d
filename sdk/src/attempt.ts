import openFetch from 'openapi-fetch'
import { wire } from '../../generated/sdk/client.ts'
import type { Envelope, Problem } from '../../generated/types.ts'
import { type Attempted, ConnectionError, ProblemError, TimeoutError } from './errors.ts'
import type { Setup } from './options.ts'
import { problemOf, retryAfterOf } from './problem.ts'

/** What is sent, the same in every attempt. */
export interface Sending extends Attempted {
  /** The body as JSON text. */
  readonly body: string
  readonly requestId: string | undefined
  readonly signal: AbortSignal | undefined
  readonly timeout: number
}

/**
 * Every capability has one address, one set of headers and two shapes of answer; what is in its input
 * and its data is typed by its name, where it is called. test/sdk/types.test.ts holds this against the
 * types openapi-typescript makes of every single operation.
 */
interface Calls {
  '/api/v2/capabilities/{capability}': {
    post: {
      parameters: { path: { capability: string } }
      requestBody: { content: { 'application/json': string } }
      responses: {
        200: { content: { 'application/json': Envelope } }
        default: { content: { 'application/problem+json': Problem } }
      }
    }
  }
}

/** Sends the request once. Throws a CallError, or the reason of the caller's signal. */
export async function attempt(setup: Setup, sending: Sending): Promise<Envelope> {
  const token = await setup.token()
  const { signal, timeout } = sending
  signal?.throwIfAborted()
  const ending = new AbortController()
  const abort = () => ending.abort(signal?.reason)
  const timer = setTimeout(() => ending.abort(), timeout)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    // A fetch of the caller's may not listen to the signal.
    return await Promise.race([
      exchange(setup, sending, token, ending.signal),
      ended(ending.signal),
    ])
  } catch (error) {
    if (error instanceof ProblemError) throw error
    signal?.throwIfAborted()
    if (ending.signal.aborted) throw new TimeoutError(`no answer within ${timeout} ms`, sending)
    throw new ConnectionError(`no answer: ${reasonOf(error, token)}`, sending)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

async function exchange(
  setup: Setup,
  sending: Sending,
  token: string,
  signal: AbortSignal,
): Promise<Envelope> {
  const { data, error, response } = await openFetch<Calls>({
    baseUrl: setup.baseUrl,
    ...(setup.fetch && { fetch: setup.fetch }),
  }).POST('/api/v2/capabilities/{capability}', {
    params: { path: { capability: sending.capability } },
    body: sending.body,
    bodySerializer: (text) => text,
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json, application/problem+json',
      [wire.client_header]: setup.client,
      ...(sending.requestId !== undefined && { 'X-Request-Id': sending.requestId }),
      ...(sending.idempotencyKey !== null && { 'Idempotency-Key': sending.idempotencyKey }),
    },
    // A redirect would turn the call into a GET, or carry the token elsewhere.
    redirect: 'manual',
    signal,
  })
  if (response.status !== 200) {
    const problem = problemOf(response, error)
    throw new ProblemError(problem, retryAfterOf(response, problem), sending)
  }
  if (data?.contract !== wire.contract)
    throw new Error('what came back is not an answer of the service')
  return data
}

// Not kept as `cause`: an error of a custom fetch may hold the request, and so the token.
function reasonOf(error: unknown, token: string): string {
  if (!(error instanceof Error)) return 'an unknown error'
  const { message, cause } = error
  const inner = cause instanceof Error ? ` (${cause.message || cause.name})` : ''
  return `${message}${inner}`.replaceAll(token, '…')
}
