import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'

/** What a calendar shows of a plan of the account's own. */
export type FeedPlan = Pick<
  PlanRow,
  | 'plan_id'
  | 'state'
  | 'revision'
  | 'title'
  | 'card_description'
  | 'description_override'
  | 'private_plan'
  | 'public_description'
  | 'place_name'
  | 'place_address'
  | 'timezone'
  | 'scheduled_at'
  | 'scheduled_ends_at'
  | 'meetup_at'
  | 'meetup_location_text'
  | 'source_url'
  | 'updated_at'
> & {
  /** What to show with its place, as the licence of its source wants it; null if none does. */
  place_attribution: string | null
}

const columns = sql`
  n.plan_id, n.state, n.revision, n.title, n.card_description, n.description_override, n.private_plan,
  n.public_description, n.place_name, n.place_address, n.timezone, n.scheduled_at, n.scheduled_ends_at, n.meetup_at,
  n.meetup_location_text, n.source_url, n.updated_at, (
    select p.attribution from places p where p.owner_id = n.owner_id and p.place_id = n.place_id
  ) as place_attribution`

/**
 * This account's own plans for its calendar, the soonest first, at most `most`: those that were sent or shared, from
 * thirty days ago on, and those that were canceled in the last thirty days.
 */
export async function listFeedPlans(db: Db, most: number): Promise<FeedPlan[]> {
  return db.run<FeedPlan>(sql`
    select ${columns}
    from plans n
    where n.owner_id = ${db.owner} and n.state in ('shared', 'active', 'canceled')
      and n.scheduled_at > now() - interval '30 days'
      and (n.state <> 'canceled' or n.canceled_at > now() - interval '30 days')
    order by n.scheduled_at, n.plan_id
    limit ${most}`)
}
