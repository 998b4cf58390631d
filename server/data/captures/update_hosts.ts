import type { Db } from '#server/database/db.ts'

/**
 * Has this account's captures forget that a host, hashed with the owner's id, did not answer. Those that somebody has locked
 * are left out.
 */
export async function updateHostAnswered(db: Db, host_hash: Buffer): Promise<void> {
  await db.sql`
    update captures
    set dead_at = '{}'
    where owner_id = ${db.owner} and capture_id in (
      select capture_id
      from captures
      where owner_id = ${db.owner} and host_hash = ${host_hash} and cardinality(dead_at) > 0
      for no key update skip locked
    )`
}
