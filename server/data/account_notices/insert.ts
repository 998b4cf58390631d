import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** A notice to the account itself. */
export interface NewNotice {
  readonly notice_id: string
  readonly kind: string
  /** The notice that it replaces while that waits, by a name of its kind; a notice of its own where it is `notice_id`. */
  readonly slot: string
  readonly sealed: string
  /** ISO 8601; null where it is always of use. */
  readonly useful_until: string | null
}

/**
 * Queues a notice to this account; it is sent with the commit. Of those with the same slot the newest waits, one is sent an hour
 * at most, and while one is being sent no other is queued.
 */
export function insertAccountNotice(
  db: Db,
  { notice_id, kind, slot, sealed, useful_until }: NewNotice,
): void {
  db.atCommit(sql`
    insert into account_notices as n (owner_id, notice_id, kind, slot, sealed, useful_until)
    values (${db.owner}, ${notice_id}, ${kind}, ${slot}, ${sealed}, ${useful_until}::timestamptz)
    on conflict (owner_id, kind, slot) do update
      set notice_id = excluded.notice_id, sealed = excluded.sealed, useful_until = excluded.useful_until,
        attempt = 0, created_at = excluded.created_at, finished_at = null, begun_at = null,
        due_at = greatest(excluded.due_at, n.rests_until)
      where n.finished_at is not null or n.attempt = 0`)
  insertDueWork(db, 'account_notice')
}
