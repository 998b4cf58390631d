import { Failure, fail } from '#server/domain/failure.ts'

/** Times a whole transaction is done again after a conflict with another. */
const retries = 3

/** Runs a transaction; after a serialisation conflict or a deadlock it is run again, three times at most. */
export async function withRetries<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isConflict(error) || attempt === retries) throw failureOf(error)
      await pause(attempt)
    }
  }
}

/** Says what a database error means to a caller; whatever is not the database's state stays as it is. */
export function failureOf(error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error
  const code = codeOf(error)
  if (code === '55P03') {
    return because(fail('execution_in_progress', { retryAfter: 1 }), error)
  }
  if (isConflict(error) || isUnavailable(code) || connectionLost.test(error.message)) {
    return because(fail('dependency_unavailable', { retryAfter: 1 }), error)
  }
  return error
}

function because(failure: Failure, error: Error): Failure {
  failure.cause = error
  return failure
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

/** serialization_failure and deadlock_detected: nothing happened, and trying again is the remedy. */
function isConflict(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || code === '40P01'
}

// 08 connection exceptions, 53 out of resources, 57P0x shut down, 57014 ran into the statement timeout,
// 3D000 no such database, 55000 one that takes no connections.
const unavailable = /^(08...|53...|57P0.|57014|3D000|55000|E[A-Z]{3,})$/

/** The database, or the way to it, is not there. Node's own codes (ECONNREFUSED, EPIPE, …) count. */
function isUnavailable(code: string): boolean {
  return unavailable.test(code)
}

// What node-postgres says without a code.
const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/

function pause(attempt: number): Promise<void> {
  // Spread out, so that two that met do not meet again.
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
}
