import { insertHostNotice } from '#server/data/host_notices/insert.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import type { Db } from '#server/database/db.ts'
import { gatherSeconds, nextClosing } from '#server/domain/plans/host_notice.ts'
import { isFull } from '#server/domain/plans/rsvp.ts'

/**
 * Notes that the host of a plan, which the caller has locked, has something to read: a message follows in two minutes,
 * or an hour after the last one. `plan` is the plan before the answer. It is sent with the commit.
 */
export function insertNews(db: Db, plan: PlanRow): void {
  const news_at = new Date(plan.now.getTime() + gatherSeconds * 1000)
  insertHostNotice(db, { plan_id: plan.plan_id, news_at, ...known(plan) })
}

/**
 * Notes when answers to a plan close, after its host has changed it: what the host's own change has made true is no
 * news. `before` is the plan as it was. It is sent with the commit.
 */
export function watchPlan(db: Db, before: PlanRow, plan: PlanRow): void {
  const [was, is] = [known(before), known(plan)]
  const byHost = {
    tipped_told: is.tipped_told && !was.tipped_told,
    full_told: is.full_told && !was.full_told,
  }
  insertHostNotice(db, { plan_id: plan.plan_id, news_at: nextClosing(plan), ...is }, byHost)
}

function known({ tipped_at, capacity_max, accepted }: PlanRow) {
  return { tipped_told: tipped_at !== null, full_told: isFull(capacity_max, accepted) }
}
