import { captureLeaseSeconds, type ClaimedCapture } from '#server/data/captures/claim.ts'
import { type CaptureRow, captureColumns } from '#server/data/captures/rows.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import type { PageMark } from '#server/domain/capture/hashes.ts'

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
