import type { Db } from '#server/database/db.ts'
import type { DeliveryRow } from '#server/data/outgoing/rows.ts'

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
