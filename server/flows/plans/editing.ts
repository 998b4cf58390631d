import type { PlanRow } from '#server/data/plans/rows.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { draftRequired } from '#server/domain/messages/drafts.ts'
import { isExpected, planChecksum } from '#server/domain/plans/checksum.ts'
import { isDraft } from '#server/domain/plans/state.ts'

const pointer = '/plan_handle'

/** The handle of a draft, which the schema leaves optional. Errors: `subject_required`. */
export function requirePlanHandle(handle: string | undefined): string {
  if (handle !== undefined) return handle
  throw fail('subject_required', { pointer, message: draftRequired })
}

/** Errors: `stale_checksum` where a plan has changed since the caller read it. */
export function refuseStale(plan: PlanRow, expected_checksum: string | undefined): void {
  const checksum = planChecksum(plan)
  if (expected_checksum === undefined || isExpected(checksum, expected_checksum)) return
  throw fail('stale_checksum', {
    pointer: '/expected_checksum',
    current: { checksum },
    prerequisite: {
      capability: 'plans.get',
      input: { plan_handle: toHandle('plan', plan.plan_id) },
    },
  })
}

/** Errors: `plan_not_editable` for a plan that is not an unsent draft. */
export function refuseSent(plan: PlanRow): void {
  if (!isDraft(plan)) throw fail('plan_not_editable', { pointer, ...suggestion(plan) })
}

function suggestion(plan: PlanRow) {
  const input = { plan_handle: toHandle('plan', plan.plan_id) }
  if (plan.state !== 'shared' && plan.state !== 'active') return {}
  // The call needs the changes as well, so it is a suggestion and not a prerequisite.
  return { next: [{ capability: 'plans.update.prepare', input }] }
}
