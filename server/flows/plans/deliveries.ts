import type { PlanDelivery } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { listRoster } from '#server/data/invites/list.ts'
import type { GuestRow } from '#server/data/invites/rows.ts'
import { listDeliveries } from '#server/data/outgoing/list.ts'
import { toDelivery } from '#server/data/outgoing/rows.ts'
import { listPeople } from '#server/data/people/list.ts'
import { listUnreached } from '#server/data/prepared_actions/list_unreached.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'

/** The guests of a plan, and the delivery to each person it was sent to. */
export interface Deliveries {
  deliveries: PlanDelivery[]
  roster: GuestRow[]
}

/**
 * The delivery to each recipient of a plan, each person once: the last message of the service, else a link
 * that the host passes on, else that the person could not be reached when the sending was committed.
 */
export async function listPlanDeliveries(db: Db, plan_id: string): Promise<Deliveries> {
  const [sent, roster, unreached] = await Promise.all([
    listDeliveries(db, plan_id),
    listRoster(db, plan_id),
    listUnreachedPeople(db, plan_id),
  ])
  const failed = new Set(unreached.map(({ person_id }) => person_id))
  // A guest who keeps the invitation of their link in an account was sent no message, and is no Connected Friend. Of those
  // who are, the message is deleted some day.
  const shared = roster.filter(
    ({ classification, delivery, rsvp_status, person_id }) =>
      rsvp_status !== 'removed' &&
      (delivery === 'manual_share' || (classification !== 'connected' && !failed.has(person_id))),
  )
  const all: PlanDelivery[] = [
    ...sent.map(toDelivery),
    ...shared.map((guest) => ({ ...toRecipient(guest), status: 'manual_share' as const })),
    ...unreached.map((person) => ({
      ...toRecipient(person),
      status: 'delivery_unavailable' as const,
    })),
  ]
  const first = new Map<string, PlanDelivery>()
  for (const delivery of all) {
    if (!first.has(delivery.person_handle)) first.set(delivery.person_handle, delivery)
  }
  return { deliveries: [...first.values()], roster }
}

function toRecipient({ person_id, display_name }: { person_id: string; display_name: string }) {
  return { person_handle: toHandle('person', person_id), display_name, at: null }
}

async function listUnreachedPeople(db: Db, plan_id: string) {
  const handles = await listUnreached(db, plan_id)
  return listPeople(
    db,
    handles.flatMap((handle) => parseHandle('person', handle) ?? []),
  )
}
