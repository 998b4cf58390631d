import type { LogisticsItem } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { type LogisticsRow, toLogisticsItem } from '#server/data/logistics/rows.ts'
import { shownStatus } from '#server/domain/logistics.ts'

/** The plan of a checklist, and when it tipped: some items wait for that. */
export interface Checklist {
  plan_id: string
  tipped_at: Date | null
}

/** The items of a plan's checklist in their order, each with the status that callers see. */
export async function listChecklist(db: Db, plan: Checklist): Promise<LogisticsRow[]> {
  const rows = await db.sql<LogisticsRow>`
    select item_id, kind, action_type, phase, actor_type, visibility, status, title, target_url,
      amount_note
    from logistics_items
    where owner_id = ${db.owner} and plan_id = ${plan.plan_id}
    order by position, item_id`
  return rows.map((row) => ({ ...row, status: shownStatus(row, plan.tipped_at !== null) }))
}

/** The items of a plan's checklist that guests may see, as they see them. */
export async function listGuestChecklist(db: Db, plan: Checklist): Promise<LogisticsItem[]> {
  const rows = await listChecklist(db, plan)
  return rows.filter(({ visibility }) => visibility === 'guest').map(toLogisticsItem)
}
