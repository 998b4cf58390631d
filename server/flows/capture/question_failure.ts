import type { CaptureRow } from '#server/data/captures/rows.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import type { Kept, SentFields } from '#server/domain/capture/kept.ts'
import { type Failure, type FailureDetail, fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  answerWithCapture,
  answersQuestion,
  captureAllOfThem,
  makesTheList,
  questionWithChoices,
} from '#server/domain/messages/capture.ts'
import type { QuestionNow } from '#server/flows/capture/offered.ts'
import { ensureCall, lookingCall } from '#server/flows/people/failures.ts'

type Suggestions = NonNullable<FailureDetail['next']>

/**
 * The question that a capture waits for, as the failure of an answer: what may be answered, and how. `is_new` where the
 * answer's own input has the words that it asks about.
 */
export function questionFailure(
  row: CaptureRow,
  { question, offered }: QuestionNow,
  kept: Kept | null,
  is_new = false,
): Failure {
  const { kind, code } = question
  const capture_public_id = toHandle('capture', row.capture_id)
  const answer = { capture_public_id, expected_state_version: row.state_version }
  const person_words = kept?.sent.target_person_text
  return fail(code, {
    message: questionWithChoices(question),
    advice: answerWithCapture,
    ...(is_new && kind === 'destination' && { pointer: '/target_feed_text' }),
    ...(is_new && kind === 'person' && { pointer: '/target_person_text' }),
    ...(offered.length > 0 && {
      candidates: offered.map(({ handle, ...reference }) => ({
        ...reference,
        input: { ...answer, clarification_answer: handle },
      })),
    }),
    ...(kind === 'person' && person_words !== undefined && personCalls(code, person_words)),
    next: [
      {
        capability: 'ideas.capture',
        reason: answersQuestion,
        input: answer,
        needs: ['clarification_answer'],
      },
      ...otherWays(question, kept),
    ],
  })
}

/** The prerequisite of a question for a person; where several have the name it alone would lead back here. */
function personCalls(code: AskedQuestion['code'], name: string) {
  const prerequisite = ensureCall([name])
  return code === 'person_ambiguous'
    ? { prerequisite, instead: [lookingCall(name)] }
    : { prerequisite }
}

/** What else may be done: make the list that is missing, or capture all of several items. */
function otherWays({ kind, code }: AskedQuestion, kept: Kept | null): Suggestions {
  if (kind === 'destination' && code === 'destination_required') {
    const name = kept?.sent.target_feed_text
    if (name === undefined || [...name].length > 120) return []
    return [{ capability: 'ideas.lists.create', reason: makesTheList, input: { name } }]
  }
  if (kind !== 'items' || kept === null) return []
  const source = roundupSource(kept)
  if (source === null) return []
  const input = { operation: 'create', ...source, ...targets(kept.sent) }
  return [{ capability: 'ideas.roundup.mutate', reason: captureAllOfThem, input }]
}

function roundupSource({ sent, reading }: Kept): Record<string, string> | null {
  const { primary } = reading
  const text = sent.text ?? sent.raw_text ?? sent.subject_text
  if (primary?.kind === 'url' && reading.secondary.length === 0) return { source_url: primary.url }
  return text === undefined || primary?.kind === 'media' ? null : { source_text: text }
}

function targets(sent: SentFields): Record<string, string> {
  const { target_feed_text, target_person_text, target_ideas_list_handle } = sent
  return {
    ...(target_feed_text !== undefined && { target_feed_text }),
    ...(target_person_text !== undefined && { target_person_text }),
    ...(target_ideas_list_handle !== undefined && { target_ideas_list_handle }),
  }
}
