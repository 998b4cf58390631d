import { isMeant, type MeantPeople } from '#server/data/people/meant.ts'
import { type Period, isWithin } from '#server/data/plans/list_timed.ts'
import type { Db } from '#server/database/db.ts'
import type { TimedPlan } from '#server/domain/availability/plan_time.ts'

/** A plan of this account that a saved person comes to. */
export interface AcceptedPlan extends Pick<TimedPlan, 'scheduled_at' | 'scheduled_ends_at'> {
  person_id: string
  /** Whether the plan has changed since the person answered. */
  needs_reconfirm: boolean
}

/** Which of this account's plans in a period these people have accepted. */
export async function listAcceptedPlans(
  db: Db,
  people: MeantPeople,
  period: Period,
): Promise<AcceptedPlan[]> {
  if (people.ids.length === 0 && people.names.length === 0) return []
  return db.sql<AcceptedPlan>`
    select p.person_id, n.scheduled_at, n.scheduled_ends_at, v.needs_reconfirm
    from plans n
    join invites v on v.owner_id = n.owner_id and v.plan_id = n.plan_id and v.rsvp_status = 'accepted'
    join people p on p.owner_id = v.owner_id and p.person_id = v.person_id and p.deleted_at is null
    where n.owner_id = ${db.owner} and n.state in ('shared', 'active')
      and ${isWithin(period)}
      and ${isMeant(people)}`
}
