import { lockAccount } from '#server/data/accounts/lock.ts'
import {
  insertCaptureUpdateOfEach,
  type NewCaptureUpdate,
} from '#server/data/capture_updates/insert.ts'
import { type CaptureHost, listCaptureHosts } from '#server/data/captures/list_hosts.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'

/** Seconds that a worker has for one capture before another worker may claim it, unless it renews its lease. */
export const captureLeaseSeconds = 60

/** The most captures of one account that are read at the same time, by all workers. */
export const mostAtOnce = 4

/** A capture that one worker reads. */
export interface ClaimedCapture
  extends Pick<
    CaptureRow,
    'capture_id' | 'purpose' | 'kept' | 'asked' | 'roundup_id' | 'created_at' | 'retries'
  > {
  /** Only an end under the latest claim is stored. */
  claim: number
  /** The number of this attempt since the capture was last accepted, from 1. */
  attempts: number
  /** The first claim since it was last accepted. */
  claimed_at: Date
  /** Since when it was due. */
  due_at: Date
  /** The seconds for which servers have had it wait since then. */
  waited_seconds: number
  /** By the database's clock. */
  now: Date
  /** Of the account. */
  timezone: string
  /** What the account's captures know of hosts. */
  hosts: readonly CaptureHost[]
}

/**
 * Claims captures of an account that are due, the first due first: so many that `mostAtOnce` are under a lease. The number
 * of a claim only rises. Each gets the update `reading`, unless it was claimed before only to wait for room.
 */
export async function claimCaptures(
  database: Database,
  owner: string,
  reading: NewCaptureUpdate,
): Promise<ClaimedCapture[]> {
  return database.write(owner, {
    work: async (db) => {
      const claimed = await claim(db)
      const begun = claimed.filter(
        ({ attempts, claimed_at, now }) => attempts > 1 || claimed_at.getTime() === now.getTime(),
      )
      const ids = begun.map(({ capture_id }) => capture_id)
      await insertCaptureUpdateOfEach(db, ids, reading)
      return claimed
    },
  })
}

async function claim(db: Db): Promise<ClaimedCapture[]> {
  // Two workers at once would each count the leases before the other has any.
  const [, running, hosts] = await Promise.all([
    lockAccount(db),
    db.sql<{ count: number }>`
      select count(*) as count
      from captures
      where owner_id = ${db.owner} and state = 'accepted' and lease_until > now()`,
    listCaptureHosts(db),
  ])
  const most = mostAtOnce - only(running).count
  if (most <= 0) return []
  const claimed = await db.sql<Omit<ClaimedCapture, 'hosts'>>`
    with due as (
      select c.capture_id, now() as now
      from captures c
      where c.owner_id = ${db.owner} and c.state = 'accepted' and c.due_at <= now()
        and (c.lease_until is null or c.lease_until <= now())
      order by c.due_at, c.position, c.capture_id
      limit ${most}
      for no key update skip locked
    )
    update captures c
    set claim = c.claim + 1, attempts = c.attempts + 1, claimed_at = coalesce(c.claimed_at, due.now),
      lease_until = now() + make_interval(secs => ${captureLeaseSeconds})
    from due
    where c.owner_id = ${db.owner} and c.capture_id = due.capture_id
    returning c.capture_id, c.retries, c.purpose, c.kept, c.asked, c.roundup_id, c.created_at, c.claim, c.attempts, c.claimed_at,
      c.due_at, c.waited_seconds, due.now, (select timezone from accounts where owner_id = ${db.owner}) as timezone`
  return claimed.map((capture) => ({ ...capture, hosts }))
}
