import { type PlanCopyRow, planCopies, planCopyColumns } from '#server/data/plan_copies/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * The plans of others that this account was invited to, for its calendar, the soonest first, at most `most`: accepted and
 * unanswered ones from thirty days ago on; canceled ones for thirty days.
 */
export async function listFeedCopies(db: Db, most: number): Promise<PlanCopyRow[]> {
  return db.run<PlanCopyRow>(sql`
    select ${planCopyColumns}
    from ${planCopies}
    where c.owner_id = ${db.owner} and c.rsvp_status in ('accepted', 'pending')
      and c.scheduled_at > now() - interval '30 days'
      and (c.plan_state <> 'canceled' or c.updated_at > now() - interval '30 days')
    order by c.scheduled_at, c.invite_id
    limit ${most}`)
}
