import type { PlanCopyRow } from '#server/data/plan_copies/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Where a guest copy comes from. */
export type PlanCopySource = Pick<PlanCopyRow, 'host_owner' | 'host_invite_id'>

/** Where the guest copies come from whose time was at most two months ago, the latest first, at most `most`. */
export async function listCopySources(db: Db, most: number): Promise<PlanCopySource[]> {
  return db.run<PlanCopySource>(sql`
    select c.host_owner, c.host_invite_id
    from invite_cards c
    where c.owner_id = ${db.owner} and c.scheduled_at > now() - interval '2 months'
    order by c.scheduled_at desc
    limit ${most}`)
}
