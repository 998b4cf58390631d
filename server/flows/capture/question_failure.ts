import type { CaptureRow } from '#server/data/captures/rows.ts'
import { askingFailure } from '#server/domain/accepted_work/question.ts'
import type { Kept, SentFields } from '#server/domain/capture/kept.ts'
import type { Failure, FailureDetail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  answerWithCapture,
  answersQuestion,
  captureAllOfThem,
  makesTheList,
  questionWithChoices,
} from '#server/domain/messages/capture.ts'
import type { QuestionNow } from '#server/flows/capture/offered.ts'

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
  const { target_feed_text, target_person_text } = kept?.sent ?? {}
  const words = { destination: target_feed_text, person: target_person_text }
  const pointers = { destination: '/target_feed_text', person: '/target_person_text' }
  const asks = kind === 'destination' || kind === 'person' ? kind : null
  return askingFailure({
    ...{ code, makesTheList, others: kind === 'items' ? allOfThem(kept) : [] },
    message: questionWithChoices(question),
    advice: answerWithCapture,
    ...(is_new && asks && { pointer: pointers[asks] }),
    ...(offered.length > 0 && {
      candidates: offered.map(({ handle, ...reference }) => ({
        ...reference,
        input: { ...answer, clarification_answer: handle },
      })),
    }),
    destination: asks && { kind, code, words: words[asks] ?? '' },
    answer: {
      capability: 'ideas.capture',
      reason: answersQuestion,
      input: answer,
      needs: ['clarification_answer'],
    },
  })
}

/** The call that captures all of several items. */
function allOfThem(kept: Kept | null): NonNullable<FailureDetail['next']> {
  const source = kept && roundupSource(kept)
  if (kept === null || source === null) return []
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
