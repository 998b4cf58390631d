import type { Db } from '#server/database/db.ts'

/** What one capture knows of the host that it asked last. */
export interface CaptureHost {
  capture_id: string
  /** With the owner's id. */
  host_hash: Buffer
  /** The page that it asked for, with the owner's id; null where an earlier release stored it. */
  page_hash: Buffer | null
  /** Whole seconds since its latest fetch from it that came to nothing; null where none did in the last ten minutes. */
  dead_seconds: number | null
  /** Whole seconds for which it still wants to be left alone; null where it said nothing of the kind. */
  wait_seconds: number | null
}

/**
 * What this account's captures know of hosts that did not answer, or want to be left alone. A capture that ended longer
 * than ten minutes ago knows nothing that still counts, so its row is not read.
 */
export async function listCaptureHosts(db: Db): Promise<CaptureHost[]> {
  return db.sql<CaptureHost>`
    select c.capture_id, c.host_hash, c.page_hash,
      case when c.dead_at[cardinality(c.dead_at)] > now() - interval '10 minutes'
        then floor(extract(epoch from now() - c.dead_at[cardinality(c.dead_at)]))::integer end as dead_seconds,
      case when c.wait_until > now() then ceil(extract(epoch from c.wait_until - now()))::integer end as wait_seconds
    from captures c
    where c.owner_id = ${db.owner} and c.host_hash is not null
      and (c.state = 'accepted' or c.state <> 'accepted' and c.updated_at > now() - interval '10 minutes')
      and (c.wait_until > now() or c.dead_at[cardinality(c.dead_at)] > now() - interval '10 minutes')`
}

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
