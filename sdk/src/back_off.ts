import { type CallError, ConnectionError, ProblemError } from './errors.ts'

// The longest time to wait inside a call. If the service asks for more, the call throws, and the error says how long.
const longest = 60_000

/**
 * Returns the milliseconds to wait before a retry after this error; null if a retry is useless.
 * `attempt` counts from 1.
 */
export function delayBefore(error: CallError, attempt: number): number | null {
  if (!isPassing(error)) return null
  // Half of the pause is random, so that callers that failed together do not all retry together.
  const delay = Math.min(8_000, 500 * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2)
  const told = error instanceof ProblemError ? (error.retryAfter ?? 0) * 1000 : 0
  return told > longest ? null : Math.max(delay, told)
}

function isPassing(error: CallError): boolean {
  if (error instanceof ConnectionError) return true
  if (!(error instanceof ProblemError) || !error.retryable) return false
  // A registry without writes does not have the code.
  const { status, code }: { status: number; code: string } = error
  // execution_in_progress is the answer while the service still runs an earlier attempt of ours.
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
