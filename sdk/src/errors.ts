import type { ProblemStatuses } from '../../generated/sdk/operation_types.ts'
import type { CapabilityCall, CurrentState, Problem, ProblemEntry } from '../../generated/types.ts'
import type { RawResponse } from './raw.ts'

/** The code of a known problem. */
export type ProblemCode = keyof ProblemStatuses

/** The HTTP status of a known problem. */
export type ProblemStatus = ProblemStatuses[ProblemCode]

/** The call that failed. */
export interface Attempted {
  readonly capability: string
  /** Pass it to a new call to repeat this write; null for a read. */
  readonly idempotencyKey: string | null
  /** How often the request was sent. */
  readonly attempts: number
  /** The id of the request in the service's logs. */
  readonly requestId: string
}

/** The call has no answer. This error and its subclasses never contain the token. */
export class CallError extends Error {
  override readonly name: string = 'CallError'
  readonly capability: string
  /** Pass it to a new call to repeat this write; null for a read. */
  readonly idempotencyKey: string | null
  /** How often the request was sent. */
  readonly attempts: number
  /** The id of the request in the service's logs. */
  readonly request_id: string

  constructor(message: string, { capability, idempotencyKey, attempts, requestId }: Attempted) {
    super(`${capability}: ${message} (request ${requestId})`)
    this.capability = capability
    this.idempotencyKey = idempotencyKey
    this.attempts = attempts
    this.request_id = requestId
  }
}

/**
 * The service answered with a problem (RFC 9457): any HTTP status except 200. Nothing was
 * changed, except that a write answered with a 5xx may have taken effect: repeat it with its key.
 */
export class ProblemError extends CallError {
  override readonly name = 'ProblemError'
  /** The HTTP status. */
  readonly status: number
  /** The machine code. It never changes its meaning. `http_<status>` if a proxy answered instead of the service. */
  readonly code: ProblemCode | `http_${number}`
  readonly title: string
  readonly detail: string
  /** The page of the reference about the code. */
  readonly type: string
  /** One entry for each violation of the input, with a JSON Pointer to the field. */
  readonly errors: readonly ProblemEntry[]
  /** Whether the same request can succeed later without a change. */
  readonly retryable: boolean
  /** Seconds to wait before that; null if the service does not say. */
  readonly retryAfter: number | null
  /** The call that removes the obstacle. */
  readonly prerequisite: CapabilityCall | null
  /** The current state, if the request named an older one. */
  readonly current: CurrentState | null
  /** The headers of the response. Not printed with the error. */
  declare readonly headers: Headers
  /** The body of the response as text, such as the page of a proxy. Not printed with the error. */
  declare readonly text: string

  constructor(
    problem: Problem,
    retryAfter: number | null,
    { headers, text }: Pick<RawResponse, 'headers' | 'text'>,
    attempted: Attempted,
  ) {
    // If a proxy answered, the service has not replaced the request id.
    const { requestId } = attempted
    super(sentence(problem), { ...attempted, requestId: problem.request_id || requestId })
    this.status = problem.status
    // A service newer than this package may know more codes.
    this.code = problem.code as ProblemCode
    this.title = problem.title
    this.detail = problem.detail
    this.type = problem.type
    this.errors = problem.errors
    this.retryable = problem.retryable
    this.retryAfter = retryAfter
    this.prerequisite = problem.prerequisite ?? null
    this.current = problem.current ?? null
    // A printed error says all of it already.
    Object.defineProperties(this, {
      headers: { value: headers, enumerable: false },
      text: { value: text, enumerable: false },
    })
  }
}

/**
 * No complete answer came back: the service could not be reached, the connection was lost, or something in between
 * answered. A write may or may not have taken effect; repeat it with the same `idempotencyKey` to find out.
 */
export class ConnectionError extends CallError {
  override readonly name: string = 'ConnectionError'
  /** What came back instead of an answer of the service, such as the page of a captive portal; null if nothing did. */
  readonly response: RawResponse | null

  constructor(message: string, attempted: Attempted, response: RawResponse | null = null) {
    super(message, attempted)
    this.response = response
  }
}

/** No complete answer came back in time. As after a lost connection, a write may have taken effect. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
}

/** A problem with one of these statuses and codes. */
export type ProblemOf<Which extends ProblemCode | ProblemStatus> = ProblemError & {
  readonly code: CodeOf<Which>
  readonly status: ProblemStatuses[CodeOf<Which>]
}

type CodeOf<Which> = {
  [Code in ProblemCode]: Code extends Which
    ? Code
    : ProblemStatuses[Code] extends Which
      ? Code
      : never
}[ProblemCode]

/**
 * Whether an error is a problem; if codes or statuses are given, whether it has one of them:
 * `if (isProblem(error, 'stale_revision')) …`, `if (isProblem(error, 409)) switch (error.code) …`.
 */
export function isProblem<const Which extends readonly (ProblemCode | ProblemStatus)[]>(
  error: unknown,
  ...which: Which
): error is ProblemOf<Which extends readonly [] ? ProblemCode : Which[number]> {
  if (!(error instanceof ProblemError)) return false
  const { code, status } = error
  return which.length === 0 || which.some((one) => one === code || one === status)
}

function sentence({ status, code, detail, errors }: Problem): string {
  const places = errors.map(({ pointer, message }) => {
    const place = pointer || 'the input'
    // The detail may say it already.
    return detail.includes(message) ? `(${place})` : `${place} ${message};`
  })
  return `${status} ${code}: ${[detail, ...places].join(' ').replace(/;$/, '')}`
}
