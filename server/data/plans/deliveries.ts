import type { Db } from '#server/database/db.ts'
import { type GuestRow, listRoster } from '#server/data/invites/rows.ts'
import { deliveriesOf, toDelivery } from '#server/data/outgoing/rows.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { listPeople } from '#server/data/people/rows.ts'
import type { PlanDelivery } from '#generated/types.ts'

/** What became of the invitation of everybody a plan was sent to, and its guests. */
export interface Deliveries {
  deliveries: PlanDelivery[]
  roster: GuestRow[]
}

/**
 * What became of the message to each recipient: the last one of the service, a link to be passed on by hand,
 * or that the person could not be reached when it was committed. Nobody is left out, and nobody told twice.
 */
export async function listPlanDeliveries(db: Db, plan_id: string): Promise<Deliveries> {
  const [sent, roster, unreached] = await Promise.all([
    deliveriesOf(db, plan_id),
    listRoster(db, plan_id),
    unreachedBy(db, plan_id),
  ])
  const told = new Set(sent.map(({ person_id }) => toHandle('person', person_id)))
  const manual = roster
    .filter(({ delivery, rsvp_status }) => delivery === 'manual_share' && rsvp_status !== 'removed')
    .map(({ person_id, display_name }) => ({
      person_handle: toHandle('person', person_id),
      display_name,
      status: 'manual_share' as const,
      at: null,
    }))
    .filter(({ person_handle }) => !told.has(person_handle))
  for (const { person_handle } of manual) told.add(person_handle)
  const lost = unreached
    .map(({ person_id, display_name }) => ({
      person_handle: toHandle('person', person_id),
      display_name,
      status: 'delivery_unavailable' as const,
      at: null,
    }))
    .filter(({ person_handle }) => !told.has(person_handle))
  return { deliveries: [...sent.map(toDelivery), ...manual, ...lost], roster }
}

/** Whom a commit was to reach and could not; the last commit that names a person decides. */
async function unreachedBy(db: Db, plan_id: string) {
  const rows = await db.sql<{ person_handle: string; status: string }>`
    select distinct on (d.person_handle) d.person_handle, d.status
    from prepared_actions a
    cross join lateral jsonb_to_recordset(a.result->'deliveries') as d (person_handle text, status text)
    where a.owner_id = ${db.owner} and a.plan_id = ${plan_id} and a.state = 'committed'
    order by d.person_handle, a.executed_at desc`
  const lost = rows.filter(({ status }) => status === 'delivery_unavailable')
  const ids = lost.flatMap(({ person_handle }) => parseHandle('person', person_handle) ?? [])
  return listPeople(db, ids)
}
