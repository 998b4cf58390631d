import type { ErrorCode } from '#generated/server/errors.ts'

/** How a capture failed, as it is kept. */
export interface KeptFailure {
  readonly code: ErrorCode
  readonly message: string
  /** Whether `ideas.capture.retry` can help. */
  readonly retryable: boolean
  /** Whole seconds after which a retry can help; not given where nobody said so. */
  readonly retry_after_seconds?: number
}
