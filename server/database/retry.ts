import { Failure, fail } from '#server/domain/basics/failure.ts'
import { lockIsHeld } from '#server/domain/messages/locks.ts'

/** How many times a whole transaction is repeated after a conflict with another. */
const retries = 3

/** The same if a prepared statement is missing: each connection that is open may have to be replaced. */
const retriesWhenStale = 50

/**
 * Runs a transaction, or one statement. After a serialisation conflict or a deadlock it runs again, three times at most;
 * also where a connection does not have the statement that was prepared, because a migration has changed what it
 * returns, or because a pooler has changed the connection.
 */
export async function withRetries<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if ((isStale(error) || isNameLost(error)) && attempt < retriesWhenStale) continue
      if (!isConflict(error) || attempt >= retries) throw failureOf(error)
      await pause(attempt)
    }
  }
}

/** @returns the failure that an error of the database means for a caller; any other error unchanged. */
export function failureOf(error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error
  const code = codeOf(error)
  if (isLockHeld(error)) {
    return because(fail('dependency_unavailable', { retryAfter: 1, message: lockIsHeld }), error)
  }
  if (isConflict(error) || isUnavailable(code) || connectionLost.test(error.message)) {
    return because(fail('dependency_unavailable', { retryAfter: 1 }), error)
  }
  return error
}

/** @returns whether a statement waited too long for a lock of another transaction. */
function isLockHeld(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '55P03'
}

/**
 * The failure of the statement that claims a key: what it waits for too long is the transaction that has claimed the same
 * key, so the same request is still running. Any other error unchanged.
 */
export function failureOfClaim(error: unknown): unknown {
  if (!(error instanceof Error) || !isLockHeld(error)) return error
  return because(fail('execution_in_progress', { retryAfter: 1 }), error)
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

/**
 * The failure of a write that PostgreSQL refuses because the whole server only reads: a standby, or a primary that has
 * been replaced. Its connection must be closed, because the next one may reach the new primary.
 */
export function failureIfReadOnly(error: unknown): unknown {
  if (!(error instanceof Error) || codeOf(error) !== '25006') return error
  return because(fail('dependency_unavailable', { retryAfter: 1 }), error)
}

/** @returns whether a named statement is not, or is already, on the connection that a pooler has chosen. */
export function isNameLost(error: unknown): boolean {
  const code = error instanceof Error ? codeOf(error) : ''
  return code === '26000' || code === '42P05'
}

/** @returns whether a statement was prepared before a migration added a column to what it returns. */
function isStale(error: unknown): boolean {
  return error instanceof Error && error.message === 'cached plan must not change result type'
}

/** serialization_failure and deadlock_detected: nothing was written, and trying again helps. */
function isConflict(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || code === '40P01'
}

// 08 connection exceptions, 25P03 idle in a transaction for too long, 28 not authorised any more, 3D000 no such
// database, 53 out of resources, 55000 a database that accepts no connections, 57014 statement timeout, 57P0x shut
// down, 58 input and output.
const unavailable = /^(08...|25P03|28...|3D000|53...|55000|57014|57P0.|58...|E[A-Z]{3,})$/

// The same, where the connection has ended with it.
const lost = /^(08...|25P03|57P0.|E[A-Z]{3,})$/

/** @returns whether the database cannot be reached, also by Node's own codes (ECONNREFUSED, EPIPE, …). */
function isUnavailable(code: string): boolean {
  return unavailable.test(code)
}

/** @returns whether an error says that its connection can do nothing more, or that its statements are out of date. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    isStale(error) ||
    isNameLost(error) ||
    lost.test(codeOf(error)) ||
    connectionLost.test(error.message)
  )
}

// Messages of node-postgres that have no code, and PostgreSQL's when a standby is asked to begin a write.
const connectionLost =
  /^(cannot set transaction read-write mode|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/

function pause(attempt: number): Promise<void> {
  // A random delay, so that two transactions do not meet again.
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
}
