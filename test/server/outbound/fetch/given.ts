import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as listenOn, type Socket } from 'node:net'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { FetchFailure, type RefusalReason } from '#server/outbound/fetch/failure.ts'
import { makeFetcher } from '#server/outbound/fetch/request.ts'
import type {
  FetchAnswer,
  Fetcher,
  FetchOptions,
  FetchRequest,
} from '#server/outbound/fetch/fetcher.ts'

/** A second address of this machine, for a server that may be fetched while 127.0.0.1 may not. */
export const elsewhere = '127.0.0.2'

/** Something that listens on this machine. */
export interface Listening {
  readonly port: number
  /** How many connections it got. */
  readonly connections: () => number
  close(): Promise<void>
}

/** Listens on all addresses of this machine, or on one, and says nothing; nobody should ever connect to it. */
export async function startCanary(host = '::'): Promise<Listening> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = listenOn((socket) => {
    connections += 1
    sockets.add(socket.on('error', () => {}))
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** A web server on another address of this machine. */
export async function startSite(
  answer: RequestListener,
  port = 0,
): Promise<Listening & { url: string }> {
  let connections = 0
  const server = createServer(answer).on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(port, elsewhere, resolve))
  const { port: used } = server.address() as AddressInfo
  return {
    port: used,
    url: `http://${elsewhere}:${used}`,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What fetches in a test, and why it refused. */
export interface TestFetcher extends Fetcher {
  readonly refused: RefusalReason[]
}

/** What fetches in a test; `allow` is FETCH_ALLOW. */
export function fetcherFor(allow: string, options: Partial<FetchOptions> = {}): TestFetcher {
  const refused: RefusalReason[] = []
  const entries = allow.split(',').filter(Boolean).map(readAllowedAddress)
  const fetcher = makeFetcher({
    on: true,
    allow: entries.filter((entry) => entry !== null),
    local: false,
    agent: () => 'test/1 (+http://service.example)',
    onRefused: (reason) => refused.push(reason),
    ...options,
  })
  return { ...fetcher, refused }
}

export const quick = { connect: 300, head: 600, all: 1_200 }

/** A request for a calendar with short times. */
export function requestFor(url: string, given: Partial<FetchRequest> = {}): FetchRequest {
  return {
    url,
    purpose: 'calendar',
    ports: [80, 443],
    most: 1_000_000,
    milliseconds: quick,
    ...given,
  }
}

/** The whole answer as text; the problem as text if there is none. */
export async function textOf(
  fetcher: Fetcher,
  request: FetchRequest,
  take: (answer: FetchAnswer) => Promise<string> = readAll,
): Promise<string> {
  try {
    return await fetcher.exchange(request, take)
  } catch (error) {
    if (error instanceof FetchFailure) return error.problem
    throw error
  }
}

export async function readAll({ bytes }: FetchAnswer): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
