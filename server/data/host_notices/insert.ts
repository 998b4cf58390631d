import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { ToldPlan } from '#server/domain/plans/host_notice.ts'

/** What is to be noted for the host of a plan. */
export interface NewNotice extends Pick<ToldPlan, 'tipped_told' | 'full_told'> {
  plan_id: string
  /** When there may be something to write; null where nothing is expected. */
  news_at: Date | null
}

/**
 * Notes when there may be something to write to the host of a plan, which the caller has locked. What was told is kept:
 * `tipped_told` and `full_told` are for a plan without a notice, and for what the host's own change has made true. It is
 * sent with the commit.
 */
export function insertHostNotice(
  db: Db,
  { plan_id, news_at, tipped_told, full_told }: NewNotice,
  byHost: Pick<ToldPlan, 'tipped_told' | 'full_told'> = { tipped_told: false, full_told: false },
): void {
  db.atCommit(sql`
    insert into host_notices as h (owner_id, plan_id, news_at, tipped_told, full_told)
    values (${db.owner}, ${plan_id}, ${news_at?.toISOString() ?? null}, ${tipped_told}, ${full_told})
    on conflict (owner_id, plan_id) do update
      set news_at = least(h.news_at, excluded.news_at),
        tipped_told = h.tipped_told or ${byHost.tipped_told},
        full_told = h.full_told or ${byHost.full_told}`)
  if (news_at !== null) insertDueWork(db, 'notice', news_at)
}
