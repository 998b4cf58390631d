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
  signal?.addEventListener('abort', abort, { once: true })
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
    signal?.removeEventListener('abort', abort)
  }
}

function end(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
