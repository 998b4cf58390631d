/**
 * Why an exchange brought nothing. `unreachable` is everything from an address that may not be fetched to a name that
 * does not exist and a connection that breaks, so that nobody learns which of them it was; `not_readable` is a coding
 * that cannot be decoded.
 */
export type FetchProblem =
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'insecure_redirect'
  | 'not_readable'

/** Thrown by an exchange that brought nothing. It never holds an address. */
export class FetchFailure extends Error {
  readonly problem: FetchProblem
  /** Whether a server answered with a redirect, to where nothing came of it. */
  readonly answered: boolean

  constructor(problem: FetchProblem, answered = false) {
    super(`nothing was fetched: ${problem}`)
    this.problem = problem
    this.answered = answered
  }
}

/** Why an address was not fetched, for the operator's metrics alone. */
export const refusalReasons = [
  ...(['off', 'scheme', 'user_info', 'name', 'port', 'address', 'redirect'] as const),
] as const

export type RefusalReason = (typeof refusalReasons)[number]

/** Thrown inside the module where something may not be fetched; callers see `unreachable`. */
export class Refusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`not fetched: ${reason}`)
    this.reason = reason
  }
}
