import type { Db } from '#server/database/db.ts'
import type { LogisticsRow } from '#server/data/logistics/rows.ts'
import { titleKey } from '#server/domain/plans/logistics.ts'

/** Replaces the checklist of a plan, which the caller has locked, by these items in this order. */
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
      visibility, status, title, title_key, target_url, amount_note, position, updated_at)
    select me.owner_id, i.item_id, ${plan_id}, i.kind, i.action_type, i.phase, i.actor_type, i.visibility,
      i.status, i.title, i.title_key, i.target_url, i.amount_note, i.position,
      clock_timestamp()
    from accounts me, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (
      item_id uuid, kind text, action_type text, phase text, actor_type text, visibility text,
      status text, title text, title_key text, target_url text, amount_note text, position integer
    )
    where me.owner_id = ${db.owner}
    on conflict (owner_id, item_id) do update
      set phase = excluded.phase, actor_type = excluded.actor_type, visibility = excluded.visibility,
        status = excluded.status, title = excluded.title, target_url = excluded.target_url,
        amount_note = excluded.amount_note, position = excluded.position,
        updated_at = excluded.updated_at`
}
