import type { Db } from '#server/database/db.ts'
import type { DeliveryRow, OutgoingState } from '#server/data/outgoing/rows.ts'

/** A message that shares a list with a person. */
export interface ShareMessageRow {
  display_name: string
  state: OutgoingState
}

/** The last message about a plan to each recipient, in the order of their names. */
export async function listDeliveries(db: Db, plan_id: string): Promise<DeliveryRow[]> {
  return db.sql<DeliveryRow>`
    select last.person_id, p.display_name, last.kind, last.state, last.finished_at
    from (
      select distinct on (person_id) person_id, kind, state, finished_at
      from outgoing
      where owner_id = ${db.owner} and plan_id = ${plan_id}
      order by person_id, created_at desc, outgoing_id
    ) last
    join people p on p.owner_id = ${db.owner} and p.person_id = last.person_id
    order by p.display_name, last.person_id`
}

/** The messages that share a list with people who still have it, the latest first, at most `limit`. */
export async function listShareMessages(
  db: Db,
  list_id: string,
  limit: number,
): Promise<ShareMessageRow[]> {
  return db.sql<ShareMessageRow>`
    select p.display_name, o.state
    from prepared_actions a
    join outgoing o on o.owner_id = a.owner_id and o.action_id = a.action_id
    join people p on p.owner_id = o.owner_id and p.person_id = o.person_id
    where a.owner_id = ${db.owner} and a.list_id = ${list_id}
      and exists (
        select from list_shares s
        where s.owner_id = a.owner_id and s.list_id = a.list_id and s.person_id = o.person_id
          and s.revoked_at is null
      )
    order by o.created_at desc, o.outgoing_id
    limit ${limit}`
}
