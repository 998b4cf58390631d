import type { Db } from '#server/database/db.ts'
import type { CaptureState, RoundupState } from '#server/domain/accepted_work/states.ts'

/** A capture or a roundup in a list. */
export interface OpenRow {
  readonly id: string
  /** What was sent, sealed. */
  readonly kept: string
  readonly at: Date
}

/** A capture that has not ended well. */
export interface OpenCapture extends OpenRow {
  readonly state: CaptureState
  /** Microseconds since 1970 of its last change. */
  readonly micros: string
}

/** A roundup that goes on or waits for its user. */
export interface OpenRoundup extends OpenRow {
  readonly state: RoundupState
  /** The titles of its first three items. */
  readonly titles: readonly string[]
}

/** The captures of this account that are being read, without those of roundups, the last one first. */
export function listReading(db: Db, most: number): Promise<OpenCapture[]> {
  return db.sql<OpenCapture>`
    select capture_id as id, state, kept, created_at as at, '0' as micros
    from captures
    where owner_id = ${db.owner} and state = 'accepted' and roundup_id is null
    order by created_at desc, capture_id desc
    limit ${most}`
}

/** The captures that ask or have failed, the last changed first; `after` is one of them, as its microseconds and its id. */
export function listStopped(
  db: Db,
  after: { micros: string; id: string } | null,
  most: number,
): Promise<OpenCapture[]> {
  const { micros = '4102444800000000', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff' } = after ?? {}
  return db.sql<OpenCapture>`
    select capture_id as id, state, kept, updated_at as at,
      (extract(epoch from updated_at) * 1000000)::bigint::text as micros
    from captures
    where owner_id = ${db.owner} and state in ('failed', 'needs_input') and roundup_id is null
      and (updated_at, capture_id) < (
        'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::uuid
      )
    order by updated_at desc, capture_id desc
    limit ${most}`
}

/** The roundups of this account that go on or wait for their user, the last changed first. */
export function listOpenRoundups(db: Db, most: number): Promise<OpenRoundup[]> {
  return db.sql<OpenRoundup>`
    select roundup_id as id, state, kept, updated_at as at,
      array(
        select i.title
        from roundup_items i
        where i.owner_id = r.owner_id and i.roundup_id = r.roundup_id and not i.whole
        order by i.position
        limit 3
      ) as titles
    from roundups r
    where owner_id = ${db.owner} and state not in ('completed', 'failed', 'archived')
    order by updated_at desc, roundup_id desc
    limit ${most}`
}
