import type { Db } from '#server/database/db.ts'

/** One statement of a source. */
export interface Claim {
  source_handle: string
  claim: string
}

/** Replaces the evidence of a draft by these claims; `pages` has the address of each source, or null. */
export async function updateEvidence(
  db: Db,
  plan_id: string,
  claims: readonly Claim[],
  pages: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = claims.map(({ claim, source_handle }, ordinal) => ({
    ordinal,
    claim,
    source_handle,
    source_url: pages.get(source_handle) ?? null,
  }))
  await db.sql`delete from plan_evidence where owner_id = ${db.owner} and plan_id = ${plan_id}`
  if (rows.length === 0) return
  await db.sql`
    insert into plan_evidence (owner_id, plan_id, ordinal, claim, source_handle, source_url)
    select me.owner_id, ${plan_id}, e.ordinal, e.claim, e.source_handle, e.source_url
    from accounts me, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (ordinal integer, claim text, source_handle text, source_url text)
    where me.owner_id = ${db.owner}`
}
