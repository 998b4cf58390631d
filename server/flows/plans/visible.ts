import type { Plan } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { listPlanCopiesOfPlans } from '#server/data/plan_copies/find.ts'
import { type PlanCopyRow, toGuestPlan } from '#server/data/plan_copies/rows.ts'
import { listPlans } from '#server/data/plans/find.ts'
import { type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import { type LiveCopy, liveCopy, withLiveCounts } from '#server/flows/plans/live_counts.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** A plan that the caller can see: their own, or the guest copy of one they are invited to. */
export type VisiblePlan = { plan: PlanRow; copy: null } | { plan: null; copy: PlanCopyRow }

/** The same with what is so by now of a plan that the caller is invited to. */
export type LivePlan = { plan: PlanRow; copy: null; list: null } | ({ plan: null } & LiveCopy)

/** The plan of a handle, the caller's own or one they are invited to. Errors: `reference_not_found`. */
export async function requireVisiblePlan(db: Db, handle: string): Promise<LivePlan> {
  const { plan, copy } = await requireStoredPlan(db, handle)
  return plan ? { plan, copy: null, list: null } : { plan: null, ...(await liveCopy(db, copy)) }
}

/**
 * The same as it is stored: the copy of a guest gets the answers of others a little later. Errors:
 * `reference_not_found`.
 */
export async function requireStoredPlan(
  db: Db,
  handle: string,
  pointer = '/plan_handle',
): Promise<VisiblePlan> {
  const id = parseHandle('plan', handle)
  const ids = id === null ? [] : [id]
  const [[plan], [copy]] = await Promise.all([listPlans(db, ids), listPlanCopiesOfPlans(db, ids)])
  if (plan && plan.state !== 'deleted') return { plan, copy: null }
  if (copy) return { plan: null, copy }
  throw fail('reference_not_found', { pointer })
}

/** The plans of these ids as the caller sees them, in the same order; unknown and deleted ones are left out. */
export async function listVisiblePlans(db: Db, ids: readonly string[]): Promise<Plan[]> {
  const [plans, copies] = await Promise.all([listPlans(db, ids), listPlanCopiesOfPlans(db, ids)])
  const live = await withLiveCounts(db, copies)
  const visible = new Map<string, Plan>([
    ...live.map((copy) => [copy.plan_id, toGuestPlan(copy)] as const),
    ...plans
      .filter(({ state }) => state !== 'deleted')
      .map((plan) => [plan.plan_id, toPlan(plan)] as const),
  ])
  return ids.flatMap((id) => visible.get(id) ?? [])
}
