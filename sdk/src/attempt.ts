import { defaultPathSerializer, mergeHeaders } from 'openapi-fetch'
import { addresses, client_header } from '../../generated/sdk/wire.ts'
import type { Envelope } from '../../generated/types.ts'
import { type Attempted, ConnectionError } from './errors.ts'
import type { RequestEvent } from './hooks.ts'
import type { Setup } from './options.ts'
import { received } from './received.ts'

/** What is sent, the same in every attempt. */
export interface Sending extends Attempted {
  /** What is asked: a capability, an execution, a place for a new file, a file, a turn, or an approval. */
  readonly to: keyof typeof addresses
  /** JSON text, or a file; null for none. */
  readonly body: string | Blob | null
  /** The media type of a file. */
  readonly type?: string
  /** A step of the address: the capability, an execution's id, a file's reference or a prepared action; empty for a new file and a turn. */
  readonly path: string
  readonly requestId: string
  readonly signal: AbortSignal | undefined
  readonly timeout: number
}

/** How each address is asked, if not by POST. */
const methods: { readonly [To in Sending['to']]?: 'GET' | 'DELETE' } = {
  execution: 'GET',
  file: 'DELETE',
}

/** Sends the request once. Throws a CallError, or what a hook or the token function throws. */
export async function attempt(
  setup: Setup,
  sending: Sending,
  nextToken: () => Promise<string>,
  signal: AbortSignal,
): Promise<Envelope> {
  const { to, type, body } = sending
  const { hooks } = setup
  const token = await nextToken()
  const event = eventOf(setup, sending)
  await hooks.onRequest?.(event)
  // Both may have taken longer than the timeout.
  signal.throwIfAborted()
  const headers = mergeHeaders(event.headers, {
    Authorization: `Bearer ${token}`,
    'Content-Type': type ?? (body === null ? undefined : 'application/json'),
  })
  const begun = performance.now()
  const { response, text } = await lost(sending, token, async () => {
    const method = methods[to] ?? 'POST'
    // A redirect would turn the call into a GET, or send the token to another host.
    const request = new Request(event.url, { method, headers, body, redirect: 'manual', signal })
    const response = await (setup.fetch ?? fetch)(request)
    return { response, text: await response.text() }
  })
  const { status } = response
  const milliseconds = performance.now() - begun
  await hooks.onResponse?.({ request: event, status, headers: response.headers, milliseconds })
  return received(response, text, sending, token)
}

function eventOf({ baseUrl, client }: Setup, sending: Sending): RequestEvent {
  const { to, capability, path, attempts, idempotencyKey, requestId } = sending
  const headers = new Headers({
    Accept: 'application/json, application/problem+json',
    [client_header]: client,
    'X-Request-Id': requestId,
  })
  if (idempotencyKey !== null) headers.set('Idempotency-Key', idempotencyKey)
  const url = `${baseUrl}${defaultPathSerializer(addresses[to], { step: path })}`
  return { capability, attempt: attempts, idempotencyKey, requestId, url, headers }
}

/** Any end without an answer counts as a lost connection. */
async function lost<T>(sending: Sending, token: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    throw new ConnectionError(`no answer: ${reasonOf(error, token)}`, sending)
  }
}

// Not set as `cause`: an error of a custom fetch may contain the request, and so the token.
function reasonOf(error: unknown, token: string): string {
  if (!(error instanceof Error)) return 'an unknown error'
  const { message, cause } = error
  const inner = cause instanceof Error ? ` (${cause.message || cause.name})` : ''
  return `${message}${inner}`.replaceAll(token, '…')
}
