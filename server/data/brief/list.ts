import type { Db } from '#server/database/db.ts'
import { isWaiting } from '#server/data/plans/rows.ts'
import { answersCloseAt, endsAt } from '#server/data/plans/times.ts'
import { sql } from '#server/database/sql.ts'
import type { CountedRow } from '#server/domain/basics/counted_rows.ts'

/** A plan of the caller's own, as the brief shows it. */
export interface BriefPlan extends CountedRow {
  plan_id: string
  title: string
  at: Date | null
}

/** A plan whose answers close soon. */
export interface ClosingPlan extends BriefPlan {
  /** How many more people must accept for it to take place; 0 where it needs no more. */
  lacks: number
}

/** A plan that takes place soon. */
export interface UpcomingPlan extends BriefPlan {
  /** Whether the caller is its host. */
  is_own: boolean
  /** Whether its host has canceled it. */
  is_off: boolean
}

/** A plan with a number: of guests who have not answered, or of things to do. */
export interface CountedPlan extends BriefPlan {
  count: number
}

/** An invite of the caller's, as the brief shows it. */
export interface BriefInvite extends CountedRow {
  invite_id: string
  plan_id: string
  title: string
  host_name: string
  rsvp_status: 'pending' | 'accepted' | 'declined'
  needs_reconfirm: boolean
  at: Date | null
}

const isOn = sql`n.state in ('shared', 'active')`
const total = sql`(count(*) over ())::integer as total`
const notOver = sql`${endsAt} > now()`

/** Own plans whose answers close within 48 hours, if they have a deadline or need more people. */
export async function listClosingPlans(db: Db, most: number): Promise<ClosingPlan[]> {
  return db.run<ClosingPlan>(sql`
    select n.plan_id, n.title, ${answersCloseAt} as at,
      case when n.tipped_at is null then greatest(coalesce(n.capacity_min, 0) - 1 - g.accepted, 0)
        else 0 end::integer as lacks, ${total}
    from plans n
    cross join lateral (
      select count(*) filter (where rsvp_status = 'accepted') as accepted
      from invites v
      where v.owner_id = n.owner_id and v.plan_id = n.plan_id
    ) g
    where n.owner_id = ${db.owner} and ${isOn}
      and ${answersCloseAt} > now() and ${answersCloseAt} <= now() + interval '48 hours'
      and (n.rsvp_deadline is not null or n.tipped_at is null and n.capacity_min - 1 > g.accepted)
    order by at, n.plan_id
    limit ${most}`)
}

/**
 * Invites that need the caller's answer: unanswered ones, and those of which the time or the place has changed since the
 * answer, whatever it was. Those that close first come first; the urgent ones are those that close within 48 hours.
 */
export async function listUnansweredInvites(
  db: Db,
  most: number,
  { urgent }: { urgent: boolean },
): Promise<BriefInvite[]> {
  const closesSoon = sql`coalesce(${answersCloseAt} <= now() + interval '48 hours', false)`
  return db.run<BriefInvite>(sql`
    select c.invite_id, c.plan_id, c.title, coalesce(h.display_name, c.host_name) as host_name,
      c.rsvp_status, c.needs_reconfirm, ${answersCloseAt} as at, ${total}
    from invite_cards c
    left join people h on h.owner_id = c.owner_id and h.person_id = c.host_person_id
      and h.deleted_at is null
    where c.owner_id = ${db.owner} and c.plan_state in ('shared', 'active')
      and (c.rsvp_status = 'pending' or c.rsvp_status in ('accepted', 'declined') and c.needs_reconfirm)
      and coalesce(${answersCloseAt}, 'infinity') > now() and ${closesSoon} = ${urgent}
    order by at, c.received_at desc, c.invite_id
    limit ${most}`)
}

/**
 * Plans within seven days or under way: own ones, and those the caller has accepted. A plan that its host has canceled is
 * there too, unless the caller had declined it.
 */
export async function listUpcomingPlans(db: Db, most: number): Promise<UpcomingPlan[]> {
  return db.run<UpcomingPlan>(sql`
    select plan_id, title, at, is_own, is_off, ${total}
    from (
      select n.plan_id, n.title, n.scheduled_at as at, true as is_own, false as is_off
      from plans n
      where n.owner_id = ${db.owner} and ${isOn} and ${notOver}
        and n.scheduled_at <= now() + interval '7 days'
      union all
      select n.plan_id, n.title, n.scheduled_at, false, n.plan_state = 'canceled'
      from invite_cards n
      where n.owner_id = ${db.owner}
        and (n.plan_state in ('shared', 'active') and n.rsvp_status = 'accepted'
          or n.plan_state = 'canceled' and n.rsvp_status in ('accepted', 'pending'))
        and ${notOver} and n.scheduled_at <= now() + interval '7 days'
    ) both_roles
    order by at, plan_id
    limit ${most}`)
}

/** Own plans with guests who have not answered and still can. */
export async function listWaitingPlans(db: Db, most: number): Promise<CountedPlan[]> {
  return db.run<CountedPlan>(sql`
    select n.plan_id, n.title, ${answersCloseAt} as at, g.pending as count, ${total}
    from plans n
    cross join lateral (
      select count(*) as pending
      from invites v
      where v.owner_id = n.owner_id and v.plan_id = n.plan_id and v.rsvp_status = 'pending'
    ) g
    where n.owner_id = ${db.owner} and ${isOn} and g.pending > 0
      and coalesce(${answersCloseAt}, 'infinity') > now()
    order by at, n.plan_id
    limit ${most}`)
}

/** Own plans and drafts with open items on the checklist that can be done now. */
export async function listUnpreparedPlans(db: Db, most: number): Promise<CountedPlan[]> {
  return db.run<CountedPlan>(sql`
    select n.plan_id, n.title, n.scheduled_at as at, l.open as count, ${total}
    from plans n
    cross join lateral (
      select count(*) as open
      from logistics_items i
      where i.owner_id = n.owner_id and i.plan_id = n.plan_id and i.status in ('suggested', 'pending')
        and (i.phase <> 'after_plan' or n.scheduled_at <= now())
        and (i.phase <> 'after_plan_tips' or n.tipped_at is not null)
    ) l
    where n.owner_id = ${db.owner} and n.state in ('draft', 'reviewed', 'shared', 'active')
      and ${notOver} and l.open > 0
    order by at, n.updated_at desc, n.plan_id
    limit ${most}`)
}

/** A draft, and how far it has come. */
export interface BriefDraft extends BriefPlan {
  stage: 'draft' | 'reviewed' | 'prepared'
}

/** Drafts that were not sent, the soonest in front; those whose time has passed come last. */
export async function listOpenDrafts(db: Db, most: number): Promise<BriefDraft[]> {
  return db.run<BriefDraft>(sql`
    select n.plan_id, n.title, n.scheduled_at as at,
      case when ${isWaiting} then 'prepared' else n.state end as stage, ${total}
    from plans n
    where n.owner_id = ${db.owner} and n.state in ('draft', 'reviewed')
    order by n.scheduled_at < now(), n.scheduled_at, n.updated_at desc, n.plan_id
    limit ${most}`)
}
