import { insertWorkUpdates, type NewUpdate } from '#server/data/accepted_work/updates.ts'
import { lockCapture } from '#server/data/captures/find.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { updateCaptureAnswered, updateCaptureFailed } from '#server/data/captures/update.ts'
import { listLists } from '#server/data/lists/list.ts'
import { listPeople } from '#server/data/people/list.ts'
import { acceptedBy } from '#server/domain/calls/accepted_by.ts'
import { givesUp, type Known, type Meant, readAnswer } from '#server/domain/capture/answer.ts'
import type { Question, QuestionKind } from '#server/domain/capture/decision.ts'
import type { KeptFailure } from '#server/domain/capture/outcome.ts'
import { openKept, sealKept } from '#server/domain/capture/kept.ts'
import { isCurrent } from '#server/domain/accepted_work/states.ts'
import type { Context } from '#server/domain/context.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import {
  captureNotOpened,
  destinationIsGone,
  waitsForNothing,
} from '#server/domain/messages/capture_ends.ts'
import { captureCanceled } from '#server/domain/messages/capture.ts'
import {
  answeredWithGone,
  canceledByUser,
  captureUpdate,
} from '#server/domain/messages/capture_updates.ts'
import { executionOf } from '#server/flows/capture/accept.ts'
import { readCall } from '#server/domain/accepted_work/effects.ts'
import { goneOf } from '#server/domain/accepted_work/destination.ts'
import { afterAnswer } from '#server/flows/capture/after_answer.ts'
import { findDestination, writableLists } from '#server/flows/capture/destination.ts'
import { knownCatalogs } from '#server/flows/capture/known.ts'
import { questionNow } from '#server/flows/capture/offered.ts'
import { findCaptureParts } from '#server/flows/capture/present.ts'
import { tellEnd } from '#server/flows/capture/tell_end.ts'
import { peopleByWords } from '#server/flows/people/by_words.ts'

/** An answer as it is sent. */
export interface AnswerGiven {
  readonly capture_public_id: string
  readonly words: string
  readonly expected_state_version: number | null
}

/**
 * What an answer came to: it goes on, is canceled, all of several things were named, a list or a person that is not there
 * was, or nothing was understood.
 */
export type Heard = 'answer' | 'cancel' | 'all' | 'gone' | 'nothing'

/**
 * Answers the question that a capture waits for. Then it goes on, asks the next question, or is canceled; words that
 * are not understood leave the question open and the version as it is. One that is being read takes only words that give
 * it up: it ends, and what its reader brings afterwards is not stored.
 *
 * Errors: `reference_not_found`; `stale_state_version` where it does not wait, or for another version than expected.
 *
 * @returns the id of the capture, the kind of its question, null where it asked none, and what was heard
 */
export async function answerCapture(
  context: Context,
  given: AnswerGiven,
): Promise<{ capture_id: string; kind: QuestionKind | null; heard: Heard }> {
  const { db, seal, owner } = context
  const row = await lockCapture(db, given.capture_public_id)
  const { capture_id } = row
  if (isGivenUp(row, given)) {
    await cancelReading(context, row)
    return { capture_id, kind: null, heard: 'cancel' }
  }
  if (!isCurrent(row, 'answer', given.expected_state_version) || row.question === null) {
    throw stale(row, given.expected_state_version, waitsForNothing)
  }
  const kept = openKept(seal, owner, row.kept)
  const { question, gone: missing } = await questionNow(db, row.question)
  const { kind } = question
  const now = await db.now()
  const known = { ...(await knownOf(context, question, given.words)), gone: missing, now }
  const understood = kept && readAnswer(question, given.words, known)
  if (understood?.as === 'cancel' || kept === null) {
    const end = kept === null ? unreadable : canceled
    await updateCaptureFailed(db, row, end.failure, { updates: [end.update], host: null })
    return { capture_id, kind, heard: 'cancel' }
  }
  const isChosen = understood?.as === 'value'
  const answer = isChosen
    ? { kind, value: understood.value, words: given.words, at: now.toISOString() }
    : null
  const next = answer && (await afterAnswer(context, row, kept, question, answer))
  if (!next) {
    const heard = understood?.as === 'all' || understood?.as === 'gone' ? understood.as : 'nothing'
    const message = heard === 'gone' ? answeredWithGone : undefined
    await insertWorkUpdates(db, 'capture', capture_id, [
      captureUpdate('answer_not_understood', message),
    ])
    return { capture_id, kind, heard }
  }
  // It would end like this as soon as it is read.
  if (goneOf(next, await findDestination(db, next)).any) {
    const updates = [captureUpdate('answered'), gone.update]
    const after = sealKept(seal, owner, next.kept)
    await updateCaptureFailed(db, row, gone.failure, { updates, host: null }, after)
    return { capture_id, kind, heard: 'answer' }
  }
  const updates = [captureUpdate('answered')]
  if (next.question) updates.push(captureUpdate('question'))
  const answered = {
    ...{ ...next, kept: sealKept(seal, owner, next.kept) },
    ...{ execution_id: executionOf(context), accepted_by: acceptedBy(context) },
  }
  await updateCaptureAnswered(db, row, answered, updates)
  return { capture_id, kind, heard: 'answer' }
}

/** Whether a capture that is being read is given up. What belongs to a roundup ends with it. */
function isGivenUp(row: CaptureRow, { words, expected_state_version }: AnswerGiven): boolean {
  const isReading = row.state === 'accepted' && row.roundup_id === null
  return isReading && givesUp(words) && isCurrent(row, 'close', expected_state_version)
}

/** Ends a capture that is being read, and the execution that accepted it. Its reader stores nothing in another state. */
async function cancelReading({ db, seal, tell }: Context, row: CaptureRow): Promise<void> {
  const also = { updates: [canceled.update], host: null }
  const after = await updateCaptureFailed(db, row, canceled.failure, also)
  if (tell === undefined) return
  const parts = await findCaptureParts(db, after, { isUnlisted: false })
  await tellEnd(db, { seal, tell }, { row: after, parts })
}

/** How an answer ends a capture, and what is told of it. */
interface End {
  readonly failure: KeptFailure
  readonly update: NewUpdate<'capture'>
}

const canceled: End = {
  failure: {
    ...{ code: 'source_unsupported', message: captureCanceled, retryable: false },
    is_canceled: true,
  },
  update: captureUpdate('failed', canceledByUser),
}

/** Its source was sealed with a key that is gone. */
const unreadable: End = {
  failure: { code: 'source_unsupported', message: captureNotOpened, retryable: false },
  update: captureUpdate('failed'),
}

/** The list or person that it is for is gone. */
const gone: End = {
  failure: { code: 'access_denied', message: destinationIsGone, retryable: false },
  update: captureUpdate('failed'),
}

/** The failure where a capture is not as the caller read it; `other` says what is true where its version is not the reason. */
export function stale(
  { capture_id, state_version }: Pick<CaptureRow, 'capture_id' | 'state_version'>,
  expected: number | null,
  other: string,
) {
  return fail('stale_state_version', {
    // Without a version, and with the right one, it is the state that does not fit.
    ...((expected === null || expected === state_version) && { message: other }),
    current: { state_version },
    prerequisite: readCall.capture(toHandle('capture', capture_id)),
  })
}

/** What the words of an answer may mean besides the choices. */
async function knownOf(
  { db, timezone }: Context,
  { kind }: Question,
  words: string,
): Promise<Omit<Known, 'gone' | 'now'>> {
  const [meant, catalogs] = await Promise.all([
    kind === 'destination'
      ? listsMeant(db, words)
      : kind === 'person'
        ? peopleMeant(db, words)
        : [],
    kind === 'city' ? knownCatalogs(db) : null,
  ])
  return { meant, cities: catalogs?.cities ?? [], timezone, language: null }
}

async function listsMeant(db: Context['db'], words: string): Promise<Meant[]> {
  const id = parseHandle('list', words.trim())
  const lists = id === null ? await writableLists(db, words) : await listLists(db, [id])
  return lists.map(({ list_id, name }) => ({ value: toHandle('list', list_id), name }))
}

async function peopleMeant(db: Context['db'], words: string): Promise<Meant[]> {
  const id = parseHandle('person', words.trim())
  const people = id === null ? await peopleByWords(db, words) : await listPeople(db, [id])
  return people.map((person) => ({
    value: toHandle('person', person.person_id),
    name: person.display_name,
  }))
}
