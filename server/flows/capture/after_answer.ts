import type { CaptureRow } from '#server/data/captures/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Question } from '#server/domain/capture/decision.ts'
import type { Answer, Kept, SentFields } from '#server/domain/capture/kept.ts'
import { isAskedBefore, planCapture } from '#server/domain/capture/plan.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import { addressSources, withoutAddresses } from '#server/domain/capture/source.ts'
import { isDestination } from '#server/domain/language/text/destination_words.ts'
import { strip } from '#server/domain/language/text/strip.ts'
import type { Context } from '#server/domain/context.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { goneOf } from '#server/domain/accepted_work/destination.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { askAtOnce } from '#server/flows/capture/ask_at_once.ts'
import {
  findDestination,
  findWritableList,
  namesOf,
  type ResolvedDestination,
  resolveDestination,
} from '#server/flows/capture/destination.ts'

/** What a capture is after an answer. */
export interface AfterAnswer extends Pick<CaptureRow, 'list_id' | 'person_id'> {
  readonly kept: Kept
  readonly question: AskedQuestion | null
}

/**
 * What a capture is after an answer. Null where the answer names a list or person that is gone, or says of the idea only
 * where it goes: then it is as if it was not understood.
 */
export async function afterAnswer(
  context: Context,
  row: CaptureRow,
  kept: Kept,
  question: Question,
  answer: Answer,
): Promise<AfterAnswer | null> {
  if (question.kind === 'subject') return afterSubject(context, row, kept, answer)
  if (!isAskedBefore(question)) {
    return { ...putBy(row), kept: { ...kept, said: withAnswer(kept, answer) }, question: null }
  }
  const { db } = context
  const { sent } = kept
  const chosen = putBy(row)
  if (question.kind === 'destination') chosen.list_id = parseHandle('list', answer.value)
  if (question.kind === 'person') chosen.person_id = parseHandle('person', answer.value)
  const there = await findDestination(db, chosen)
  const gone = goneOf(chosen, there)
  if (question.kind === 'destination' ? gone.list : question.kind === 'person' && gone.person)
    return null
  const said = withAnswer(kept, answer)
  const open = await stillOpen(db, sent, chosen, said.answers)
  const put = {
    list_id: chosen.list_id ?? open.list?.list_id ?? null,
    person_id: chosen.person_id ?? open.person?.person_id ?? null,
  }
  const { reading, question: next } = planCapture({
    sent,
    media_ids: (sent.media_refs ?? []).flatMap((ref) => parseHandle('media', ref) ?? []),
    names: namesOf(
      { list: there.list ?? open.list, person: there.person ?? open.person },
      namedBy(sent),
    ),
    destination: open.questions,
    answers: said.answers,
  })
  const { answers } = said
  return {
    ...put,
    kept: { ...kept, reading, said },
    question:
      next ??
      (await askAtOnce(context, {
        ...{ reading, answers, asked: row.asked, created_at: row.created_at },
      })),
  }
}

/** After the words for what an idea is. The destination is never that, also not in an answer. */
async function afterSubject(
  { db }: Context,
  row: CaptureRow,
  kept: Kept,
  answer: Answer,
): Promise<AfterAnswer | null> {
  const names = namesOf(await findDestination(db, row), namedBy(kept.sent))
  const value = strip(withoutAddresses(answer.value), names)
  const isAddress = isBlank(value) && addressSources(answer.words).length > 0
  if ((isBlank(value) && !isAddress) || isDestination(value, names)) return null
  return {
    ...putBy(row),
    kept: {
      ...kept,
      reading: withAddresses(kept, answer.words),
      said: withAnswer(kept, { ...answer, value }),
    },
    question: null,
  }
}

function putBy({ list_id, person_id }: Pick<CaptureRow, 'list_id' | 'person_id'>) {
  return { list_id, person_id }
}

/** The words that a call named the destination with. */
export function namedBy({ target_feed_text, target_person_text }: SentFields) {
  return { feed_text: target_feed_text, person_text: target_person_text }
}

function withAnswer({ said }: Kept, answer: Answer): Kept['said'] {
  return { ...said, answers: [...said.answers.filter(({ kind }) => kind !== answer.kind), answer] }
}

/** What is known by now of the list and the person that were not clear, and what is still asked. */
async function stillOpen(
  db: Db,
  sent: SentFields,
  put: Pick<CaptureRow, 'list_id' | 'person_id'>,
  answers: readonly Answer[],
): Promise<ResolvedDestination> {
  const isOpen = (kind: Answer['kind'], id: string | null) =>
    id === null && !answers.some((answer) => answer.kind === kind)
  const handle = sent.target_ideas_list_handle
  const id = handle === undefined ? null : parseHandle('list', handle)
  const list = id === null ? null : await findWritableList(db, id)
  return resolveDestination(db, {
    ...(isOpen('destination', put.list_id) && {
      // A list that was deleted meanwhile is no longer one of two that may be meant.
      ...(list !== null && list !== 'view' && { list_handle: handle }),
      feed_text: sent.target_feed_text,
    }),
    ...(isOpen('person', put.person_id) && { person_text: sent.target_person_text }),
  })
}

/** Addresses in words that say what an idea is: they are read, and never replace a source. */
function withAddresses({ reading }: Kept, words: string): Kept['reading'] {
  const [first, ...others] = addressSources(words)
  if (!first) return reading
  const { primary, secondary } = reading
  if (primary === null) return { ...reading, primary: first, secondary: [...secondary, ...others] }
  return { ...reading, secondary: [...secondary, first, ...others] }
}
