import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertCaptureMedia } from '#server/data/capture_media.ts'
import { insertWorkUpdates } from '#server/data/accepted_work/updates.ts'
import { countCaptures } from '#server/data/captures/find.ts'
import { insertCapture } from '#server/data/captures/insert.ts'
import { requireMedia } from '#server/data/media/find.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { acceptedBy } from '#server/domain/calls/accepted_by.ts'
import { noEvidence, type SentFields, sealKept } from '#server/domain/capture/kept.ts'
import { type Plan, planCapture } from '#server/domain/capture/plan.ts'
import { limits } from '#server/domain/capture/limits.ts'
import type { Context } from '#server/domain/context.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { isPicture } from '#server/domain/media/files.ts'
import { tooManyCaptures } from '#server/domain/messages/capture.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { askAtOnce, type ReadAhead, readAhead } from '#server/flows/capture/ask_at_once.ts'
import {
  listSaidIn,
  type NamedDestination,
  namesOf,
  resolveDestination,
} from '#server/flows/capture/destination.ts'

/**
 * Keeps a new capture, which then waits for its turn or for the answer to a question. Nothing is fetched or read from
 * elsewhere.
 *
 * Errors: `reference_not_found` and `access_denied` for the list, `media_not_found`, `limit_reached`.
 *
 * @returns its id
 */
export async function acceptCapture(context: Context, given: SentFields): Promise<string> {
  const { db, seal, owner } = context
  const sent = await withListSaid(db, given)
  const named = {
    list_handle: sent.target_ideas_list_handle,
    feed_text: sent.target_feed_text,
    person_text: sent.target_person_text,
  }
  const ahead = await readSent(context, sent, named)
  // Statements run in this order. The lock makes the limits exact.
  const [, , media, destination] = await Promise.all([
    lockAccount(db),
    requireRoom(db),
    requireMedia(db, sent.media_refs ?? [], '/media_refs'),
    resolveDestination(db, named),
  ])
  const media_ids = media.map(({ media_id }) => media_id)
  const plan = planCapture({
    sent,
    media_ids,
    has_texts: media.some(({ type }) => !isPicture(type)),
    names: namesOf(destination, named),
    destination: destination.questions,
    answers: [],
  })
  const question =
    plan.question ??
    (await askAtOnce(
      context,
      { reading: plan.reading, answers: [], asked: [], created_at: null },
      ahead,
    ))
  const capture_id = newId('capture')
  const inserted = insertCapture(db, {
    capture_id,
    purpose: 'asked',
    kept: sealKept(seal, owner, { sent, reading: plan.reading, said: noEvidence }),
    list_id: destination.list?.list_id ?? null,
    person_id: destination.person?.person_id ?? null,
    question,
    asked: question ? [question.kind] : [],
    execution_id: executionOf(context),
    accepted_by: acceptedBy(context),
    roundup_id: null,
    position: null,
  })
  await Promise.all([
    inserted,
    insertCaptureMedia(db, capture_id, media_ids),
    insertWorkUpdates(db, 'capture', capture_id, firstUpdates(plan, question !== null)),
  ])
  return capture_id
}

/** What was sent, with the list that its text names in place of a field. */
async function withListSaid(db: Db, sent: SentFields): Promise<SentFields> {
  const { target_feed_text, target_person_text, target_ideas_list_handle } = sent
  if (target_feed_text ?? target_person_text ?? target_ideas_list_handle) return sent
  const said = await listSaidIn(db, sent.raw_text ?? sent.text)
  return said === undefined ? sent : { ...sent, target_feed_text: said }
}

/**
 * Reads a short text that was sent, before the account is locked. The names of lists and people that are looked up later
 * may take words away from it: then it is read once more.
 */
async function readSent(
  context: Context,
  sent: SentFields,
  named: NamedDestination,
): Promise<ReadAhead | null> {
  if (sent.media_refs !== undefined && sent.media_refs.length > 0) return null
  const names = namesOf({ list: null, person: null }, named)
  const { reading, question } = planCapture({
    ...{ sent, names, media_ids: [], destination: [], answers: [] },
  })
  return question === null && reading.primary !== null ? readAhead(context, reading, null) : null
}

function firstUpdates({ is_subject_discarded }: Plan, is_asked: boolean) {
  return [
    captureUpdate('persisted'),
    ...(is_subject_discarded ? [captureUpdate('subject_discarded')] : []),
    ...(is_asked ? [captureUpdate('question')] : []),
  ]
}

/** Errors: `limit_reached`. */
async function requireRoom(db: Db): Promise<void> {
  const { accepted, waiting, today, day_ends } = await countCaptures(db)
  if (accepted >= limits.running) throw limitReached('running')
  if (waiting >= limits.waiting) throw limitReached('waiting')
  if (today >= limits.daily) throw limitReached('daily', day_ends)
}

function limitReached(which: keyof typeof limits, seconds: number | null = null) {
  const { message, advice } = tooManyCaptures(which, limits[which])
  const retryAfter = seconds === null ? undefined : Math.max(1, Math.ceil(seconds))
  return fail('limit_reached', { message, advice, ...(retryAfter && { retryAfter }) })
}

/** The id of the execution that a write belongs to. */
export function executionOf({ execution_id }: Pick<Context, 'execution_id'>): string | null {
  return execution_id === null ? null : parseHandle('execution', execution_id)
}
