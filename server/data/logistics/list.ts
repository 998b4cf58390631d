import type { LogisticsItem } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { type LogisticsRow, toLogisticsItem } from '#server/data/logistics/rows.ts'
import type { Statement } from '#server/database/sql.ts'
import { shownStatus } from '#server/domain/plans/logistics.ts'

/** When the plan of a checklist tipped: some items wait for that. */
export interface Tipping {
  tipped_at: Date | null
}

/** The items of a plan's checklist in their order, each with the status that callers see. */
export async function listChecklist(
  db: Db,
  plan: Tipping & { plan_id: string },
): Promise<LogisticsRow[]> {
  return shownItems(await listItems(db, plan.plan_id), plan)
}

/** The items of a plan's checklist in their order, as they are stored; the plan by its id or by what selects that. */
export async function listItems(db: Db, plan_id: string | Statement): Promise<LogisticsRow[]> {
  return db.sql<LogisticsRow>`
    select item_id, kind, action_type, phase, actor_type, visibility, status, title, target_url,
      amount_note
    from logistics_items
    where owner_id = ${db.owner} and plan_id = (${plan_id})
    order by position, item_id`
}

/** The items that guests may see of those of a checklist, as they see them. */
export function toGuestItems(items: readonly LogisticsRow[], plan: Tipping): LogisticsItem[] {
  return shownItems(items, plan)
    .filter(({ visibility }) => visibility === 'guest')
    .map(toLogisticsItem)
}

function shownItems(items: readonly LogisticsRow[], { tipped_at }: Tipping): LogisticsRow[] {
  return items.map((item) => ({ ...item, status: shownStatus(item, tipped_at !== null) }))
}
