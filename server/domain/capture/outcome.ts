import type { CaptureFailure } from '#server/domain/capture/decision.ts'

/** How a capture failed, as it is kept. */
export interface KeptFailure extends Omit<CaptureFailure, 'code'> {
  /** `clarification_required` where the person canceled it instead of answering. */
  readonly code: CaptureFailure['code'] | 'clarification_required'
  /** Whole seconds after which a retry can help; not given where nobody said so. */
  readonly retry_after_seconds?: number
}
