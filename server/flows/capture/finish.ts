import { lockAccount } from '#server/data/accounts/lock.ts'
import type { NewCaptureUpdate } from '#server/data/capture_updates/insert.ts'
import { insertCaptureUpdates } from '#server/data/capture_updates/insert.ts'
import type { ClaimedCapture } from '#server/data/captures/claim.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { updateCaptureFailed } from '#server/data/captures/update.ts'
import {
  lockClaimedCapture,
  type PutOff,
  updateCaptureAsked,
  updateCaptureCompleted,
  updateCaptureHost,
  updateCapturePutOff,
} from '#server/data/captures/update_claimed.ts'
import { updateExecutionSettled } from '#server/data/executions/update.ts'
import { insertIdeaForPerson } from '#server/data/idea_people/insert.ts'
import { insertIntoListInOrder, insertIntoLists } from '#server/data/list_ideas/insert.ts'
import { lockListsById } from '#server/data/lists/lock.ts'
import { lockPeopleById } from '#server/data/people/lock.ts'
import { lockRoundup } from '#server/data/roundups/lock.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { IdeaDraft } from '#server/domain/capture/decision.ts'
import type { KeptFailure } from '#server/domain/capture/outcome.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import { toHandle } from '#server/domain/handle.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { destinationIsGone } from '#server/domain/messages/capture_ends.ts'
import type { Seal } from '#server/domain/seal.ts'
import type { Tell } from '#server/domain/tell.ts'
import {
  type CaptureParts,
  findCaptureParts,
  presentCapture,
} from '#server/flows/capture/present.ts'
import { type CapturedFrom, saveCapturedIdea } from '#server/flows/capture/reuse.ts'
import { childEnded } from '#server/flows/roundup/child_ended.ts'

/** What came of an attempt to read a capture. */
export type CaptureEnd =
  | {
      readonly end: 'save'
      readonly idea: IdeaDraft
      readonly from: CapturedFrom
      readonly disclosures: readonly string[]
    }
  | { readonly end: 'ask'; readonly question: AskedQuestion }
  | { readonly end: 'fail'; readonly failure: KeptFailure }
  /** It is read again later. */
  | ({ readonly end: 'put_off' } & PutOff)

/** What came of an attempt, and what is told of it. */
export interface AttemptResult {
  readonly end: CaptureEnd
  /** What happened before the end. */
  readonly updates: readonly NewCaptureUpdate[]
  /** The host that did not answer in an attempt that is not put off; null where none was that. */
  readonly dead_host: Buffer | null
}

/** What captures are ended with. */
export interface FinishTools {
  readonly database: Database
  readonly seal: Seal
  readonly tell: Tell
}

/** How a capture ended, for logs and metrics. */
export interface FinishedCapture {
  readonly end: CaptureEnd['end'] | 'reuse'
  readonly code: string | null
}

/**
 * Stores what came of an attempt: all of it, or nothing where the claim is not the latest or the capture has ended
 * otherwise. The destination is looked up again: lists and people may be gone.
 *
 * @returns how it ended; null where nothing was stored.
 */
export function finishCapture(
  tools: FinishTools,
  owner: string,
  claimed: ClaimedCapture,
  result: AttemptResult,
): Promise<FinishedCapture | null> {
  return tools.database.write(owner, { work: (db) => finish(db, tools, claimed, result) })
}

async function finish(
  db: Db,
  tools: FinishTools,
  claimed: ClaimedCapture,
  { end, updates, dead_host }: AttemptResult,
): Promise<FinishedCapture | null> {
  const { capture_id, roundup_id } = claimed
  // Locks are taken in this order everywhere: account, roundup, capture, lists. They are sent together.
  const isEnd = end.end !== 'put_off'
  const [, , row] = await Promise.all([
    isEnd && lockAccount(db),
    isEnd && roundup_id !== null && lockRoundup(db, roundup_id),
    lockClaimedCapture(db, claimed),
  ])
  if (row === null) return null
  const dead =
    dead_host === null
      ? null
      : updateCaptureHost(db, capture_id, {
          host_hash: dead_host,
          is_dead: true,
          wait_seconds: 0,
        })
  if (end.end === 'put_off') {
    await Promise.all([
      dead,
      updateCapturePutOff(db, row, end),
      insertCaptureUpdates(db, capture_id, updates),
    ])
    return { end: 'put_off', code: null }
  }
  const stored = await store(db, row, end)
  const { idea_id, updates: last, isUnlisted } = stored
  // The reads are sent behind what is stored, so that they see it.
  const [, after, , parts] = await Promise.all([
    dead,
    stored.row,
    insertCaptureUpdates(db, capture_id, [...updates, ...last], row.last_cursor),
    row.execution_id === null ? null : findCaptureParts(db, { ...row, idea_id }, { isUnlisted }),
    stored.others,
  ])
  await tellEnd(db, tools, after, parts)
  return stored.finished
}

/** What is being stored: the statements were sent. */
interface Stored {
  /** The capture as it ends. */
  readonly row: Promise<CaptureRow>
  readonly others?: Promise<unknown>
  readonly idea_id: string | null
  /** Whether that idea is on no list. */
  readonly isUnlisted: boolean
  readonly updates: readonly NewCaptureUpdate[]
  readonly finished: FinishedCapture
}

async function store(
  db: Db,
  row: CaptureRow,
  end: Exclude<CaptureEnd, { end: 'put_off' }>,
): Promise<Stored> {
  if (end.end === 'ask') {
    const { question } = end
    return {
      row: updateCaptureAsked(db, row.capture_id, question, [...row.asked, question.kind]),
      ...{ idea_id: row.idea_id, isUnlisted: false },
      updates: [captureUpdate('question')],
      finished: { end: 'ask', code: question.kind },
    }
  }
  if (end.end === 'fail') return fails(db, row, end.failure)
  if (!(await lockDestination(db, row))) {
    return fails(db, row, { code: 'access_denied', message: destinationIsGone, retryable: false })
  }
  const { idea_id, reused, saved } = await saveCapturedIdea(db, end.idea, end.from)
  const { capture_id, list_id, person_id } = row
  const disclosures = [...end.disclosures]
  return {
    others: Promise.all([
      saved,
      list_id !== null && insertIntoList(db, row, idea_id, list_id),
      person_id !== null && insertIdeaForPerson(db, idea_id, person_id),
    ]),
    row: updateCaptureCompleted(db, capture_id, { idea_id, reused, disclosures }),
    idea_id,
    isUnlisted: !reused && list_id === null,
    updates: [...(reused ? [captureUpdate('reused')] : []), captureUpdate('completed')],
    finished: { end: reused ? 'reuse' : 'save', code: null },
  }
}

/** Puts an idea on its list; that of a roundup where it stands in the source, in whatever order the captures end. */
function insertIntoList(
  db: Db,
  { roundup_id, position }: CaptureRow,
  idea_id: string,
  list_id: string,
): Promise<unknown> {
  return roundup_id === null || position === null
    ? insertIntoLists(db, idea_id, [list_id])
    : insertIntoListInOrder(db, idea_id, list_id, { roundup_id, position })
}

function fails(db: Db, row: CaptureRow, failure: KeptFailure): Stored {
  return {
    row: updateCaptureFailed(db, row.capture_id, failure),
    ...{ idea_id: row.idea_id, isUnlisted: false },
    updates: [captureUpdate('failed')],
    finished: { end: 'fail', code: failure.code },
  }
}

/** Whether the idea may still be put where it was meant to go; what it goes to then stays until the transaction ends. */
async function lockDestination(db: Db, { list_id, person_id }: CaptureRow): Promise<boolean> {
  const [lists, people] = await Promise.all([
    lockListsById(db, list_id === null ? [] : [list_id]),
    lockPeopleById(db, person_id === null ? [] : [person_id]),
  ])
  if (list_id !== null && lists[0]?.origin !== 'manual') return false
  return person_id === null || people.has(person_id)
}

/** Tells the roundup or the execution that the capture belongs to. */
async function tellEnd(
  db: Db,
  tools: FinishTools,
  row: CaptureRow,
  parts: CaptureParts | null,
): Promise<void> {
  const { capture_id, roundup_id, position, idea_id, failure, execution_id, accepted_by } = row
  if (roundup_id !== null && position !== null) {
    const child = { roundup_id, position, capture_id }
    if (idea_id !== null) {
      await childEnded(db, tools, {
        ...child,
        outcome: row.reused ? 'reused' : 'captured',
        idea_id,
      })
    } else if (failure !== null) {
      await childEnded(db, tools, { ...child, outcome: 'failed', code: failure.code })
    }
  }
  if (execution_id === null || parts === null || row.state === 'accepted') return
  const { owner } = db
  const result = await presentCapture({ db, owner, seal: tools.seal }, row, 0, parts)
  const input = { capture_public_id: toHandle('capture', capture_id) }
  const stored = tools.tell('ideas.capture.get', {
    owner,
    execution_id,
    accepted_by,
    input,
    result,
  })
  const { token_id } = accepted_by
  await updateExecutionSettled(db, { execution_id, token_id, status: row.state, stored })
}
