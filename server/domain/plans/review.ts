import { planChecksum } from '#server/domain/plans/checksum.ts'
import type { PlanFacts } from '#server/domain/plans/content.ts'
import type { StoredState } from '#server/domain/plans/state.ts'

/** Whether a plan was reviewed and has not changed since, as far as its recipients can see. */
export function isReviewed(
  plan: PlanFacts & { state: StoredState; reviewed_checksum: string | null },
): boolean {
  return plan.state !== 'draft' && plan.reviewed_checksum === planChecksum(plan)
}
