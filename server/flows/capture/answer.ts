import { insertCaptureUpdates } from '#server/data/capture_updates/insert.ts'
import { lockCapture } from '#server/data/captures/lock.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { updateCaptureAnswered, updateCaptureCanceled } from '#server/data/captures/update.ts'
import { listLists } from '#server/data/lists/list.ts'
import { listPeople } from '#server/data/people/list.ts'
import { acceptedBy } from '#server/domain/accepted_by.ts'
import { type Known, type Meant, readAnswer } from '#server/domain/capture/answer.ts'
import type { Question } from '#server/domain/capture/decision.ts'
import { type Answer, type Kept, openKept, sealKept } from '#server/domain/capture/kept.ts'
import { isAskedBefore, planCapture } from '#server/domain/capture/plan.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import { addressSources } from '#server/domain/capture/source.ts'
import { isCurrent } from '#server/domain/capture/state.ts'
import type { Context } from '#server/domain/context.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { captureCanceled, sourceUnreadable } from '#server/domain/messages/capture.ts'
import { canceledByUser, captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { executionOf } from '#server/flows/capture/accept.ts'
import { askAtOnce } from '#server/flows/capture/ask_at_once.ts'
import {
  findWritableList,
  namesOf,
  resolveDestination,
  writableLists,
} from '#server/flows/capture/destination.ts'
import { knownCatalogs } from '#server/flows/capture/known.ts'
import { peopleByWords } from '#server/flows/people/by_words.ts'

/** An answer as it is sent. */
export interface AnswerGiven {
  readonly capture_public_id: string
  readonly words: string
  readonly expected_state_version: number | null
}

/** What an answer came to: it goes on, is canceled, all of several things were named, or nothing was understood. */
export type Heard = 'answer' | 'cancel' | 'all' | 'nothing'

/**
 * Answers the question that a capture waits for. Then it goes on, asks the next question, or is canceled; words that
 * are not understood leave the question open and the version as it is.
 *
 * Errors: `reference_not_found`; `stale_state_version` where it does not wait, or for another version than expected.
 *
 * @returns the id of the capture, and what was heard
 */
export async function answerCapture(
  context: Context,
  given: AnswerGiven,
): Promise<{ capture_id: string; heard: Heard }> {
  const { db, seal, owner } = context
  const row = await lockCapture(db, given.capture_public_id)
  const { capture_id, question } = row
  if (!isCurrent(row, 'answer', given.expected_state_version) || question === null) {
    throw stale(row)
  }
  const kept = openKept(seal, owner, row.kept)
  const understood =
    kept && readAnswer(question, given.words, await knownOf(context, question, given.words))
  if (understood?.as === 'cancel' || kept === null) {
    await end(db, capture_id, kept === null)
    return { capture_id, heard: 'cancel' }
  }
  const isChosen = understood?.as === 'value'
  const answer = isChosen
    ? { kind: question.kind, value: understood.value, words: given.words }
    : null
  const next = answer && (await afterAnswer(context, row, kept, question, answer))
  if (!next) {
    await insertCaptureUpdates(db, capture_id, [captureUpdate('answer_not_understood')])
    return { capture_id, heard: understood?.as === 'all' ? 'all' : 'nothing' }
  }
  await updateCaptureAnswered(db, capture_id, {
    kept: sealKept(seal, owner, next.kept),
    list_id: next.list_id,
    person_id: next.person_id,
    question: next.question,
    asked: next.question ? [...row.asked, next.question.kind] : row.asked,
    execution_id: executionOf(context),
    accepted_by: acceptedBy(context),
  })
  await insertCaptureUpdates(db, capture_id, [
    captureUpdate('answered'),
    ...(next.question ? [captureUpdate('question')] : []),
  ])
  return { capture_id, heard: 'answer' }
}

/** Ends a capture that its user gives up, or whose source was sealed with a key that is gone. */
async function end(db: Context['db'], capture_id: string, is_unreadable: boolean): Promise<void> {
  await updateCaptureCanceled(
    db,
    capture_id,
    is_unreadable
      ? { code: 'source_unsupported', message: sourceUnreadable, retryable: false }
      : { code: 'clarification_required', message: captureCanceled, retryable: false },
  )
  const update = is_unreadable ? captureUpdate('failed') : captureUpdate('failed', canceledByUser)
  await insertCaptureUpdates(db, capture_id, [update])
}

/** The failure where a capture is not as the caller read it. */
export function stale({ state_version }: Pick<CaptureRow, 'state_version'>) {
  return fail('stale_state_version', { current: { state_version } })
}

interface AfterAnswer extends Pick<CaptureRow, 'list_id' | 'person_id'> {
  readonly kept: Kept
  readonly question: AskedQuestion | null
}

/** What a capture is after an answer; null where the answer names a list or person that is gone. */
async function afterAnswer(
  context: Context,
  row: CaptureRow,
  kept: Kept,
  question: Question,
  answer: Answer,
): Promise<AfterAnswer | null> {
  const { db } = context
  const { sent } = kept
  const answers = [...kept.said.answers.filter(({ kind }) => kind !== answer.kind), answer]
  const said = { ...kept.said, answers }
  const put = { list_id: row.list_id, person_id: row.person_id }
  if (!isAskedBefore(question)) {
    const reading = question.kind === 'subject' ? withAddresses(kept, answer.words) : kept.reading
    return { ...put, kept: { sent, reading, said }, question: null }
  }
  if (question.kind === 'destination') put.list_id = parseHandle('list', answer.value)
  if (question.kind === 'person') put.person_id = parseHandle('person', answer.value)
  const [list, [person = null]] = await Promise.all([
    put.list_id === null ? null : findWritableList(db, put.list_id),
    listPeople(db, put.person_id === null ? [] : [put.person_id]),
  ])
  const isGone =
    (question.kind === 'destination' &&
      put.list_id !== null &&
      (list === null || list === 'view')) ||
    (question.kind === 'person' && put.person_id !== null && person === null)
  if (isGone) return null
  const named = { feed_text: sent.target_feed_text, person_text: sent.target_person_text }
  const open = await openQuestions(db, sent, put, answers)
  const plan = planCapture({
    sent,
    media_ids: (sent.media_refs ?? []).flatMap((ref) => parseHandle('media', ref) ?? []),
    names: namesOf({ list: list === 'view' ? null : list, person }, named),
    destination: open,
    answers,
  })
  const { reading } = plan
  const next = plan.question ?? (await askAtOnce(context, { reading, answers, asked: row.asked }))
  return { ...put, kept: { sent, reading, said }, question: next }
}

/** The questions for the destination that are still open. */
async function openQuestions(
  db: Context['db'],
  sent: Kept['sent'],
  put: Pick<CaptureRow, 'list_id' | 'person_id'>,
  answers: readonly Answer[],
): Promise<readonly AskedQuestion[]> {
  const isOpen = (kind: Answer['kind'], id: string | null) =>
    id === null && !answers.some((answer) => answer.kind === kind)
  const handle = sent.target_ideas_list_handle
  const id = handle === undefined ? null : parseHandle('list', handle)
  const list = id === null ? null : await findWritableList(db, id)
  const { questions } = await resolveDestination(db, {
    ...(isOpen('destination', put.list_id) && {
      // A list that was deleted meanwhile is no longer one of two that may be meant.
      ...(list !== null && list !== 'view' && { list_handle: handle }),
      feed_text: sent.target_feed_text,
    }),
    ...(isOpen('person', put.person_id) && { person_text: sent.target_person_text }),
  })
  return questions
}

/** Addresses in words that say what an idea is: they are read, and never replace a source. */
function withAddresses({ reading }: Kept, words: string): Kept['reading'] {
  const [first, ...others] = addressSources(words)
  if (!first) return reading
  const { primary, secondary } = reading
  if (primary === null) return { ...reading, primary: first, secondary: [...secondary, ...others] }
  return { ...reading, secondary: [...secondary, first, ...others] }
}

/** What the words of an answer may mean besides the choices. */
async function knownOf(
  { db, timezone }: Context,
  { kind }: Question,
  words: string,
): Promise<Known> {
  const [meant, catalogs, now] = await Promise.all([
    kind === 'destination'
      ? listsMeant(db, words)
      : kind === 'person'
        ? peopleMeant(db, words)
        : [],
    kind === 'city' ? knownCatalogs(db) : null,
    db.now(),
  ])
  return { meant, cities: catalogs?.cities ?? [], now, timezone, language: null }
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
