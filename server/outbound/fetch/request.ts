import { ask, until } from '#server/outbound/fetch/ask.ts'
import { FetchFailure } from '#server/outbound/fetch/failure.ts'
import { TailPace } from '#server/outbound/fetch/tail_pace.ts'
import type {
  FetchOptions,
  FetchRequest,
  FetchAnswer,
  Fetcher,
  PacedOptions,
} from '#server/outbound/fetch/fetcher.ts'

const maxRedirects = 5
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const permanent: ReadonlySet<number> = new Set([301, 308])

/** Makes what fetches. It is the only place of the service that connects to an address that a person named. */
export function makeFetcher(given: FetchOptions): Fetcher {
  const options = { ...given, tails: new TailPace(given.tail_pace) }
  return {
    on: options.on,
    page_times: options.page_times ?? null,
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
  options: PacedOptions,
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
  options: PacedOptions,
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
  for (let hops = first; hops <= maxRedirects && !asked.has(url); hops += 1) {
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
