import type { PlanEvidence } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'

/** The claims a plan is based on, in their order, as callers see them. */
export async function listEvidence(db: Db, plan_id: string): Promise<PlanEvidence[]> {
  const rows = await db.sql<Omit<PlanEvidence, 'observed_at'> & { observed_at: Date | null }>`
    select claim, source_handle, source_url, observed_at
    from plan_evidence
    where owner_id = ${db.owner} and plan_id = ${plan_id}
    order by ordinal`
  return rows.map((row) => ({ ...row, observed_at: row.observed_at?.toISOString() ?? null }))
}
