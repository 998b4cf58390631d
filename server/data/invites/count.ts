import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'

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
