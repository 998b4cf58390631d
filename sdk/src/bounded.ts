import { ProblemError } from './errors.ts'

/**
 * Waits for something as long as its time lasts, and tells it when that is over. Throws the reason of the caller's
 * signal, the error that `late` makes, or what `run` throws.
 */
export async function bounded<T>(
  run: (ended: AbortSignal) => Promise<T>,
  milliseconds: number,
  signal: AbortSignal | undefined,
  late: () => Error,
): Promise<T> {
  signal?.throwIfAborted()
  const ending = new AbortController()
  const abort = () => ending.abort(signal?.reason)
  const timer = setTimeout(abort, milliseconds)
  const listening = signal && listenersOf(signal).add(abort)
  try {
    // A fetch, a hook or a token function that the caller passes in may ignore the signal.
    return await Promise.race([run(ending.signal), end(ending.signal)])
  } catch (error) {
    if (error instanceof ProblemError) throw error
    signal?.throwIfAborted()
    if (ending.signal.aborted) throw late()
    throw error
  } finally {
    clearTimeout(timer)
    listening?.delete(abort)
  }
}

/** What is called when a caller's signal is aborted. */
const listeners = /* @__PURE__ */ new WeakMap<AbortSignal, Set<() => void>>()

/** One listener for all calls of one signal: Node 20 warns of a leak where there are more than ten. */
function listenersOf(signal: AbortSignal): Set<() => void> {
  const known = listeners.get(signal)
  if (known) return known
  const all = new Set<() => void>()
  listeners.set(signal, all)
  const abort = () => {
    for (const run of all) run()
  }
  signal.addEventListener('abort', abort, { once: true })
  return all
}

function end(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
