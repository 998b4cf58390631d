import { insertCaptureMedia } from '#server/data/capture_media.ts'
import { lockCapture } from '#server/data/captures/find.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { updateCaptureRetried } from '#server/data/captures/update.ts'
import { requireMedia } from '#server/data/media/find.ts'
import { acceptedBy } from '#server/domain/calls/accepted_by.ts'
import { factsIn } from '#server/domain/capture/detail.ts'
import { type Evidence, type Kept, openKept, sealKept } from '#server/domain/capture/kept.ts'
import { addressSources, isSameAddress } from '#server/domain/capture/source.ts'
import { goneOf } from '#server/domain/accepted_work/destination.ts'
import { isCurrent } from '#server/domain/accepted_work/states.ts'
import { maxRetries } from '#server/domain/capture/limits.ts'
import {
  type DestinationNames,
  isDestination,
} from '#server/domain/language/text/destination_words.ts'
import { strip } from '#server/domain/language/text/strip.ts'
import type { Context } from '#server/domain/context.ts'
import { type Failure, fail } from '#server/domain/basics/failure.ts'
import { nothingToDo, notRetryable, tooManyRetries } from '#server/domain/messages/capture.ts'
import { destinationIsGone, hasNotFailed } from '#server/domain/messages/capture_ends.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { optionalText } from '#server/domain/basics/text.ts'
import { executionOf } from '#server/flows/capture/accept.ts'
import { namedBy } from '#server/flows/capture/after_answer.ts'
import { stale } from '#server/flows/capture/answer.ts'
import { otherWay } from '#server/flows/capture/failure.ts'
import { findDestination, namesOf } from '#server/flows/capture/destination.ts'

type Put = Awaited<ReturnType<typeof findDestination>>

/** A retry as it is sent. */
export interface RetryGiven {
  readonly capture_public_id: string
  readonly expected_state_version: number
  readonly additional_detail?: string | undefined
  readonly evidence_media_refs?: readonly string[] | undefined
}

/**
 * Tries a failed capture again, with what the user adds as evidence. Source and destination stay as they are.
 *
 * Errors: `reference_not_found`; `stale_state_version` where it has not failed, or for another version;
 * `media_not_found`.
 *
 * @returns the id of the capture, and why it was not accepted: then it is as it was
 */
export async function retryCapture(
  context: Context,
  given: RetryGiven,
): Promise<{ capture_id: string; refused: Failure | null }> {
  const { db, seal, owner } = context
  const row = await lockCapture(db, given.capture_public_id)
  const { capture_id } = row
  if (!isCurrent(row, 'retry', given.expected_state_version))
    throw stale(row, given.expected_state_version, hasNotFailed)
  const kept = openKept(seal, owner, row.kept)
  const put = await findDestination(db, row)
  const refused = refusalOf(row, kept, put)
  if (refused !== null || kept === null) return { capture_id, refused }
  const media = await requireMedia(db, given.evidence_media_refs ?? [], '/evidence_media_refs')
  if (row.retries >= maxRetries) {
    return { capture_id, refused: fail('limit_reached', tooManyRetries(maxRetries)) }
  }
  const media_ids = media.map(({ media_id }) => media_id)
  const names = namesOf(put, namedBy(kept.sent))
  const now = await db.now()
  const evidence = { detail: given.additional_detail ?? '', now, media_ids }
  const retried = {
    kept: sealKept(seal, owner, withEvidence(kept, evidence, names)),
    ...{ execution_id: executionOf(context), accepted_by: acceptedBy(context) },
  }
  await updateCaptureRetried(db, row, retried, [captureUpdate('retrying')])
  await insertCaptureMedia(db, capture_id, media_ids)
  return { capture_id, refused: null }
}

/** Why a failed capture is not tried again; null where it is. */
function refusalOf(row: CaptureRow, kept: Kept | null, put: Put): Failure | null {
  if (kept === null || row.failure === null || !row.failure.retryable) {
    const { code = 'source_unsupported', message = notRetryable } = row.failure ?? {}
    const isCanceled = row.failure?.is_canceled === true
    return fail(code, { message, ...(isCanceled && { advice: nothingToDo }) })
  }
  if (!goneOf(row, put).any) return null
  const code = 'access_denied'
  return fail(code, { message: destinationIsGone, ...otherWay(row, { code }, kept) })
}

/**
 * What a capture keeps after evidence was added. An address in it is read as well, and replaces nothing; commands, the
 * destination and the source itself are no evidence.
 */
function withEvidence(
  kept: Kept,
  { detail, now, media_ids }: { detail: string; now: Date; media_ids: readonly string[] },
  names: DestinationNames,
): Kept {
  const { reading, said } = kept
  const words = optionalText(strip(factsIn(detail), names))
  const isEvidence = words !== null && !isDestination(words, names)
  const known = [reading.primary, ...reading.secondary].flatMap((one) =>
    one?.kind === 'url' ? [one.url] : [],
  )
  const address = addressSources(detail).find(
    (one) => one.kind === 'url' && !known.some((url) => isSameAddress(url, one.url)),
  )
  return {
    ...kept,
    reading: address ? { ...reading, secondary: [...reading.secondary, address] } : reading,
    said: {
      ...said,
      ...(isEvidence && withDetail(said, words, now)),
      media_ids: [...new Set([...said.media_ids, ...media_ids])],
    },
  }
}

/** With words that were added now. Those of earlier releases have no time. */
function withDetail({ details, details_at = [] }: Evidence, words: string, now: Date) {
  return {
    details: [...details, words],
    details_at: [...details.map((_, at) => details_at[at] ?? null), now.toISOString()],
  }
}
