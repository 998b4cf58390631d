import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** A plan, and whether guests see it with the attribution of its place. */
export interface AttributedPlan {
  plan_id: string
  is_attributed: boolean
}

/** At most `most` plans of this account, in the order of their ids from the one after `after`. */
export function listAttributedPlans(
  db: Db,
  after: string | null,
  most: number,
): Promise<AttributedPlan[]> {
  return db.run<AttributedPlan>(sql`
    select n.plan_id, n.state in ('shared', 'active', 'canceled') and p.attribution is not null as is_attributed
    from (
      select n.plan_id, n.place_id, n.state
      from plans n
      where n.owner_id = ${db.owner} and (${after}::uuid is null or n.plan_id > ${after}::uuid)
      order by n.plan_id
      limit ${most}
    ) n
    left join places p on p.owner_id = ${db.owner} and p.place_id = n.place_id
    order by n.plan_id`)
}
