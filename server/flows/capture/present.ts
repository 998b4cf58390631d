import { uriOf } from '#server/domain/uri.ts'
import type {
  CaptureDestination,
  CaptureRetry,
  CaptureSource,
  CaptureUpdate,
  Data,
} from '#generated/types.ts'
import { listCaptureUpdates } from '#server/data/capture_updates/list.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { type IdeaRow, toIdea } from '#server/data/ideas/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Kept, openKept } from '#server/domain/capture/kept.ts'
import { captureLabel } from '#server/domain/capture/label.ts'
import type { KeptFailure } from '#server/domain/capture/outcome.ts'
import { mostRetries } from '#server/domain/capture/state.ts'
import type { Presentation } from '#server/domain/context.ts'
import { type Failure, fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import {
  captureAnew,
  captureCompleted,
  captureRunning,
  nothingToDo,
  readLater,
  retryIt,
} from '#server/domain/messages/capture.ts'
import { accepted, completed, failed, needsInput, type Result } from '#server/domain/result.ts'
import type { Seal } from '#server/domain/seal.ts'
import { questionFailure } from '#server/flows/capture/question_failure.ts'
import { destinationOf, toClarification } from '#server/flows/capture/receipt.ts'

/** What a capture is presented with. */
export interface Presenting {
  readonly db: Db
  readonly owner: string
  readonly seal: Seal
}

type Read = Data<'ideas.capture.get'>

/** What of a capture stands elsewhere. */
export interface CaptureParts {
  readonly updates: CaptureUpdate[]
  readonly idea: IdeaRow | undefined
  readonly destination: CaptureDestination | null
}

/** Reads what of a capture stands elsewhere. `isUnlisted`: its idea is known to be on no list. */
export async function findCaptureParts(
  db: Db,
  row: Pick<CaptureRow, 'capture_id' | 'idea_id' | 'list_id' | 'person_id'>,
  { after_cursor = 0, isUnlisted = false } = {},
): Promise<CaptureParts> {
  const [updates, [idea], destination] = await Promise.all([
    listCaptureUpdates(db, row.capture_id, after_cursor),
    listIdeas(db, row.idea_id === null ? [] : [row.idea_id], isUnlisted),
    destinationOf(db, row),
  ])
  return { updates, idea, destination }
}

/** What `ideas.capture.get` answers for a capture, with its updates after a cursor. */
export async function presentCapture(
  presenting: Presenting,
  row: CaptureRow,
  after_cursor = 0,
  given?: CaptureParts,
): Promise<Result<Read>> {
  const { db, owner, seal } = presenting
  const kept = openKept(seal, owner, row.kept)
  const { updates, idea, destination } =
    given ?? (await findCaptureParts(db, row, { after_cursor }))
  const isCompleted = row.state === 'completed'
  const data: Read = {
    capture_public_id: toHandle('capture', row.capture_id),
    state: row.state,
    state_version: row.state_version,
    updates,
    idea: isCompleted && idea ? toIdea(presenting, idea) : null,
    reused: isCompleted && row.reused,
    clarification: row.question && toClarification(row.question),
    retry: retryOf(row, kept, destination),
  }
  const label = data.idea?.title ?? captureLabel(kept)
  const presentation: Presentation = { disclosures: row.disclosures, label }
  if (row.question) {
    return needsInput(data, await questionFailure(db, row, row.question, kept), presentation)
  }
  if (row.failure) {
    return failed(data, failureOf(row, row.failure, destination), presentation)
  }
  if (data.idea) {
    const text = captureCompleted(data.idea.title, destination, row.reused)
    return completed(data, { ...presentation, text })
  }
  const input = {
    capture_public_id: data.capture_public_id,
    after_cursor: updates.at(-1)?.cursor ?? after_cursor,
  }
  return accepted(data, {
    label,
    text: captureRunning,
    next: [{ capability: 'ideas.capture.get', reason: readLater, input }],
  })
}

/** How a capture that has failed may be tried again; null where that cannot help. */
function retryOf(
  row: CaptureRow,
  kept: Kept | null,
  destination: CaptureRetry['destination'],
): CaptureRetry | null {
  if (!mayRetry(row, destination) || kept === null) return null
  const source = sourceOf(kept)
  return source && { expected_state_version: row.state_version, source, destination }
}

/** Whether trying a capture again is offered: not once its list or person is gone. */
function mayRetry(row: CaptureRow, destination: CaptureRetry['destination']): boolean {
  const { state, failure, retries, list_id, person_id } = row
  const isThere =
    (list_id === null || destination?.list !== undefined) &&
    (person_id === null || destination?.person !== undefined)
  return isThere && state === 'failed' && failure?.retryable === true && retries < mostRetries
}

/** The source as it was sent, which never changes. */
function sourceOf({ sent, reading: { primary } }: Kept): CaptureSource | null {
  if (primary?.kind === 'url') return { kind: 'url', url: uriOf(primary.url) ?? primary.url }
  if (primary?.kind === 'media') {
    return { kind: 'media', media_refs: primary.media_ids.map((id) => toHandle('media', id)) }
  }
  const texts = [sent.text, sent.raw_text, sent.subject_text].filter((text) => text !== undefined)
  // What is read is a part of one of the texts: without commands, and perhaps the one that was chosen.
  const text = texts.find((one) => one.includes(primary?.text ?? '')) ?? primary?.text
  return text === undefined ? null : { kind: 'text', text }
}

/** How a capture failed, with what may be done about it. `destination` is what is still there of it. */
export function failureOf(
  row: CaptureRow,
  failure: KeptFailure,
  destination: CaptureRetry['destination'],
): Failure {
  const { code, message, retry_after_seconds: retryAfter } = failure
  const capture_public_id = toHandle('capture', row.capture_id)
  const input = { capture_public_id, expected_state_version: row.state_version }
  return fail(code, {
    message,
    ...(failure.is_canceled && { advice: nothingToDo }),
    ...(retryAfter !== undefined && { retryAfter }),
    next: [
      mayRetry(row, destination)
        ? { capability: 'ideas.capture.retry', reason: retryIt, input }
        : { capability: 'ideas.capture', reason: captureAnew },
    ],
  })
}
