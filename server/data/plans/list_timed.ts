import { endsAt } from '#server/data/plans/times.ts'
import type { Db } from '#server/database/db.ts'
import { isEmpty, type Statement, sql, type Uuids } from '#server/database/sql.ts'
import type { TimedPlan } from '#server/domain/availability/plan_time.ts'

/** From when and until when something must take place to be listed. */
export interface Period {
  from: Date
  to: Date
}

/** A plan that takes somebody's time; `person_id` is null where that is the account itself. */
export interface TimedPlanOf extends TimedPlan {
  person_id: string | null
}

/**
 * The plans that take this account's time in a period: those it hosts and has sent or shared, and those it has accepted
 * or not answered. Drafts, and what was canceled or declined, take none. Also those of its own plans that some of these
 * people have accepted.
 */
export async function listTimedPlans(
  db: Db,
  period: Period,
  people: Uuids = [],
): Promise<TimedPlanOf[]> {
  const own = sql`
    select null::uuid as person_id, scheduled_at, scheduled_ends_at, null as rsvp_status, false as needs_reconfirm
    from plans
    where owner_id = ${db.owner} and state in ('shared', 'active') and ${isWithin(period)}
    union all
    select null, scheduled_at, scheduled_ends_at, rsvp_status, needs_reconfirm
    from invite_cards
    where owner_id = ${db.owner} and plan_state in ('shared', 'active')
      and rsvp_status in ('pending', 'accepted') and ${isWithin(period)}`
  if (isEmpty(people)) return db.run<TimedPlanOf>(own)
  return db.sql<TimedPlanOf>`
    ${own}
    union all
    select v.person_id, n.scheduled_at, n.scheduled_ends_at, v.rsvp_status, v.needs_reconfirm
    from plans n
    join invites v on v.owner_id = n.owner_id and v.plan_id = n.plan_id and v.rsvp_status = 'accepted'
    where n.owner_id = ${db.owner} and n.state in ('shared', 'active') and ${isWithin(period)}
      and v.person_id = any(${people}::uuid[])`
}

/**
 * Whether a plan, or a guest copy, takes place in a period at least partly. Two conditions of two indexes: few plans are
 * longer than a month.
 */
function isWithin({ from, to }: Period): Statement {
  const [begin, end] = [from.toISOString(), to.toISOString()]
  return sql`
    scheduled_at < ${end} and ${endsAt} > ${begin}
      and (scheduled_at > ${begin}::timestamptz - interval '32 days'
        or (scheduled_ends_at - scheduled_at > interval '31 days' and scheduled_ends_at > ${begin}))`
}
