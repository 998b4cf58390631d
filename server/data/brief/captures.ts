import type { Db } from '#server/database/db.ts'
import type { CountedRow } from '#server/domain/basics/counted_rows.ts'

/** A capture that waits for an answer. */
export interface WaitingCapture extends CountedRow {
  capture_id: string
  question: string
  /** What was sent, sealed. */
  kept: string
}

/** A roundup that waits for a decision. */
export interface WaitingRoundup extends CountedRow {
  roundup_id: string
  state: 'scope_required' | 'destination_required' | 'selection_required'
}

/** Captures that wait for an answer, the one that has waited longest in front. */
export async function listWaitingCaptures(db: Db, most: number): Promise<WaitingCapture[]> {
  return db.sql<WaitingCapture>`
    select capture_id, question ->> 'text' as question, kept, (count(*) over ())::integer as total
    from captures
    where owner_id = ${db.owner} and state = 'needs_input'
    order by updated_at, capture_id
    limit ${most}`
}

/** Roundups that wait for a decision, the one that has waited longest in front. */
export async function listWaitingRoundups(db: Db, most: number): Promise<WaitingRoundup[]> {
  return db.sql<WaitingRoundup>`
    select roundup_id, state, (count(*) over ())::integer as total
    from roundups
    where owner_id = ${db.owner}
      and state in ('scope_required', 'destination_required', 'selection_required')
    order by updated_at, roundup_id
    limit ${most}`
}
