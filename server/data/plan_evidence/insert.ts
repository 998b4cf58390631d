import {
  firstResearched,
  maxClaims,
  type ResearchClaim,
} from '#server/data/plan_evidence/update.ts'
import type { Db } from '#server/database/db.ts'

/** Adds what a host has researched to a new draft that has so many claims of the caller; what has no room is left out. */
export async function insertResearch(
  db: Db,
  plan_id: string,
  claims: number,
  research: readonly ResearchClaim[],
): Promise<void> {
  const rows = research
    .slice(0, Math.max(maxClaims - claims, 0))
    .map((one, index) => ({ ...one, ordinal: firstResearched + index }))
  if (rows.length === 0) return
  await db.sql`
    insert into plan_evidence (owner_id, plan_id, ordinal, claim, source_url, observed_at)
    select me.owner_id, ${plan_id}, e.ordinal, e.claim, e.source_url, e.observed_at
    from accounts me, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (ordinal integer, claim text, source_url text, observed_at timestamptz)
    where me.owner_id = ${db.owner}`
}
