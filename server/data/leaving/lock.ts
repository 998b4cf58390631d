import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Where this account is leaving, lets its end wait for this transaction. It is sent with the commit, before what it is for: an
 * account that has ended by then has no row that the next statement could find. One that stays is not locked.
 */
export function lockLeavingShared(db: Db): void {
  db.atCommit(sql`
    select
    from due_work
    where owner_id = ${db.owner} and kind = 'deletion'
    for key share`)
}

/** Waits for those who write into this account, which is leaving, and lets others wait until the transaction ends. */
export async function lockLeaving(db: Db): Promise<void> {
  await db.sql`
    select
    from due_work
    where owner_id = ${db.owner} and kind = 'deletion'
    for update`
}
