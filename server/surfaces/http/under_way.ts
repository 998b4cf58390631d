import type { ServerResponse } from 'node:http'
import type { RequestsFirst } from '#server/domain/calls/requests_first.ts'

/** Milliseconds after which a request counts no longer: streams and uploads stay open for minutes. */
const longest = 100

/** Milliseconds for which a request is recent. */
const recent = 1_000

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
  let last = Number.NEGATIVE_INFINITY
  return {
    counted,
    begin(response) {
      last = performance.now()
      Atomics.add(counted, 0, 1)
      let isOver = false
      const end = () => {
        if (isOver) return
        isOver = true
        clearTimeout(late)
        if (Atomics.sub(counted, 0, 1) > 1) return
        Atomics.notify(counted, 0)
        for (const go of [...waiting]) go()
      }
      const late = setTimeout(end, longest).unref()
      response.once('close', end)
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
