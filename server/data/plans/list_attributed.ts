import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * The plans of this account whose place has an attribution and of which guests with accounts have copies, at most `most`,
 * in the order of their ids from the one after `after`.
 */
export async function listAttributedPlans(
  db: Db,
  after: string | null,
  most: number,
): Promise<string[]> {
  const rows = await db.run<{ plan_id: string }>(sql`
    select n.plan_id
    from plans n
    join places p on p.owner_id = n.owner_id and p.place_id = n.place_id
    where n.owner_id = ${db.owner} and n.state in ('shared', 'active', 'canceled') and p.attribution is not null
      and (${after}::uuid is null or n.plan_id > ${after}::uuid)
      and (
        select true
        from invites v
        where v.owner_id = n.owner_id and v.plan_id = n.plan_id and v.peer_owner is not null
        limit 1
      )
    order by n.plan_id
    limit ${most}`)
  return rows.map(({ plan_id }) => plan_id)
}
