import { rsvpCounts } from '#server/data/invites/rows.ts'
import type { GuestList } from '#server/data/plans/find.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/** How many guests of a plan there are, removed ones left out. */
export interface GuestCounts {
  /** Those who have accepted or can still answer. */
  expected: number
  declined: number
}

/** How many guests a plan has. */
export async function countGuests(db: Db, plan_id: string): Promise<GuestCounts> {
  const rows = await db.sql<GuestCounts>`
    select count(*) filter (where rsvp_status in ('accepted', 'pending')) as expected,
      count(*) filter (where rsvp_status = 'declined') as declined
    from invites
    where owner_id = ${db.owner} and plan_id = ${plan_id}`
  return only(rows)
}

/** How the guests of a plan have answered, as one of them may know it, and whether they see who comes. */
export interface AnswerCounts extends GuestList {
  invite_id: string
  accepted: number
  declined: number
  pending: number
  /** Whether enough people were in at some time. */
  tipped: boolean
}

/**
 * The answers to the plans of these invites, as they are now; guests who were removed learn nothing. Each invite and its
 * plan are looked up by their ids, whatever the host has and however old its statistics are: `limit 1` keeps them from
 * being joined in another order.
 */
export async function listAnswerCounts(
  db: Db,
  invite_ids: readonly string[],
): Promise<AnswerCounts[]> {
  return db.sql<AnswerCounts>`
    select v.invite_id, c.accepted, c.declined, c.pending, n.tipped_at is not null as tipped,
      n.plan_id, n.show_guest_list, n.state
    from unnest(${[...invite_ids]}::uuid[]) as asked (invite_id)
    cross join lateral (
      select v.invite_id, v.plan_id
      from invites v
      where v.owner_id = ${db.owner} and v.invite_id = asked.invite_id and v.rsvp_status <> 'removed'
      limit 1
    ) v
    cross join lateral (
      select n.plan_id, n.tipped_at, n.show_guest_list, n.state
      from plans n
      where n.owner_id = ${db.owner} and n.plan_id = v.plan_id
      limit 1
    ) n
    cross join lateral (
      select ${rsvpCounts}
      from invites i
      where i.owner_id = ${db.owner} and i.plan_id = v.plan_id
    ) c`
}
