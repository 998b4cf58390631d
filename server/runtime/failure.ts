import { type ErrorCode, errors } from '#generated/server/errors.ts'
import { Failure, type FailureDetail } from '#server/domain/basics/failure.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** The body of an answer that is not a 200 (RFC 9457). */
export interface Problem {
  /** The reference's page for the code. */
  type: string
  title: string
  status: number
  detail: string
  code: ErrorCode
  request_id: string
  retryable: boolean
  errors: Violation[]
  prerequisite?: { capability: string; input: Record<string, unknown> }
  current?: Record<string, string | number>
  retry_after_seconds?: number
  approve_at?: string
}

/** Whether a failure answers inside a 200, as needs_input or failed. */
export function isOutcome(error: unknown): error is Failure {
  return error instanceof Failure && typeof errors[error.code].status !== 'number'
}

/**
 * The problem to answer: the failure as it was thrown, or `internal` for any other error. `outcome_status` is the HTTP
 * status of failures that a capability answers inside a 200; null if they cannot occur here.
 */
export function problemOf(
  error: unknown,
  base_url: string,
  request_id: string,
  outcome_status: number | null = null,
): Problem {
  const isKnown = error instanceof Failure && (outcome_status !== null || !isOutcome(error))
  const { code, detail }: { code: ErrorCode; detail: FailureDetail } = isKnown
    ? error
    : { code: 'internal', detail: {} }
  const facts = errors[code]
  const wait = detail.retryAfter ?? waits[code]
  const problem: Problem = {
    type: `${base_url}/docs/errors/${code}`,
    title: facts.title,
    status: typeof facts.status === 'number' ? facts.status : (outcome_status ?? 500),
    detail: `${detail.message ?? facts.message} ${detail.advice ?? facts.next}`,
    code,
    request_id,
    retryable: facts.retryable,
    errors: violations(code, detail).map(withAdvice),
    ...(detail.prerequisite && {
      prerequisite: {
        capability: detail.prerequisite.capability,
        input: detail.prerequisite.input,
      },
    }),
    ...(detail.current && { current: detail.current }),
    ...(wait !== undefined && { retry_after_seconds: wait }),
    ...(detail.approve_at !== undefined && { approve_at: detail.approve_at }),
  }
  return isKnown ? tellingOf(problem, error) : problem
}

const failures = new WeakMap<object, Failure>()

/** Marks what an answer tells of a failure, so that pages can say it in parts. */
export function tellingOf<Told extends object>(told: Told, failure: Failure): Told {
  failures.set(told, failure)
  return told
}

/** What a failure is in parts, without what programs are advised to do. */
export interface FailureParts {
  readonly message: string
  readonly errors: readonly Violation[]
}

/** The parts of a failure that a problem tells, or the error of an answer; null for an answer that was stored. */
export function partsOf(told: object): FailureParts | null {
  const failure = failures.get(told)
  if (failure === undefined) return null
  const { code, detail } = failure
  return { message: detail.message ?? errors[code].message, errors: violations(code, detail) }
}

/** Whole seconds after which to retry, for codes that always say so, even where the thrower does not. */
const waits: { [Code in ErrorCode]?: number } = {
  rate_limited: 1,
  execution_in_progress: 1,
  dependency_unavailable: 1,
  approval_required: 10,
}

function violations(code: ErrorCode, detail: FailureDetail): Problem['errors'] {
  if (detail.errors) return detail.errors
  if (detail.pointer === undefined) return []
  return [{ pointer: detail.pointer, code, message: detail.message ?? errors[code].message }]
}

/** A violation as answers have it: with its advice, and without what only pages need. */
function withAdvice({ advice, kind: _, ...violation }: Violation): Violation {
  if (advice === undefined) return violation
  return { ...violation, message: `${violation.message}; ${advice}` }
}

/** The headers that go with a problem on any surface that has headers. */
export function problemHeaders(problem: Problem): Record<string, string> {
  const headers: Record<string, string> = {}
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer'
  if (problem.retry_after_seconds !== undefined)
    headers['retry-after'] = String(problem.retry_after_seconds)
  return headers
}
