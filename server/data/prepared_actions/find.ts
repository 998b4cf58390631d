import type { Db } from '#server/database/db.ts'
import { type ActionRow, actionColumns } from '#server/data/prepared_actions/rows.ts'

/** The action of a plan that waits for approval; null if nothing waits. */
export async function findWaitingAction(db: Db, plan_id: string): Promise<ActionRow | null> {
  const [row] = await db.sql<ActionRow>`
    select ${actionColumns}, false as overdue
    from prepared_actions
    where owner_id = ${db.owner} and plan_id = ${plan_id} and state = 'prepared' and expires_at > now()
    order by created_at desc
    limit 1`
  return row ?? null
}
