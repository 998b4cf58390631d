import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** The ids of this account's plans whose time was at most two months ago, the latest first, at most `most`. */
export async function listRecentPlanIds(db: Db, most: number): Promise<string[]> {
  const rows = await db.run<{ plan_id: string }>(sql`
    select n.plan_id
    from plans n
    where n.owner_id = ${db.owner} and n.scheduled_at > now() - interval '2 months'
    order by n.scheduled_at desc
    limit ${most}`)
  return rows.map(({ plan_id }) => plan_id)
}
