import type { RoundupItemRow } from '#server/data/roundup_items/rows.ts'
import type { Db } from '#server/database/db.ts'

/** The items of a roundup by position. */
export async function listRoundupItems(db: Db, roundup_id: string): Promise<RoundupItemRow[]> {
  return db.sql<RoundupItemRow>`
    select position, title, kind, excerpt, link, starts, whole, fits, met, outcome, code, capture_id, idea_id
    from roundup_items
    where owner_id = ${db.owner} and roundup_id = ${roundup_id}
    order by position`
}
