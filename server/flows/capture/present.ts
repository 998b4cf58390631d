import { uriOf } from '#server/domain/basics/uri.ts'
import type {
  CaptureDestination,
  CaptureRetry,
  CaptureSource,
  CaptureUpdate,
  Data,
  Idea,
} from '#generated/types.ts'
import { listWorkUpdates } from '#server/data/accepted_work/updates.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { type IdeaRow, toIdea } from '#server/data/ideas/rows.ts'
import { findReversibleSince } from '#server/data/reversible_actions/find.ts'
import type { Db } from '#server/database/db.ts'
import { type Kept, openKept } from '#server/domain/capture/kept.ts'
import { captureLabel } from '#server/domain/capture/label.ts'
import type { Failure } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  archiveIt,
  captureCompleted,
  captureRunning,
  draftFromIt,
  readLater,
} from '#server/domain/messages/capture.ts'
import type { Result } from '#server/domain/calls/result.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { presentWork } from '#server/flows/accepted_work/present.ts'
import { failureOf, mayRetry, type WhatIsLeft } from '#server/flows/capture/failure.ts'
import { type QuestionNow, questionNow } from '#server/flows/capture/offered.ts'
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
  /** Whether what the capture saved can be undone: nobody has changed it since. */
  readonly isReversible: boolean
}

/** Reads what of a capture stands elsewhere. `isUnlisted`: its idea is known to be on no list. */
export async function findCaptureParts(
  db: Db,
  row: Pick<CaptureRow, 'capture_id' | 'idea_id' | 'list_id' | 'person_id'>,
  { after_cursor = 0, isUnlisted = false } = {},
): Promise<CaptureParts> {
  const [updates, [idea], destination, since] = await Promise.all([
    listWorkUpdates(db, 'capture', row.capture_id, after_cursor),
    listIdeas(db, row.idea_id === null ? [] : [row.idea_id], isUnlisted),
    destinationOf(db, row),
    row.idea_id === null ? null : findReversibleSince(db, 'captured_idea', row.capture_id),
  ])
  const isReversible = since !== null && idea?.state === 'active' && idea.updated_at <= since
  return { updates, idea, destination, isReversible }
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
  const { updates, idea, destination, isReversible } =
    given ?? (await findCaptureParts(db, row, { after_cursor }))
  const asked = row.question && (await questionNow(db, row.question))
  const isCompleted = row.state === 'completed'
  const data: Read = {
    capture_public_id: toHandle('capture', row.capture_id),
    state: row.state,
    state_version: row.state_version,
    updates,
    idea: isCompleted && idea ? toIdea(presenting, idea) : null,
    reused: isCompleted && row.reused,
    reversible_action_id:
      isCompleted && isReversible ? toHandle('reversible_action', row.capture_id) : null,
    clarification: asked && toClarification(asked.question),
    retry: retryOf(row, { kept, destination }),
  }
  const label = data.idea?.title ?? captureLabel(kept)
  return presentWork('capture', row.state, data, {
    presentation: { disclosures: row.disclosures, label },
    failure: () => whyNot(row, { asked, kept, destination }),
    said: () =>
      data.idea
        ? {
            text: captureCompleted(data.idea, destination, row.reused),
            next: nextOf(data.idea, row),
          }
        : { text: captureRunning, next: [laterCall(data, after_cursor)] },
  })
}

/** What a capture asks, or why it failed. `is_new`: the call that is answered captures something new. */
export function whyNot(
  row: CaptureRow,
  {
    asked,
    is_new,
    ...left
  }: WhatIsLeft & { asked: QuestionNow | null; is_new?: boolean | undefined },
): Failure {
  if (asked) return questionFailure(row, asked, left.kept, is_new)
  if (row.failure) return failureOf(row, row.failure, left)
  throw new Error('A capture that neither asks nor has failed goes on.')
}

/** The call that reads a capture again, from its last update. */
function laterCall({ capture_public_id, updates }: Read, after_cursor: number) {
  const input = { capture_public_id, after_cursor: updates.at(-1)?.cursor ?? after_cursor }
  return { capability: 'ideas.capture.get' as const, reason: readLater, input }
}

/** What usually follows a capture that is over: a plan, or taking back what it saved. */
function nextOf({ idea_handle, candidate_id, state }: Idea, { reused }: CaptureRow) {
  if (state !== 'active') return []
  const draft = {
    capability: 'plans.draft.create' as const,
    reason: draftFromIt,
    input: { candidate_id },
  }
  const archive = {
    capability: 'ideas.created.archive' as const,
    reason: archiveIt,
    input: { idea_handle },
  }
  return reused ? [draft] : [draft, archive]
}

/** How a capture that has failed may be tried again; null where that cannot help. */
function retryOf(row: CaptureRow, left: WhatIsLeft): CaptureRetry | null {
  const { kept, destination } = left
  if (kept === null || !mayRetry(row, left)) return null
  const source = sourceOf(kept)
  return source && { expected_state_version: row.state_version, source, destination }
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
