import type { CapabilityCall, CurrentState, Problem, ProblemEntry } from '../../generated/types.ts'

/** What was being asked when it failed. */
export interface Attempted {
  readonly capability: string
  /** Give it to a new call to repeat this same write; null for a read. */
  readonly idempotencyKey: string | null
  /** How often the request was sent. */
  readonly attempts: number
}

/** The call has no answer. Nothing in it, nor in what extends it, holds the token. */
export class CallError extends Error {
  override readonly name: string = 'CallError'
  readonly capability: string
  /** Give it to a new call to repeat this same write; null for a read. */
  readonly idempotencyKey: string | null
  /** How often the request was sent. */
  readonly attempts: number

  constructor(message: string, { capability, idempotencyKey, attempts }: Attempted) {
    super(`${capability}: ${message}`)
    this.capability = capability
    this.idempotencyKey = idempotencyKey
    this.attempts = attempts
  }
}

/**
 * The service answered with a problem (RFC 9457): any HTTP status but 200. Nothing was changed,
 * save that a write answered with a 5xx may have been carried out: repeat it with its key.
 */
export class ProblemError extends CallError {
  override readonly name = 'ProblemError'
  /** The HTTP status. */
  readonly status: number
  /** The machine code. It never changes its meaning. `http_<status>` where something in between answered. */
  readonly code: string
  readonly title: string
  readonly detail: string
  /** The page of the reference about the code. */
  readonly type: string
  /** One entry for each thing that is wrong with the input, with a JSON Pointer to it. */
  readonly errors: readonly ProblemEntry[]
  /** Correlates the request with the service's logs. */
  readonly request_id: string | null
  /** Whether the same request can succeed later without a change. */
  readonly retryable: boolean
  /** Seconds to wait before that; null where the service does not say. */
  readonly retryAfter: number | null
  /** The call that removes the obstacle. */
  readonly prerequisite: CapabilityCall | null
  /** The state as it is now, where the request named an older one. */
  readonly current: CurrentState | null

  constructor(problem: Problem, retryAfter: number | null, attempted: Attempted) {
    super(sentence(problem), attempted)
    this.status = problem.status
    this.code = problem.code
    this.title = problem.title
    this.detail = problem.detail
    this.type = problem.type
    this.errors = problem.errors
    this.request_id = problem.request_id || null
    this.retryable = problem.retryable
    this.retryAfter = retryAfter
    this.prerequisite = problem.prerequisite ?? null
    this.current = problem.current ?? null
  }
}

/**
 * No whole answer came back: the service could not be reached, or the connection was lost. A write may
 * have been carried out or not; repeat it with the same `idempotencyKey` to learn which.
 */
export class ConnectionError extends CallError {
  override readonly name: string = 'ConnectionError'
}

/** No whole answer came back in time. What holds of a lost connection holds here. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
}

function sentence({ status, code, detail, errors, request_id }: Problem): string {
  const places = errors.map(({ pointer, message }) => `${pointer || 'the input'} ${message}`)
  const list = places.length > 0 ? ` ${places.join('; ')}.` : ''
  return `${status} ${code}: ${detail}${list}${request_id ? ` (request ${request_id})` : ''}`
}
