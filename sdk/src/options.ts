import { addresses, brand } from '../../generated/sdk/wire.ts'
import {
  aFunction,
  anything,
  aSignal,
  type Checks,
  checked,
  hooksOnly,
  longest,
  milliseconds,
  wholeNumber,
} from './checks.ts'
import type { Hooks } from './hooks.ts'

/**
 * The access token, or a function that returns it. The function is called before each request. `refused`
 * is true if the service has just refused the token it returned, so that it can return a new one.
 */
export type Token = string | ((asked: { refused: boolean }) => string | Promise<string>)

/** How a client reaches the service, and with which token. */
export interface ClientOptions {
  /** The address of the service, such as `https://api.example.com`. HTTPS, except on the loopback. */
  readonly baseUrl: string
  /** The access token, or a function that returns it. */
  readonly token: Token
  /** The name of this program in the service's logs and limits, such as `my-agent/1.0`. */
  readonly client?: string | undefined
  /** Used instead of the global `fetch`. It sees the token. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
  /** How often a request is sent again before its error is thrown, a whole number. The default is 2. */
  readonly retries?: number | undefined
  /** Milliseconds one attempt may take, including its answer. The default is 30 000. */
  readonly timeout?: number | undefined
  /** Milliseconds a whole call may take, retries and pauses included. The default is no limit. */
  readonly deadline?: number | undefined
  /** Functions that are called for requests, responses and retries. None of them sees the token. */
  readonly hooks?: Hooks | undefined
}

/** The options of one call, besides its input. */
export interface CallOptions {
  /**
   * The idempotency key of this write. The default is a new key for each call. Set the same key to
   * repeat a write whose result is unknown. Reads have none.
   */
  readonly idempotencyKey?: string | null | undefined
  /** Aborts the call, also during a pause between attempts, with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds one attempt may take. */
  readonly timeout?: number | undefined
  /** Milliseconds the whole call may take, retries and pauses included. Then it throws, with the key of a write. */
  readonly deadline?: number | undefined
  /** The id of this call in the service's logs, 1 to 128 visible ASCII characters. The default is a new id. */
  readonly requestId?: string | undefined
  /** How often this request is sent again. */
  readonly retries?: number | undefined
}

/** A client's options, checked and complete. */
export interface Setup {
  readonly baseUrl: string
  readonly token: (refused: boolean) => Promise<string>
  /** Whether the token function can return a new token after one was refused. */
  readonly refreshes: boolean
  readonly client: string
  readonly fetch: ((request: Request) => Promise<Response>) | undefined
  readonly retries: number
  readonly timeout: number
  readonly deadline: number
  readonly hooks: Hooks
}

/** The version of this package. */
export const version = '0.1.0'

/** Throws a TypeError that says what is wrong, and never shows the token. */
export function setupOf(options: ClientOptions): Setup {
  checked('option', options, clientOptions)
  const {
    token,
    client = `${brand}-sdk/${version}`,
    fetch,
    retries = 2,
    timeout = 30_000,
    deadline = longest,
    hooks = {},
  } = options
  const refreshes = typeof token === 'function'
  if (!refreshes) checkedToken(token)
  return {
    baseUrl: baseUrlOf(options.baseUrl),
    token: async (refused) => checkedToken(refreshes ? await token({ refused }) : token),
    refreshes,
    client: checkedHeader('client', client, 191),
    fetch,
    retries,
    timeout,
    deadline,
    hooks,
  }
}

const clientOptions: Checks<ClientOptions> = {
  baseUrl: anything,
  token: anything,
  client: anything,
  fetch: aFunction,
  retries: wholeNumber,
  timeout: milliseconds,
  deadline: milliseconds,
  hooks: hooksOnly,
}

/** What the options of a call must be. */
export const callOptions: Checks<CallOptions> = {
  idempotencyKey: anything,
  signal: aSignal,
  timeout: milliseconds,
  deadline: milliseconds,
  requestId: anything,
  retries: wholeNumber,
}

/** Returns the text in a form that is valid in a header. */
export function checkedHeader(name: string, value: string, most: number): string {
  if (/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value) && value?.length <= most) return value
  throw new TypeError(`${name} must be 1 to ${most} printable ASCII characters`)
}

// fetch refuses a header with any other character, and its error quotes the header.
function checkedToken(token: unknown): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token
  throw new TypeError(
    'the token is missing, empty or has a character that no token has, such as a space or a line break',
  )
}

function baseUrlOf(text: string): string {
  const url = parsed(text)
  if (url.username || url.password || url.search || url.hash)
    throw new TypeError('baseUrl must not have a user, a password, a query or a fragment')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    throw new TypeError(
      'baseUrl must be an https: address; http: is allowed only for the loopback address',
    )
  const base = `${url.origin}${url.pathname}`.replace(/\/+$/, '')
  if (`${base}/`.includes(`${api}/`))
    throw new TypeError(
      `baseUrl must be without ${api}, which the client adds: give it ${base.split(api)[0]}`,
    )
  return base
}

/** What the addresses of the API begin with. */
const [api = ''] = addresses.capability.split('/capabilities/')

// Node 20 has no URL.parse yet.
function parsed(text: string): URL {
  try {
    return new URL(text)
  } catch {
    throw new TypeError('baseUrl must be an absolute URL, such as https://api.example.com')
  }
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
