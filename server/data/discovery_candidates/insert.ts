import type { FoundRow } from '#server/data/discovery_candidates/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Adds what a run found. The caller has locked the run. */
export async function insertFound(
  db: Db,
  rows: readonly Omit<FoundRow, 'idea_id'>[],
): Promise<void> {
  if (rows.length === 0) return
  await db.sql`
    insert into discovery_candidates (owner_id, run_id, ordinal, found_id, same_key, facts, evidence)
    select me.owner_id, f.run_id, f.ordinal, f.found_id, f.same_key, f.facts, f.evidence
    from accounts me, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as f (run_id uuid, ordinal integer, found_id uuid, same_key text, facts jsonb, evidence jsonb)
    where me.owner_id = ${db.owner}`
}
