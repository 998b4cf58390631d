import type { CaptureRetry } from '#generated/types.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { readCall } from '#server/domain/accepted_work/effects.ts'
import { goneOf } from '#server/domain/accepted_work/destination.ts'
import type { Kept, SentFields } from '#server/domain/capture/kept.ts'
import type { KeptFailure } from '#server/domain/capture/outcome.ts'
import { maxRetries } from '#server/domain/capture/limits.ts'
import { type Failure, type FailureDetail, fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  captureAnew,
  captureElsewhere,
  captureElsewhereAdvice,
  nothingToDo,
  retryIt,
  roundupGoesOn,
  roundupGoesOnAdvice,
} from '#server/domain/messages/capture.ts'

/** What is still there of a capture: what was said, null where no key opens it, and where its idea goes. */
export interface WhatIsLeft {
  readonly kept: Kept | null
  readonly destination: CaptureRetry['destination']
}

/** Whether trying a capture again is offered: not once its list or person is gone. */
export function mayRetry(row: CaptureRow, { destination }: Pick<WhatIsLeft, 'destination'>) {
  const { state, failure, retries } = row
  const gone = goneOf(row, destination ?? {})
  return !gone.any && state === 'failed' && failure?.retryable === true && retries < maxRetries
}

/** How a capture failed, with what may be done about it. */
export function failureOf(row: CaptureRow, failure: KeptFailure, left: WhatIsLeft): Failure {
  const { code, message, retry_after_seconds: retryAfter } = failure
  const input = {
    capture_public_id: toHandle('capture', row.capture_id),
    expected_state_version: row.state_version,
  }
  return fail(code, {
    message,
    ...(mayRetry(row, left)
      ? { next: [{ capability: 'ideas.capture.retry', reason: retryIt, input }] }
      : otherWay(row, failure, left.kept)),
    ...(failure.is_canceled && { advice: nothingToDo }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/** What may be done instead of trying again. */
export function otherWay(
  { roundup_id }: Pick<CaptureRow, 'roundup_id'>,
  { code }: Pick<KeptFailure, 'code'>,
  kept: Kept | null,
): Pick<FailureDetail, 'advice' | 'next'> {
  if (roundup_id !== null) {
    return {
      ...(code === 'access_denied' && { advice: roundupGoesOnAdvice }),
      next: [{ ...readCall.roundup(toHandle('roundup', roundup_id)), reason: roundupGoesOn }],
    }
  }
  if (code !== 'access_denied' || kept === null) {
    return { next: [{ capability: 'ideas.capture', reason: captureAnew }] }
  }
  const input = { ...sameAgain(kept) }
  return {
    advice: captureElsewhereAdvice,
    next: [{ capability: 'ideas.capture', reason: captureElsewhere, input }],
  }
}

/** What was captured, as the input of a new capture that goes on no list and is for nobody. */
function sameAgain({ sent, said }: Kept): SentFields {
  const { target_feed_text: _list, target_person_text: _person, ...rest } = sent
  const { target_ideas_list_handle: _handle, ...source } = rest
  const subject = said.answers.findLast(({ kind }) => kind === 'subject')?.value
  if (subject === undefined) return source
  // What the user said it is replaces the words that did not say it.
  const { source_url, media_refs } = source
  return source_url === undefined && media_refs === undefined
    ? { text: subject }
    : {
        ...(source_url !== undefined && { source_url }),
        ...(media_refs !== undefined && { media_refs }),
        subject_text: subject,
      }
}
