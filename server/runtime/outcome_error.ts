import { type ErrorCode, errors } from '#generated/server/errors.ts'
import type { Failure } from '#server/domain/basics/failure.ts'
import { tellingOf } from '#server/runtime/failure.ts'
import type { Suggestion } from '#server/runtime/next_actions.ts'

export interface OutcomeError {
  code: ErrorCode
  message: string
  retryable: boolean
  retry_after_seconds?: number
  pointer?: string
  prerequisite?: { capability: string; input: Record<string, unknown> }
  candidates?: Record<string, unknown>[]
  current?: Record<string, string | number>
}

/** A failure as an answer of the status needs_input or failed shows it. */
export interface ExplainedFailure {
  readonly error: OutcomeError
  /** What may be called instead or next. */
  readonly suggestions: readonly Suggestion[]
}

/** Explains a failure, whether what was done before it is kept or not. */
export function explainFailure(failure: Failure): ExplainedFailure {
  const { code, detail } = failure
  const { message, next, retryable } = errors[code]
  return {
    error: tellingOf(
      {
        code,
        message: `${detail.message ?? message} ${detail.advice ?? next}`,
        retryable,
        ...(detail.retryAfter !== undefined && { retry_after_seconds: detail.retryAfter }),
        ...(detail.pointer !== undefined && { pointer: detail.pointer }),
        ...(detail.prerequisite && {
          prerequisite: {
            capability: detail.prerequisite.capability,
            input: detail.prerequisite.input,
          },
        }),
        ...(detail.candidates && { candidates: detail.candidates.map((one) => ({ ...one })) }),
        ...(detail.current && { current: detail.current }),
      },
      failure,
    ),
    suggestions: [
      ...(detail.prerequisite && !detail.instead ? [detail.prerequisite] : []),
      ...(detail.instead ?? []),
      ...(detail.next ?? []),
    ],
  }
}
