import { captureLeaseSeconds, type ClaimedCapture } from '#server/data/captures/claim.ts'
import { type CaptureRow, captureColumns } from '#server/data/captures/rows.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { QuestionKind } from '#server/domain/capture/decision.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import { only } from '#server/domain/only.ts'

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
  /** The host that it is about; null where it is about none. */
  readonly host_hash: Buffer | null
  /** Whether that host did not answer. */
  readonly is_dead: boolean
  /** Seconds for which the host wants to be left alone, also by other captures; 0 where it says nothing. */
  readonly wait_seconds: number
}

/** Ends a claim whose capture is due again later. The caller has locked the capture. */
export async function updateCapturePutOff(
  db: Db,
  { capture_id }: Pick<Claim, 'capture_id'>,
  { seconds, counts, host_hash, is_dead, wait_seconds }: PutOff,
): Promise<void> {
  await db.sql`
    update captures
    set lease_until = null, due_at = now() + make_interval(secs => ${seconds}),
      attempts = attempts - ${counts ? 0 : 1}::integer, waited_seconds = waited_seconds + ${wait_seconds}::integer
    where owner_id = ${db.owner} and capture_id = ${capture_id}`
  if (host_hash !== null) {
    await updateCaptureHost(db, capture_id, { host_hash, is_dead, wait_seconds })
  }
}

/** Remembers whether a host did not answer this capture, the last three times, and how long it wants to be left alone. */
export async function updateCaptureHost(
  db: Db,
  capture_id: string,
  {
    host_hash,
    is_dead,
    wait_seconds,
  }: Pick<PutOff, 'is_dead' | 'wait_seconds'> & { host_hash: Buffer },
): Promise<void> {
  const kept = sql`dead_at[cardinality(dead_at) - 1 :]`
  const dead_at = is_dead ? sql`array_append(${kept}, now())` : kept
  await db.sql`
    update captures
    set host_hash = ${host_hash}, wait_until = now() + make_interval(secs => ${wait_seconds}),
      dead_at = ${dead_at}
    where owner_id = ${db.owner} and capture_id = ${capture_id}`
}

// The caller of what follows has locked the capture.

/** Ends a capture with its idea, one version later. @returns it, without the updates that follow. */
export async function updateCaptureCompleted(
  db: Db,
  capture_id: string,
  {
    idea_id,
    reused,
    disclosures,
  }: Pick<CaptureRow, 'reused' | 'disclosures'> & { idea_id: string },
): Promise<CaptureRow> {
  const ended = await db.sql<CaptureRow>`
    update captures
    set state = 'completed', state_version = state_version + 1, idea_id = ${idea_id}, reused = ${reused},
      disclosures = ${disclosures}::text[], lease_until = null, updated_at = now()
    where owner_id = ${db.owner} and capture_id = ${capture_id}
    returning ${captureColumns}`
  return only(ended)
}

/** Has a capture wait for an answer, one version later. @returns it, without the updates that follow. */
export async function updateCaptureAsked(
  db: Db,
  capture_id: string,
  question: AskedQuestion,
  asked: readonly QuestionKind[],
): Promise<CaptureRow> {
  const waiting = await db.sql<CaptureRow>`
    update captures
    set state = 'needs_input', state_version = state_version + 1, question = ${JSON.stringify(question)}::jsonb,
      asked = ${[...asked]}::text[], lease_until = null, updated_at = now()
    where owner_id = ${db.owner} and capture_id = ${capture_id}
    returning ${captureColumns}`
  return only(waiting)
}
