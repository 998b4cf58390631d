import type { ServerResponse } from 'node:http'

/** Milliseconds after which a request counts no longer: streams and uploads stay open for minutes. */
const longest = 100

/** How many requests are being answered, for reader threads, which let them go before. */
export interface UnderWay {
  /** One number of 32 bits, shared between threads. */
  readonly counted: Int32Array
  /** Counts a request until it is answered, or for a tenth of a second. */
  begin(response: ServerResponse): void
}

/** Counts requests that are under way. */
export function countRequests(): UnderWay {
  const counted = new Int32Array(new SharedArrayBuffer(4))
  return {
    counted,
    begin(response) {
      Atomics.add(counted, 0, 1)
      let isOver = false
      const end = () => {
        if (isOver) return
        isOver = true
        clearTimeout(late)
        if (Atomics.sub(counted, 0, 1) === 1) Atomics.notify(counted, 0)
      }
      const late = setTimeout(end, longest).unref()
      response.once('close', end)
    },
  }
}
