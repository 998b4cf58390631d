import { listPlanCopies, listPlanCopiesOfPlans } from '#server/data/plan_copies/find.ts'
import { listPlans } from '#server/data/plans/find.ts'
import type { Db } from '#server/database/db.ts'
import { type Failure, fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { eventIsAPlan } from '#server/domain/messages/events.ts'

/**
 * The failure `reference_not_found` for the handle of an event that no idea and no public event has: where it is that of a
 * plan which the account hosts or is invited to, with the call that reads the plan.
 */
export async function unknownEvent(db: Db, handle: string, pointer: string): Promise<Failure> {
  const id = parseHandle('event', handle)
  const plan_id = id === null ? null : await planOf(db, id)
  if (plan_id === null) return fail('reference_not_found', { pointer })
  return fail('reference_not_found', {
    pointer,
    ...eventIsAPlan,
    prerequisite: { capability: 'plans.get', input: { plan_handle: toHandle('plan', plan_id) } },
  })
}

/** The plan of an event: an event's handle has the id of the plan, or of the invite to it. */
async function planOf(db: Db, id: string): Promise<string | null> {
  const [[plan], [copy], [invite]] = await Promise.all([
    listPlans(db, [id]),
    listPlanCopiesOfPlans(db, [id]),
    listPlanCopies(db, [id]),
  ])
  if (plan && plan.state !== 'deleted') return plan.plan_id
  return copy?.plan_id ?? invite?.plan_id ?? null
}
