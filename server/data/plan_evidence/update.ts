import type { Db } from '#server/database/db.ts'

/** One statement of a source. */
export interface Claim {
  source_handle: string
  claim: string
}

/** What a host has researched, as the evidence of a plan. */
export interface ResearchClaim {
  claim: string
  source_url: string
  observed_at: string | null
}

/** The most claims that a plan is based on. */
export const maxClaims = 30

/** The ordinals of what was researched begin here, after the claims of the caller. */
export const firstResearched = 1_000

/**
 * Replaces the claims of the caller by these, the first evidence of a draft; `pages` has the address of each source, or null.
 * What was researched stays, as far as there is room: a plan has 30 claims at most.
 */
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
  // What was researched names no source of the account.
  await db.sql`
    delete from plan_evidence
    where owner_id = ${db.owner} and plan_id = ${plan_id}
      and (source_handle is not null or ordinal >= ${firstResearched + maxClaims - claims.length})`
  if (rows.length === 0) return
  await db.sql`
    insert into plan_evidence (owner_id, plan_id, ordinal, claim, source_handle, source_url)
    select me.owner_id, ${plan_id}, e.ordinal, e.claim, e.source_handle, e.source_url
    from accounts me, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (ordinal integer, claim text, source_handle text, source_url text)
    where me.owner_id = ${db.owner}`
}
