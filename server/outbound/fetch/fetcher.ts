import type { AllowedAddress, FetchPurpose } from '#server/outbound/fetch/allow.ts'
import type { RefusalReason } from '#server/outbound/fetch/failure.ts'
import type { TailPace } from '#server/outbound/fetch/tail_pace.ts'

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
  /** Bytes a second of what comes after the beginning of long answers; by default what `TailPace` says. */
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
  /**
   * Asks a server, follows redirects, and hands over the answer; its connection is closed when `use` ends. Only public
   * addresses are connected to, and those that FETCH_ALLOW adds: the very addresses that were checked. Nothing is kept
   * between requests. Throws a FetchFailure where nothing came of it.
   */
  exchange<T>(request: FetchRequest, use: (answer: FetchAnswer) => Promise<T>): Promise<T>
}

/** What a process fetches with, and how fast the ends of long answers come. */
export interface PacedOptions extends FetchOptions {
  readonly tails: TailPace
}
