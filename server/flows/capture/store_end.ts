import type { CaptureStage } from '#generated/types.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import type { PutOff } from '#server/data/captures/claim.ts'
import {
  updateCaptureAsked,
  updateCaptureCompleted,
  updateCaptureFailed,
  type WithChange,
} from '#server/data/captures/update.ts'
import { insertIdeaForPerson } from '#server/data/idea_people/insert.ts'
import { insertIntoListInOrder, insertIntoLists } from '#server/data/list_ideas/insert.ts'
import { insertReversibleAs } from '#server/data/reversible_actions/insert.ts'
import type { Db } from '#server/database/db.ts'
import { type Destination, goneOf } from '#server/domain/accepted_work/destination.ts'
import type { IdeaDraft } from '#server/domain/capture/decision.ts'
import type { KeptFailure } from '#server/domain/capture/outcome.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { destinationIsGone } from '#server/domain/messages/capture_ends.ts'
import { type CapturedFrom, saveCapturedIdea } from '#server/flows/capture/reuse.ts'

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

/** How a capture ended, for logs and metrics. */
export interface FinishedCapture {
  readonly end: CaptureEnd['end'] | 'reuse'
  readonly code: string | null
}

/** Where captures of this account may be put: what goes there stays until the transaction ends. */
export interface LockedDestinations {
  /** Lists that are there and hold ideas of their own. */
  readonly lists: ReadonlySet<string>
  readonly people: ReadonlySet<string>
}

/** What is being stored: the statements were sent. */
export interface Stored {
  /** The capture as it ends. */
  readonly row: Promise<CaptureRow>
  readonly others?: Promise<unknown>
  readonly idea_id: string | null
  /** Whether that idea is on no list. */
  readonly isUnlisted: boolean
  readonly finished: FinishedCapture
}

/**
 * Stores an end, and what is told of it: `also`, and the end itself. The caller has locked the account, the capture and the lists and people that captures go to, and sees
 * what the statements that were sent before have changed.
 */
export async function storeEnd(
  db: Db,
  row: CaptureRow,
  end: Exclude<CaptureEnd, { end: 'put_off' }>,
  { locked, also }: { readonly locked: LockedDestinations; readonly also: WithChange },
): Promise<Stored> {
  const { updates, host } = also
  const told = (...stages: readonly CaptureStage[]): WithChange => {
    return { updates: [...updates, ...stages.map((stage) => captureUpdate(stage))], host }
  }
  const fails = (failure: KeptFailure): Stored => ({
    row: updateCaptureFailed(db, row, failure, told('failed')),
    ...{ idea_id: row.idea_id, isUnlisted: false },
    finished: { end: 'fail', code: failure.code },
  })
  if (end.end === 'ask') {
    const { question } = end
    return {
      row: updateCaptureAsked(db, row, question, told('question')),
      ...{ idea_id: row.idea_id, isUnlisted: false },
      finished: { end: 'ask', code: question.kind },
    }
  }
  if (end.end === 'fail') return fails(end.failure)
  if (!isThere(row, locked)) {
    return fails({ code: 'access_denied', message: destinationIsGone, retryable: false })
  }
  const { idea_id, reused, saved } = await saveCapturedIdea(db, end.idea, end.from)
  const { list_id, person_id } = row
  const disclosures = [...end.disclosures]
  const stages = reused ? (['reused', 'completed'] as const) : (['completed'] as const)
  return {
    others: Promise.all([
      saved,
      // Its receipt has the capture's own id. What was there before is not undone.
      !reused && insertReversibleAs(db, 'captured_idea', row.capture_id, { idea_id }),
      list_id !== null && insertIntoList(db, row, idea_id, list_id),
      person_id !== null && insertIdeaForPerson(db, idea_id, person_id),
    ]),
    row: updateCaptureCompleted(db, row, { idea_id, reused, disclosures }, told(...stages)),
    idea_id,
    isUnlisted: !reused && list_id === null,
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

/** Whether the idea of a capture may still be put where it was meant to go. */
export function isThere(put: Destination, { lists, people }: LockedDestinations): boolean {
  const { list_id, person_id } = put
  return !goneOf(put, { list: lists.has(list_id ?? ''), person: people.has(person_id ?? '') }).any
}
