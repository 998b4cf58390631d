import { type CallError, ConnectionError, ProblemError } from './errors.ts'

// Longer than this nobody wants to wait inside a call; the error says how long it would be.
const longest = 60_000

/**
 * Milliseconds to wait before the request is sent again after this error; null where sending it again
 * is of no use. `attempt` counts from 1.
 */
export function delayBefore(error: CallError, attempt: number): number | null {
  if (!isPassing(error)) return null
  // Half of it by chance, so that many callers who failed together do not come back together.
  const delay = Math.min(8_000, 500 * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2)
  const told = error instanceof ProblemError ? (error.retryAfter ?? 0) * 1000 : 0
  return told > longest ? null : Math.max(delay, told)
}

function isPassing(error: CallError): boolean {
  if (error instanceof ConnectionError) return true
  if (!(error instanceof ProblemError) || !error.retryable) return false
  const { status, code } = error
  // The last is what our own lost attempt looks like while the service is still at it.
  return status === 408 || status === 429 || status >= 500 || code === 'execution_in_progress'
}

/** Waits, and throws the signal's reason as soon as it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) return stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}
