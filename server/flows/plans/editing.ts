import type { PlanRow } from '#server/data/plans/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { planChecksum } from '#server/domain/plan_checksum.ts'
import { isDraft } from '#server/domain/plan_state.ts'

const pointer = '/plan_handle'

/** The handle of an input that need not have one. Errors: `subject_required`. */
export function requirePlanHandle(handle: string | undefined): string {
  if (handle !== undefined) return handle
  throw fail('subject_required', { pointer, message: 'Say which draft is meant.' })
}

/** Errors: `stale_checksum` where a plan does not say any more what the caller read. */
export function refuseStale(plan: PlanRow, expected_checksum: string | undefined): void {
  const checksum = planChecksum(plan)
  if (expected_checksum === undefined || expected_checksum === checksum) return
  throw fail('stale_checksum', { pointer: '/expected_checksum', current: { checksum } })
}

/** Errors: `plan_not_editable` for a plan that is no unsent draft. */
export function refuseSent(plan: PlanRow): void {
  if (!isDraft(plan)) throw fail('plan_not_editable', { pointer, ...suggestion(plan) })
}

function suggestion(plan: PlanRow) {
  const input = { plan_handle: toHandle('plan', plan.plan_id) }
  if (plan.state !== 'shared' && plan.state !== 'active') return {}
  // It wants to know what is to change, so it is no call that could be made as it stands.
  return { next: [{ capability: 'plans.update.prepare', input }] }
}
