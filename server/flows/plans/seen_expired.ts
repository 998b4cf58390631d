import { updatePlanActionsExpired } from '#server/data/prepared_actions/update.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import type { Db } from '#server/database/db.ts'

/** What a read that showed a plan records afterwards: that its prepared action has expired, if it has. */
export function seenExpired({ plan_id, overdue }: PlanRow): {
  afterwards?: (db: Db) => Promise<void>
} {
  return overdue ? { afterwards: (db) => updatePlanActionsExpired(db, plan_id) } : {}
}
