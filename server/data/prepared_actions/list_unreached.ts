import type { Db } from '#server/database/db.ts'

/**
 * The handles of the people that the committed actions of a plan could not reach. Of several actions that
 * name a person, the last one decides.
 */
export async function listUnreached(db: Db, plan_id: string): Promise<string[]> {
  const rows = await db.sql<{ person_handle: string; status: string }>`
    select distinct on (d.person_handle) d.person_handle, d.status
    from prepared_actions a
    cross join lateral jsonb_to_recordset(a.result->'deliveries') as d (person_handle text, status text)
    where a.owner_id = ${db.owner} and a.plan_id = ${plan_id} and a.state = 'committed'
    order by d.person_handle, a.executed_at desc`
  return rows
    .filter(({ status }) => status === 'delivery_unavailable')
    .map(({ person_handle }) => person_handle)
}
