import type { Failure } from '#server/domain/basics/failure.ts'
import type { Presentation } from '#server/domain/calls/presentation.ts'

/** What a capability's work comes to. What it wrote is kept, whatever the status. */
export type Result<D> =
  | {
      readonly status: 'completed' | 'unchanged' | 'accepted'
      readonly data: D
      readonly presentation: Presentation
    }
  | {
      readonly status: 'needs_input' | 'failed'
      readonly data: D
      readonly presentation: Presentation
      /** Why it is no success; its code has a result status. */
      readonly failure: Failure
    }

/** The terminal result was reached. */
export function completed<D>(data: D, presentation: Presentation = {}): Result<D> {
  return { status: 'completed', data, presentation }
}

/** Everything was already as requested; nothing was changed. */
export function unchanged<D>(data: D, presentation: Presentation = {}): Result<D> {
  return { status: 'unchanged', data, presentation }
}

/** Work was started; the status capability tells when it ends. */
export function accepted<D>(data: D, presentation: Presentation = {}): Result<D> {
  return { status: 'accepted', data, presentation }
}

/**
 * A question has to be answered first, and what was written is kept: a capture that asks. Where nothing is kept, throw
 * the failure instead. Without a text, the message of the failure is shown.
 */
export function needsInput<D>(
  data: D,
  failure: Failure,
  presentation: Presentation = {},
): Result<D> {
  return { status: 'needs_input', data, failure, presentation }
}

/**
 * It could not be done, and what was written is kept: a capture that has failed. Where nothing is kept, throw the
 * failure instead. Without a text, the message of the failure is shown.
 */
export function failed<D>(data: D, failure: Failure, presentation: Presentation = {}): Result<D> {
  return { status: 'failed', data, failure, presentation }
}
