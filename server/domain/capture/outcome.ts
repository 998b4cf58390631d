import type { CaptureFailure } from '#server/domain/capture/decision.ts'

/** How a capture failed, as it is kept. */
export interface KeptFailure extends CaptureFailure {
  /** Whether the person gave the capture up instead of answering. */
  readonly is_canceled?: true
  /** Whole seconds after which a retry can help; not given where nobody said so. */
  readonly retry_after_seconds?: number
}
