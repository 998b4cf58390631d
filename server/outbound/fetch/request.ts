import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'undici'
import type { AllowedAddress, FetchPurpose } from '#server/outbound/fetch/allow.ts'
import { checkedAddresses } from '#server/outbound/fetch/checked_addresses.ts'
import { openSocket, secureSocket } from '#server/outbound/fetch/connect.ts'
import { acceptedCodings, decodedBytes } from '#server/outbound/fetch/decode.ts'
import { FetchFailure, Refusal, type RefusalReason } from '#server/outbound/fetch/failure.ts'
import { TailPace } from '#server/outbound/fetch/tail_pace.ts'
import { type Target, targetOf } from '#server/outbound/fetch/target.ts'

/** What a process fetches with. */
export interface FetchOptions {
  /** Off: nothing is fetched, and every address is unreachable. */
  readonly on: boolean
  /** FETCH_ALLOW. */
  readonly allow: readonly AllowedAddress[]
  /** Whether only this machine can call the service: then captures may fetch all of `allow`, too. */
  readonly local: boolean
  /** What the service calls itself to others, by what it fetches for. */
  readonly agent: (purpose: FetchPurpose) => string
  /** DNS servers that are asked instead of the system's. */
  readonly dns_servers?: readonly string[]
  /** How long pages may take; by default as `fetchPage` says. */
  readonly page_times?: FetchTimes
  /** Bytes a second of what stands after the beginning of long pages; by default what `TailPace` says. */
  readonly tail_pace?: number
  /** Called with the reason, which callers do not learn, where an address may not be fetched. */
  readonly onRefused?: (reason: RefusalReason) => void
}

/** One request, and how much of what comes back is taken. */
export interface FetchRequest {
  readonly url: string
  readonly purpose: FetchPurpose
  readonly headers?: Readonly<Record<string, string>>
  /** The ports that may be asked on public addresses. */
  readonly ports: readonly number[]
  /** The most bytes, before and after decoding. */
  readonly most: number
  readonly milliseconds: FetchTimes
  /** Ends the exchange early; it then is a timeout. */
  readonly signal?: AbortSignal | undefined
  /** Whether redirects are followed; by default they are. */
  readonly follow?: boolean
  /** Whether the beginning of a body that is too large, or that breaks off, is given before this is thrown. */
  readonly partial?: boolean
  /** Addresses that led to this one without a redirect: they count as redirects, and none is asked again. */
  readonly asked?: readonly string[]
}

export interface FetchTimes {
  /** To find the address and to connect; what cannot be reached is told after exactly this time. */
  readonly connect: number
  /** From the connection to the head of the answer. */
  readonly head: number
  /**
   * From the beginning of a request until it is told that nothing came of it, whatever the reason: the head of an answer
   * counts until then. Without it that is told when it is known.
   */
  readonly dead?: number
  /** In all, redirects included. */
  readonly all: number
}

/** An answer that was not a redirect, or was not to be followed. */
export interface FetchAnswer {
  readonly status: number
  /** By lower-case names; several of one name are one text. */
  readonly headers: Readonly<Record<string, string>>
  /** Where the answer came from. */
  readonly url: string
  /** Where the address has moved to for good; null if it has not. */
  readonly permanent_url: string | null
  /** Every address that was asked for it, in turn. */
  readonly asked: readonly string[]
  /** The decoded bytes. Throws a FetchFailure as soon as they are too many, too late or end early. */
  readonly bytes: AsyncIterable<Uint8Array>
}

/** Fetches what others name. */
export interface Fetcher {
  /** Whether anything is fetched at all. */
  readonly on: boolean
  /** How long pages may take; null for the usual times. */
  readonly page_times: FetchTimes | null
  /** How fast the ends of long pages are taken, of all that are fetched with this. */
  readonly tails: TailPace
  /**
   * Asks a server, follows redirects, and hands over the answer; its connection is closed when `use` ends. Only public
   * addresses are connected to, and those that FETCH_ALLOW adds: the very addresses that were checked. Nothing is kept
   * between requests. Throws a FetchFailure where nothing came of it.
   */
  exchange<T>(request: FetchRequest, use: (answer: FetchAnswer) => Promise<T>): Promise<T>
}

const mostRedirects = 5
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const permanent: ReadonlySet<number> = new Set([301, 308])

/** The most bytes of an answer's head. */
const mostHead = 16_384

/** Makes what fetches. It is the only place of the service that connects to an address that a person named. */
export function makeFetcher(options: FetchOptions): Fetcher {
  return {
    on: options.on,
    page_times: options.page_times ?? null,
    tails: new TailPace(options.tail_pace),
    async exchange(request, use) {
      const late = new AbortController()
      const timer = setTimeout(
        () => late.abort(new FetchFailure('timeout')),
        request.milliseconds.all,
      )
      const ended = AbortSignal.any([late.signal, ...(request.signal ? [request.signal] : [])])
      try {
        return await follow(options, request, ended, use)
      } catch (error) {
        const isAnswered = error instanceof FetchFailure && error.answered
        if (ended.aborted) throw new FetchFailure('timeout', isAnswered)
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

async function follow<T>(
  options: FetchOptions,
  request: FetchRequest,
  signal: AbortSignal,
  use: (answer: FetchAnswer) => Promise<T>,
): Promise<T> {
  const hop: Hop = { began: performance.now(), isAnswered: false, isUsed: false }
  try {
    return await followed(options, request, signal, use, hop)
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    const { dead } = request.milliseconds
    if (dead !== undefined && !hop.isUsed) await until(hop.began + dead, signal)
    throw hop.isAnswered ? new FetchFailure(error.problem, true) : error
  }
}

/** The request that is under way, of several that follow one another. */
interface Hop {
  /** In milliseconds of `performance.now()`. */
  began: number
  /** Whether a server has answered with where to go on. */
  isAnswered: boolean
  /** Whether the answer is the one that counts. */
  isUsed: boolean
}

async function followed<T>(
  options: FetchOptions,
  request: FetchRequest,
  signal: AbortSignal,
  use: (answer: FetchAnswer) => Promise<T>,
  hop: Hop,
): Promise<T> {
  const { follow: isFollowed = true } = request
  const asked = new Set(request.asked)
  const first = asked.size
  let { url } = request
  let isPermanent = true
  for (let hops = first; hops <= mostRedirects && !asked.has(url); hops += 1) {
    asked.add(url)
    hop.began = performance.now()
    const opened = await ask(options, { ...request, url }, signal)
    try {
      const { status, headers } = opened
      const location = redirects.has(status) && isFollowed ? headers.location : undefined
      if (location === undefined) {
        const permanent_url = hops > first && isPermanent ? opened.url : null
        hop.isUsed = true
        return await use({ ...opened, permanent_url, asked: [...asked] })
      }
      hop.isAnswered = true
      url = redirected(opened.url, location)
      isPermanent &&= permanent.has(status)
    } finally {
      opened.close()
    }
  }
  options.onRefused?.('redirect')
  throw new FetchFailure('unreachable')
}

/** Waits until a moment of `performance.now()`, or until the signal aborts. */
async function until(moment: number, signal: AbortSignal): Promise<void> {
  const left = moment - performance.now()
  await pause(Math.max(left, 0), undefined, { signal }).catch(ignore)
}

interface Opened extends Omit<FetchAnswer, 'permanent_url' | 'asked'> {
  /** Closes the connection, whatever has been read. */
  close(): void
}

/** One request to one server. Throws a FetchFailure. */
async function ask(
  options: FetchOptions,
  request: FetchRequest,
  signal: AbortSignal,
): Promise<Opened> {
  const began = performance.now()
  const { target, socket } = await reach(options, request, signal)
  const { url, host } = target
  const late = new AbortController()
  const { head, dead } = request.milliseconds
  const left = dead === undefined ? head : Math.max(1, dead - (performance.now() - began))
  const timer = setTimeout(() => late.abort(new FetchFailure('timeout')), left)
  const ended = AbortSignal.any([signal, late.signal])
  let client: Client | null = null
  const close = () => {
    client?.destroy().catch(ignore)
    socket.destroy()
  }
  try {
    const secured = url.protocol === 'https:' ? await secureSocket(socket, host, ended) : socket
    client = new Client(url.origin, {
      // The client expects its connection later than it asks for it.
      connect: (_, done) => queueMicrotask(() => done(null, secured)),
      allowH2: false,
      pipelining: 0,
      maxHeaderSize: mostHead,
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

/**
 * The address that a page or a server leads to from this one, without a fragment. Throws a FetchFailure for none, and
 * for one that would leave TLS.
 */
export function redirected(from: string, location: string): string {
  if (!URL.canParse(location, from)) throw new FetchFailure('unreachable')
  const next = new URL(location, from)
  if (from.startsWith('https:') && next.protocol === 'http:') {
    throw new FetchFailure('insecure_redirect')
  }
  next.hash = ''
  return next.href
}

function singleHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
  )
}

function ignore(): void {}
