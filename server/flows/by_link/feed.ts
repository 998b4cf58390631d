import { findOwnName } from '#server/data/accounts/find.ts'
import { listFeedCopies } from '#server/data/plan_copies/list_for_feed.ts'
import type { PlanCopyRow } from '#server/data/plan_copies/rows.ts'
import { type FeedPlan, listFeedPlans } from '#server/data/plans/list_for_feed.ts'
import { listHostsPlanIds } from '#server/flows/plans/hosts_plan_ids.ts'
import { type LinkContext, readByLink } from '#server/flows/by_link/link.ts'
import type { CalendarEvent } from '#server/domain/calendar/event.ts'
import { whereLine } from '#server/domain/mail/words.ts'
import { visibleDescription, visibleSource } from '#server/domain/plans/content.ts'

/** The most plans of the account's own in its feed, and the most that it was invited to. */
const most = 500

/** An event of a feed, but for what every event of it has. */
export type FeedEvent = Omit<CalendarEvent, 'organizer' | 'attendee'> & { host_name: string }

/** @returns the plans of the account that a feed belongs to, the soonest first; null if the link does not work. */
export async function viewFeed(context: LinkContext, token: string): Promise<FeedEvent[] | null> {
  return readByLink(context, 'feed', token, async (db) => {
    const [own_name, plans, copies] = await Promise.all([
      findOwnName(db),
      listFeedPlans(db, most),
      listFeedCopies(db, most),
    ])
    const plan_ids = await listHostsPlanIds(db, copies)
    const events = [
      ...plans.flatMap((plan) => eventOfPlan(plan, own_name)),
      ...copies.flatMap((copy) => eventOfCopy(copy, plan_ids.get(copy.host_invite_id))),
    ]
    return events.sort(
      (one, other) =>
        one.starts_at.getTime() - other.starts_at.getTime() ||
        (one.plan_id < other.plan_id ? -1 : 1),
    )
  })
}

function eventOfPlan(plan: FeedPlan, host_name: string): FeedEvent[] {
  const { plan_id, state, scheduled_at } = plan
  if (scheduled_at === null) return []
  return [
    {
      ...timesAndPlace({ ...plan, scheduled_at }),
      plan_id,
      description: visibleDescription(plan),
      source_url: visibleSource(plan),
      canceled: state === 'canceled',
      host_name,
    },
  ]
}

function eventOfCopy(copy: PlanCopyRow, plan_id = copy.plan_id): FeedEvent[] {
  const { scheduled_at, plan_state, rsvp_status, needs_reconfirm, host_name } = copy
  if (scheduled_at === null) return []
  return [
    {
      ...timesAndPlace({ ...copy, scheduled_at }),
      plan_id,
      description: copy.description,
      source_url: copy.source_url,
      canceled: plan_state === 'canceled',
      tentative: rsvp_status === 'pending' || needs_reconfirm,
      host_name,
    },
  ]
}

function timesAndPlace(
  plan: Pick<
    PlanCopyRow,
    | 'revision'
    | 'title'
    | 'place_name'
    | 'place_address'
    | 'place_attribution'
    | 'timezone'
    | 'scheduled_ends_at'
    | 'meetup_at'
    | 'meetup_location_text'
    | 'updated_at'
  > & { scheduled_at: Date },
) {
  return {
    revision: plan.revision,
    title: plan.title,
    location: whereLine(plan),
    place_attribution: plan.place_name === null ? null : plan.place_attribution,
    starts_at: plan.scheduled_at,
    ends_at: plan.scheduled_ends_at,
    meetup_at: plan.meetup_at,
    meetup_location_text: plan.meetup_location_text,
    timezone: plan.timezone,
    // The links of guests' own pages cannot be read again.
    url: null,
    written_at: plan.updated_at,
  }
}
