import type { Db } from '#server/database/db.ts'
import { listPlans } from '#server/data/plans/find.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { type CountedRow, totalOf } from '#server/domain/basics/counted_rows.ts'
import type { IdeaCopy } from '#server/domain/plans/draft_copies.ts'

/**
 * At most 25 unsent drafts of the same idea or of one with the same title, the last changed first, and the number
 * of all of them.
 */
export async function listRelatedDrafts(
  db: Db,
  idea: IdeaCopy,
): Promise<{ drafts: PlanRow[]; total: number }> {
  const rows = await db.sql<{ plan_id: string } & CountedRow>`
    select plan_id, (count(*) over ())::integer as total
    from plans
    where owner_id = ${db.owner} and state in ('draft', 'reviewed')
      and (idea_id = ${idea.idea_id} or lower(card_title) = lower(${idea.card_title}))
    order by updated_at desc, plan_id desc
    limit 25`
  const drafts = await listPlans(
    db,
    rows.map(({ plan_id }) => plan_id),
  )
  return { drafts, total: totalOf(rows) }
}
