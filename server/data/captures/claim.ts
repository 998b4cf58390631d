import { lockAccount } from '#server/data/accounts/lock.ts'
import { deleteEarlyUpdates, type NewUpdate } from '#server/data/accepted_work/updates.ts'
import { type CaptureHost, listCaptureHosts } from '#server/data/captures/hosts.ts'
import { type CaptureRow, captureColumns } from '#server/data/captures/rows.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { PageMark } from '#server/domain/capture/hashes.ts'

/** Seconds that a worker has for one capture before another worker may claim it, unless it renews its lease. */
export const captureLeaseSeconds = 60

/** The most captures of one account that are read at the same time, by all workers. */
export const maxAtOnce = 4

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
  /** How often a busy machine did not get to it since then. */
  starved: number
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
 * Claims captures of an account that are due, the first due first: so many that `maxAtOnce` are under a lease. The number
 * of a claim only rises. Each gets the update `reading`, unless it was claimed before only to wait for room.
 */
export async function claimCaptures(
  database: Database,
  owner: string,
  reading: NewUpdate<'capture'>,
): Promise<ClaimedCapture[]> {
  return database.write(owner, { work: (db) => claim(db, reading) })
}

async function claim(db: Db, { stage, message }: NewUpdate<'capture'>): Promise<ClaimedCapture[]> {
  // Two workers at once would each count the leases before the other has any: the claim comes behind the lock.
  const [, hosts, claimed] = await Promise.all([
    lockAccount(db),
    listCaptureHosts(db),
    db.sql<Claimed>`
      with due as (
        select c.capture_id, now() as now, (c.attempts > 0 or c.claimed_at is null)::integer as told
        from captures c
        where c.owner_id = ${db.owner} and c.state = 'accepted' and c.due_at <= now()
          and (c.lease_until is null or c.lease_until <= now())
        order by c.due_at, c.position, c.capture_id
        limit (
          select greatest(${maxAtOnce}::integer - count(*), 0)
          from captures r
          where r.owner_id = ${db.owner} and r.state = 'accepted' and r.lease_until > now()
        )
        for no key update skip locked
      ), claimed as (
        update captures c
        set claim = c.claim + 1, attempts = c.attempts + 1, claimed_at = coalesce(c.claimed_at, due.now),
          lease_until = now() + make_interval(secs => ${captureLeaseSeconds}), last_cursor = c.last_cursor + due.told
        from due
        where c.owner_id = ${db.owner} and c.capture_id = due.capture_id
        returning c.owner_id, c.capture_id, c.retries, c.purpose, c.kept, c.asked, c.roundup_id, c.created_at, c.claim,
          c.attempts, c.starved, c.claimed_at, c.due_at, c.waited_seconds, c.last_cursor, due.told, due.now
      ), told as (
        insert into capture_updates (owner_id, capture_id, cursor, stage, message)
        select d.owner_id, d.capture_id, d.last_cursor, ${stage}::text, ${message}::text
        from claimed d
        where d.owner_id = ${db.owner} and d.told = 1
        on conflict do nothing
      )
      select d.capture_id, d.retries, d.purpose, d.kept, d.asked, d.roundup_id, d.created_at, d.claim, d.attempts,
        d.starved, d.claimed_at, d.due_at, d.waited_seconds, d.last_cursor, d.now, (select timezone from accounts where owner_id = ${db.owner}) as timezone
      from claimed d`,
  ])
  await deleteEarlyUpdates(db, claimed)
  return claimed.map((capture) => ({ ...capture, hosts }))
}

type Claimed = Omit<ClaimedCapture, 'hosts'> & Pick<CaptureRow, 'last_cursor'>

// What a worker stores. Nothing is stored under a claim that is not the latest.

type Claim = Pick<ClaimedCapture, 'capture_id' | 'claim'>

/** Renews the lease of a claim. @returns whether it is the latest, and has not ended: an end may be stored meanwhile. */
export async function updateCaptureLease(db: Db, { capture_id, claim }: Claim): Promise<boolean> {
  const rows = await db.sql`
    update captures
    set lease_until = now() + make_interval(secs => ${captureLeaseSeconds})
    where owner_id = ${db.owner} and capture_id = ${capture_id} and claim = ${claim} and state = 'accepted'
      and lease_until is not null
    returning 1`
  return rows.length > 0
}

/** Keeps more with a claimed capture, sealed. @returns whether the claim is the latest, and has not ended. */
export async function updateCaptureKept(
  db: Db,
  { capture_id, claim }: Claim,
  kept: string,
): Promise<boolean> {
  const rows = await db.sql`
    update captures
    set kept = ${kept}
    where owner_id = ${db.owner} and capture_id = ${capture_id} and claim = ${claim} and state = 'accepted'
      and lease_until is not null
    returning 1`
  return rows.length > 0
}

/** Ends a claim of which nothing is stored: the capture is due as before, with the same attempts left. */
export async function updateCaptureReleased(db: Db, { capture_id, claim }: Claim): Promise<void> {
  await db.sql`
    update captures
    set lease_until = null, attempts = attempts - 1
    where owner_id = ${db.owner} and capture_id = ${capture_id} and claim = ${claim} and state = 'accepted'`
  insertDueWork(db, 'capture')
}

/**
 * Locks claimed captures until the transaction ends, in the order of their ids. Those of which the claim is not the
 * latest, or that have ended, are left out.
 */
export async function lockClaimedCaptures(
  db: Db,
  claims: readonly Claim[],
): Promise<(CaptureRow & { claim: number })[]> {
  const rows = await db.sql<CaptureRow & { claim: number }>`
    select ${captureColumns}, claim
    from captures
    where owner_id = ${db.owner} and capture_id = any(${claims.map(({ capture_id }) => capture_id)}::uuid[])
      and state = 'accepted'
    order by capture_id
    for no key update`
  return rows.filter((row) =>
    claims.some(({ capture_id, claim }) => row.capture_id === capture_id && row.claim === claim),
  )
}

/** When and why a capture is read again. */
export interface PutOff {
  readonly seconds: number
  /** Whether this was one of its attempts. */
  readonly counts: boolean
  /** Whether a busy machine did not get to it. */
  readonly is_starved: boolean
  /** The page whose host it is about; null where it is about none. */
  readonly page: PageMark | null
  /** Whether that host did not answer. */
  readonly is_dead: boolean
  /** Seconds for which the host wants to be left alone, also by other captures; 0 where it says nothing. */
  readonly wait_seconds: number
}
