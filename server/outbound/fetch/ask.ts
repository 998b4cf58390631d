import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client as HttpClient } from 'undici'
import type { AllowedAddress, FetchPurpose } from '#server/outbound/fetch/allow.ts'
import { checkedAddresses } from '#server/outbound/fetch/checked_addresses.ts'
import { openSocket, secureSocket } from '#server/outbound/fetch/connect.ts'
import { acceptedCodings, decodedBytes } from '#server/outbound/fetch/decode.ts'
import { FetchFailure, Refusal } from '#server/outbound/fetch/failure.ts'
import { paceSocket } from '#server/outbound/fetch/tail_pace.ts'
import { type Target, targetOf } from '#server/outbound/fetch/target.ts'
import type {
  FetchAnswer,
  FetchOptions,
  FetchRequest,
  PacedOptions,
} from '#server/outbound/fetch/fetcher.ts'

/** The most bytes of an answer's head. */
const maxHead = 16_384

/** Bytes that come at once, at most: the last of them may be more than is taken. */
const oneRead = 65_536

/** The answer of one server, whatever it says. */
export interface Opened extends Omit<FetchAnswer, 'permanent_url' | 'asked'> {
  /** Closes the connection, whatever has been read. */
  close(): void
}

/** One request to one server. Throws a FetchFailure. */
export async function ask(
  options: PacedOptions,
  request: FetchRequest,
  signal: AbortSignal,
): Promise<Opened> {
  // The package is loaded with the first request: it is a tenth of a start.
  const { Client } = await import('undici')
  const began = performance.now()
  const { target, socket } = await reach(options, request, signal)
  const { url, host } = target
  const late = new AbortController()
  const { head, dead } = request.milliseconds
  const left = dead === undefined ? head : Math.max(1, dead - (performance.now() - began))
  const timer = setTimeout(() => late.abort(new FetchFailure('timeout')), left)
  const ended = AbortSignal.any([signal, late.signal])
  let client: HttpClient | null = null
  const close = () => {
    client?.destroy().catch(ignore)
    socket.destroy()
  }
  try {
    const secured = url.protocol === 'https:' ? await secureSocket(socket, host, ended) : socket
    paceSocket(secured, options.tails)
    client = new Client(url.origin, {
      // The client expects its connection later than it asks for it.
      connect: (_, done) => queueMicrotask(() => done(null, secured)),
      allowH2: false,
      pipelining: 0,
      maxHeaderSize: maxHead,
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    const { statusCode, headers, body } = await client.request({
      method: 'GET',
      path: `${url.pathname}${url.search}`,
      headers: {
        'user-agent': options.agent(request.purpose),
        'accept-encoding': acceptedCodings,
        ...request.headers,
      },
      signal: ended,
      // A body that is taken slowly is not left with the socket: its end would come before it, as that of a broken one.
      highWaterMark: request.most + oneRead,
    })
    const single = singleHeaders(headers)
    return {
      status: statusCode,
      headers: single,
      url: url.href,
      bytes: bytesOf(body, single, request),
      close,
    }
  } catch (error) {
    close()
    throw error instanceof FetchFailure
      ? error
      : new FetchFailure(late.signal.aborted ? 'timeout' : 'unreachable')
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Connects to an address that may be fetched. Where it may not, where its name leads nowhere and where nobody answers,
 * the same is thrown after the same time.
 */
async function reach(
  options: FetchOptions,
  { url, purpose, ports, milliseconds }: FetchRequest,
  signal: AbortSignal,
): Promise<{ target: Target; socket: Socket }> {
  const began = performance.now()
  const limit = AbortSignal.any([signal, AbortSignal.timeout(milliseconds.connect)])
  try {
    if (!options.on) throw new Refusal('off')
    const target = targetOf(url)
    const rules = {
      allowed: allowedFor(options, purpose),
      ports,
      servers: options.dns_servers ?? null,
      milliseconds: milliseconds.connect,
    }
    const addresses = await checkedAddresses(target, rules, limit)
    return { target, socket: await openSocket(addresses, target.port, limit) }
  } catch (error) {
    if (error instanceof Refusal) options.onRefused?.(error.reason)
    await until(began + milliseconds.connect, signal)
    throw new FetchFailure('unreachable')
  }
}

function allowedFor(
  { allow, local }: FetchOptions,
  purpose: FetchPurpose,
): readonly AllowedAddress[] {
  return purpose === 'calendar' || local ? allow : allow.filter(({ capture }) => capture)
}

async function* bytesOf(
  body: AsyncIterable<Uint8Array>,
  headers: FetchAnswer['headers'],
  { most, partial = false }: FetchRequest,
): AsyncGenerator<Uint8Array, void> {
  const isTooLong = Number(headers['content-length'] ?? 0) > most
  if (isTooLong && !partial) throw new FetchFailure('too_large')
  try {
    yield* decodedBytes(body, headers['content-encoding'] ?? '', { most, partial })
  } catch (error) {
    throw error instanceof FetchFailure ? error : new FetchFailure('unreachable')
  }
}

function singleHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
  )
}

/** Waits until a moment of `performance.now()`, or until the signal aborts. */
export async function until(moment: number, signal: AbortSignal): Promise<void> {
  const left = moment - performance.now()
  await pause(Math.max(left, 0), undefined, { signal }).catch(ignore)
}

function ignore(): void {}
