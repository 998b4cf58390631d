import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import type { Database } from '#server/database/db.ts'
import type { Seal } from '#server/domain/seal.ts'
import type { Answer } from '#server/runtime/answer.ts'
import type { Authenticate } from '#server/runtime/authenticate.ts'
import type { Call } from '#server/runtime/call.ts'
import type { Caller } from '#server/runtime/handler.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Metrics } from '#server/runtime/metrics.ts'
import type { Rates } from '#server/runtime/rate.ts'

/** What every invocation stands on. Made once, when the process starts. */
export interface Runtime {
  readonly database: Database
  readonly authenticate: Authenticate
  readonly rates: Rates
  readonly seal: Seal
  readonly log: Log
  readonly metrics: Metrics
  /** Public, without a trailing slash. */
  readonly base_url: string
  /** Every answer is held against its schema before it is given. On outside production. */
  readonly check_answers: boolean
  /**
   * Carries what an account's writes left for others, as far as that goes at once, and wakes the worker.
   * Never fails: what it could not do the worker takes up.
   */
  readonly replicate: (owner: string) => Promise<void>
  /** Carries out what a caller may call, in place of the handlers: the mock answers by examples. */
  readonly carryOut?: (
    runtime: Runtime,
    call: Call,
    caller: Caller,
    facts: CapabilityFacts,
  ) => Promise<Answer>
}
