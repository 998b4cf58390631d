import type { ErrorCode } from '#generated/server/errors.ts'
import type { Candidates } from '#generated/types.ts'
import { isRequired } from '#server/domain/messages/input.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** What the caller may choose from; codes that have no candidates in the registry take none. */
export type CandidateOf<Code extends ErrorCode> = Code extends keyof Candidates
  ? Candidates[Code]
  : never

/** What the thrower knows beyond the code; everything is optional and ends up in the answer. */
export interface FailureDetail<Code extends ErrorCode = ErrorCode> {
  /** Replaces the registry's message where a more exact one helps. Never holds another person's data. */
  message?: string
  /** Replaces the registry's advice on what to do, where that would be wrong. */
  advice?: string
  /** JSON Pointer into the input. */
  pointer?: string
  /** The capability call that would remove the obstacle. */
  prerequisite?: {
    capability: string
    input: Record<string, unknown>
    /** Fields that only the user can fill in, which the suggestion of this call names. */
    needs?: readonly string[]
  }
  /** What the caller may choose from, as the registry describes it for the code. */
  candidates?: CandidateOf<Code>[]
  /** The state as it is now, for stale references. */
  current?: Record<string, string | number>
  /** Where several inputs are wrong at once (422): all of it. */
  errors?: Violation[]
  /** Whole seconds. */
  retryAfter?: number
  /** The page where the user decides about what waits for them. */
  approve_at?: string
  /** Capabilities to suggest beside the registry's own, with what is known of their input. */
  next?: {
    capability: string
    reason?: string
    input?: Record<string, unknown>
    /** Fields that only the user can fill in, in addition to the required ones. */
    needs?: readonly string[]
  }[]
  /** As `next`, and the prerequisite is not suggested, because it alone would lead back here. */
  instead?: FailureDetail['next']
}

/** A failure the registry declares. Anything else that is thrown is a bug and becomes `internal`. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly detail: FailureDetail

  constructor(code: ErrorCode, detail: FailureDetail = {}) {
    super(detail.message ?? code)
    this.name = 'Failure'
    this.code = code
    this.detail = detail
  }

  /** The same failure with some details replaced; what the caller may choose from stays. */
  with(details: Omit<FailureDetail, 'candidates'>): Failure {
    return new Failure(this.code, { ...this.detail, ...details })
  }
}

/**
 * Makes a declared failure to be thrown: `throw fail('reference_not_found', { pointer: '/person_handle' })`.
 * Codes with an HTTP status undo the transaction and answer a problem; codes with a result status
 * (`needs_input`, `failed`) undo the handler's work and are remembered as the final answer.
 */
export function fail<Code extends ErrorCode>(code: Code, detail?: FailureDetail<Code>): Failure {
  return new Failure(code, detail as FailureDetail | undefined)
}

/** Whether something failed because the database, or something else that is needed, does not answer. */
export function isOutage(error: unknown): boolean {
  return error instanceof Failure && error.code === 'dependency_unavailable'
}

/** `ability_missing` for a token that lacks what a capability needs. */
export function abilityMissing(ability: string, capability: string): Failure {
  const message = `This token was not granted ${ability}, which ${capability} needs.`
  return fail('ability_missing', { message })
}

/** Errors: `input_invalid` with all of these, where there are any. */
export function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw fail('input_invalid', { errors: [...violations] })
}

/** `input_invalid` for a field that the schema does not require and that this call needs. */
export function missing(pointer: string): Failure {
  return fail('input_invalid', { errors: [{ pointer, code: 'required', message: isRequired }] })
}
