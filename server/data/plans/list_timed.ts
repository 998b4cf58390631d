import { endsAt } from '#server/data/plans/times.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { TimedPlan } from '#server/domain/availability/plan_time.ts'

/** From when and until when something must take place to be listed. */
export interface Period {
  from: Date
  to: Date
}

/**
 * Whether a plan, or a guest copy, takes place in a period at least partly. Two conditions of two indexes: few plans are
 * longer than a month.
 */
export function isWithin({ from, to }: Period): Statement {
  const [begin, end] = [from.toISOString(), to.toISOString()]
  return sql`
    scheduled_at < ${end} and ${endsAt} > ${begin}
      and (scheduled_at > ${begin}::timestamptz - interval '32 days'
        or (scheduled_ends_at - scheduled_at > interval '31 days' and scheduled_ends_at > ${begin}))`
}

/**
 * The plans that take this account's time in a period: those it hosts and has sent or shared, and those it has accepted
 * or not answered. Drafts, and what was canceled or declined, take none.
 */
export async function listTimedPlans(db: Db, period: Period): Promise<TimedPlan[]> {
  const [hosted, invited] = await Promise.all([
    db.sql<TimedPlan>`
      select scheduled_at, scheduled_ends_at, null as rsvp_status, false as needs_reconfirm
      from plans
      where owner_id = ${db.owner} and state in ('shared', 'active') and ${isWithin(period)}`,
    db.sql<TimedPlan>`
      select scheduled_at, scheduled_ends_at, rsvp_status, needs_reconfirm
      from invite_cards
      where owner_id = ${db.owner} and plan_state in ('shared', 'active')
        and rsvp_status in ('pending', 'accepted') and ${isWithin(period)}`,
  ])
  return [...hosted, ...invited]
}
