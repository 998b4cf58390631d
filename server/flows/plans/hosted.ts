import type { Db } from '#server/database/db.ts'
import { listPlanCopiesOfPlans } from '#server/data/plan_copies/find.ts'
import { lockPlan } from '#server/data/plans/lock.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { notYourPlan } from '#server/domain/messages/plans.ts'

const pointer = '/plan_handle'

/**
 * The plan of a handle, locked until the transaction ends.
 *
 * Errors: `reference_not_found`; `plan_not_editable` for a plan the caller is a guest of.
 */
export async function lockHostedPlan(
  db: Db,
  handle: string,
  options: Parameters<typeof lockPlan>[3] = {},
): Promise<PlanRow> {
  return lockPlan(db, handle, pointer, options).catch(async (error: unknown) => {
    if (error instanceof Failure && (await isGuest(db, handle))) {
      throw fail('plan_not_editable', { pointer, message: notYourPlan })
    }
    throw error
  })
}

async function isGuest(db: Db, handle: string): Promise<boolean> {
  const id = parseHandle('plan', handle)
  if (id === null) return false
  return (await listPlanCopiesOfPlans(db, [id])).length > 0
}
