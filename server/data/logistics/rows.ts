import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { toHandle } from '#server/domain/handle.ts'
import { type LogisticsFacts, shownStatus, titleKey } from '#server/domain/logistics.ts'
import type { LogisticsItem } from '#generated/types.ts'

/** An item of a plan's checklist as the table keeps it. */
export interface LogisticsRow extends LogisticsFacts {
  item_id: string
}

/** Whose checklist, and whether its plan has tipped, which some items wait for. */
export interface Checklist {
  plan_id: string
  tipped_at: Date | null
}

/** A plan's checklist in its order, each item with the status it shows. */
export async function listChecklist(db: Db, plan: Checklist): Promise<LogisticsRow[]> {
  const rows = await db.sql<LogisticsRow>`
    select item_id, kind, action_type, phase, actor_type, visibility, status, title, target_url,
      amount_note
    from logistics_items
    where owner_id = ${db.owner} and plan_id = ${plan.plan_id}
    order by position, item_id`
  return rows.map((row) => ({ ...row, status: shownStatus(row, plan.tipped_at !== null) }))
}

/** An item as callers see it. */
export function toLogisticsItem({ item_id, ...item }: LogisticsRow): LogisticsItem {
  return { item_handle: toHandle('logistics_item', item_id), ...item }
}

/** A plan's items that guests may see, as they see them. */
export async function guestChecklist(db: Db, plan: Checklist): Promise<LogisticsItem[]> {
  const rows = await listChecklist(db, plan)
  return rows.filter(({ visibility }) => visibility === 'guest').map(toLogisticsItem)
}

/** An item that has no row yet. */
export function newRow(item: LogisticsFacts): LogisticsRow {
  return { item_id: newId(), ...item }
}

/** Makes a plan's checklist this, in this order. The caller holds the plan. */
export async function updateChecklist(
  db: Db,
  plan_id: string,
  items: readonly LogisticsRow[],
): Promise<void> {
  const rows = items.map((item, position) => ({
    ...item,
    title_key: titleKey(item.title),
    position,
  }))
  const ids = items.map(({ item_id }) => item_id)
  await db.sql`
    delete from logistics_items
    where owner_id = ${db.owner} and plan_id = ${plan_id} and item_id <> all(${ids}::uuid[])`
  if (rows.length === 0) return
  await db.sql`
    insert into logistics_items as old (owner_id, item_id, plan_id, kind, action_type, phase, actor_type,
      visibility, status, title, title_key, target_url, amount_note, position)
    select ${db.owner}, i.item_id, ${plan_id}, i.kind, i.action_type, i.phase, i.actor_type, i.visibility,
      i.status, i.title, i.title_key, i.target_url, i.amount_note, i.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (
      item_id uuid, kind text, action_type text, phase text, actor_type text, visibility text,
      status text, title text, title_key text, target_url text, amount_note text, position integer
    )
    on conflict (owner_id, item_id) do update
      set phase = excluded.phase, actor_type = excluded.actor_type, visibility = excluded.visibility,
        status = excluded.status, title = excluded.title, target_url = excluded.target_url,
        amount_note = excluded.amount_note, position = excluded.position,
        updated_at = clock_timestamp()`
}
