import openFetch from 'openapi-fetch'
import { addresses, client_header } from '../../generated/sdk/wire.ts'
import type { Envelope, Problem } from '../../generated/types.ts'
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

/** An answer as text. Its capability defines its type; test/sdk/types.test.ts compares our types with those of the document. */
interface Answered {
  parameters: { path: { step: string } }
  responses: {
    200: { content: { 'application/json': string } }
    default: { content: { 'application/problem+json': Problem } }
  }
}

/** Every capability has one address, one set of headers and two shapes of answer. */
type Addresses = {
  [Path in typeof addresses.capability]: {
    post: Answered & { requestBody: { content: { 'application/json': string } } }
  }
} & { [Path in typeof addresses.execution]: { get: Answered } } & {
  [Path in typeof addresses.media]: {
    post: Answered & { requestBody: { content: { '*/*': string } } }
  }
} & { [Path in typeof addresses.file]: { delete: Answered } } & {
  [Path in typeof addresses.turns | typeof addresses.approval]: {
    post: Answered & { requestBody: { content: { 'application/json': string } } }
  }
}

/** Sends the request once. Throws a CallError, or what a hook or the token function throws. */
export async function attempt(
  setup: Setup,
  sending: Sending,
  nextToken: () => Promise<string>,
  signal: AbortSignal,
): Promise<Envelope> {
  const { to, type, body, path } = sending
  const { hooks } = setup
  const token = await nextToken()
  const event = eventOf(setup, sending)
  await hooks.onRequest?.(event)
  // Both may have taken longer than the timeout.
  signal.throwIfAborted()
  const headers = new Headers(event.headers)
  headers.set('Authorization', `Bearer ${token}`)
  if (type !== undefined) headers.set('Content-Type', type)
  const begun = performance.now()
  const { data, error, response } = await lost(sending, token, () => {
    // A redirect would turn the call into a GET, or send the token to another host.
    const common = {
      params: { path: { step: path } },
      headers,
      redirect: 'manual',
      signal,
    } as const
    const { GET, POST, DELETE } = openFetch<Addresses>({
      baseUrl: setup.baseUrl,
      ...(setup.fetch && { fetch: setup.fetch }),
    })
    switch (to) {
      case 'execution':
        return GET(addresses.execution, { ...common, parseAs: 'text' })
      case 'file':
        return DELETE(addresses.file, { ...common, parseAs: 'text' })
      case 'media':
      case 'turns':
      case 'approval':
      case 'capability': {
        // A file is sent as it is, which the types of the client do not know.
        const sent = {
          ...common,
          parseAs: 'text',
          body: body as string,
          bodySerializer: asIs,
        } as const
        if (to === 'media') return POST(addresses.media, sent)
        if (to === 'turns') return POST(addresses.turns, sent)
        if (to === 'approval') return POST(addresses.approval, sent)
        return POST(addresses.capability, sent)
      }
    }
  })
  const { status } = response
  const milliseconds = performance.now() - begun
  await hooks.onResponse?.({ request: event, status, headers: response.headers, milliseconds })
  const told: unknown = error ?? data ?? ''
  return received(response, typeof told === 'string' ? told : JSON.stringify(told), sending, token)
}

function asIs(text: string): string {
  return text
}

function eventOf({ baseUrl, client }: Setup, sending: Sending): RequestEvent {
  const { to, capability, path, attempts, idempotencyKey, requestId } = sending
  const headers = new Headers({
    Accept: 'application/json, application/problem+json',
    [client_header]: client,
    'X-Request-Id': requestId,
  })
  if (idempotencyKey !== null) headers.set('Idempotency-Key', idempotencyKey)
  const url = `${baseUrl}${addresses[to].replace('{step}', path)}`
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
