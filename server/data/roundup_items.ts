import type { Db } from '#server/database/db.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import type { ItemFacts, RoundupFailureCode } from '#server/domain/roundup/facts.ts'

/** An item of a roundup as the table stores it. */
export interface RoundupItemRow extends ItemFacts {
  kind: 'place' | 'event' | null
  excerpt: string | null
  /** Its own address, sealed. */
  link: string | null
  starts: FoundTime | null
  /** Why it failed. */
  code: RoundupFailureCode | null
  capture_id: string | null
  idea_id: string | null
}

/** The items of a roundup by position. */
export async function listRoundupItems(db: Db, roundup_id: string): Promise<RoundupItemRow[]> {
  return db.sql<RoundupItemRow>`
    select position, title, kind, excerpt, link, starts, whole, fits, met, outcome, code, capture_id, idea_id
    from roundup_items
    where owner_id = ${db.owner} and roundup_id = ${roundup_id}
    order by position`
}

/** Stores items of a roundup that the caller has locked: new ones, and what became of those that are there. */
export async function updateRoundupItems(
  db: Db,
  roundup_id: string,
  items: readonly RoundupItemRow[],
): Promise<void> {
  if (items.length === 0) return
  await db.sql`
    insert into roundup_items as old (owner_id, roundup_id, position, title, kind, excerpt, link, starts, whole,
      fits, met, outcome, code, capture_id, idea_id)
    select me.owner_id, ${roundup_id}, i.position, i.title, i.kind, i.excerpt, i.link, i.starts, i.whole,
      i.fits, i.met, i.outcome, i.code, i.capture_id, i.idea_id
    from accounts me, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i (
      position integer, title text, kind text, excerpt text, link text, starts jsonb, whole boolean, fits boolean,
      met integer, outcome text, code text, capture_id uuid, idea_id uuid
    )
    where me.owner_id = ${db.owner}
    on conflict (owner_id, roundup_id, position) do update
      set outcome = excluded.outcome, code = excluded.code, capture_id = excluded.capture_id,
        idea_id = excluded.idea_id`
}
