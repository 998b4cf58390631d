import type { ServerResponse } from 'node:http'
import type { RequestsFirst } from '#server/domain/calls/requests_first.ts'

/** Milliseconds after which a request counts no longer: streams and uploads stay open for minutes. */
const longest = 100

/** Milliseconds for which a request is recent. */
const recent = 1_000

/** A request that is counted, or was. */
interface Counted {
  /** The time from which it counts no longer, as `performance.now()` says it. */
  readonly until: number
  is_over: boolean
}

/** How many requests are being answered, for reader threads and for jobs, which let them go before. */
export interface UnderWay extends RequestsFirst {
  /** One number of 32 bits, shared between threads. */
  readonly counted: Int32Array
  /** Counts a request until it is answered, or for a tenth of a second. */
  begin(response: ServerResponse): void
}

/** Counts requests that are under way. */
export function countRequests(): UnderWay {
  const counted = new Int32Array(new SharedArrayBuffer(4))
  const waiting = new Set<() => void>()
  // In the order in which they began. Those that are over stay until the clock looks.
  let open: Counted[] = []
  let last = Number.NEGATIVE_INFINITY
  const end = (request: Counted) => {
    if (request.is_over) return
    request.is_over = true
    if (Atomics.sub(counted, 0, 1) > 1) return
    Atomics.notify(counted, 0)
    if (waiting.size > 0) for (const go of [...waiting]) go()
  }
  // One clock for all: one for each request is set and taken back a thousand times a second.
  const endLate = () => {
    const now = performance.now()
    for (const request of open) if (request.until <= now) end(request)
    open = open.filter((request) => !request.is_over)
    const [oldest] = open
    if (oldest) startClock(Math.ceil(oldest.until - now))
  }
  const startClock = (milliseconds: number) => void setTimeout(endLate, milliseconds).unref()
  return {
    counted,
    begin(response) {
      last = performance.now()
      Atomics.add(counted, 0, 1)
      const request = { until: last + longest, is_over: false }
      if (open.push(request) === 1) startClock(longest)
      response.on('close', () => end(request))
    },
    get areRecent() {
      return performance.now() - last < recent
    },
    passed(most) {
      if (Atomics.load(counted, 0) <= 0) return Promise.resolve()
      return new Promise((resolve) => {
        const go = () => {
          clearTimeout(late)
          waiting.delete(go)
          resolve()
        }
        const late = setTimeout(go, most)
        waiting.add(go)
      })
    },
  }
}
