import type { ErrorCode } from '#generated/server/errors.ts'
import { type Question, type QuestionKind, questionKinds } from '#server/domain/capture/decision.ts'
import type { OneSource } from '#server/domain/capture/kept.ts'

/** A question with the code that its answer has. */
export interface AskedQuestion extends Question {
  readonly code: ErrorCode
}

/** The codes of the questions that a reading asks. */
const codes: Readonly<Record<Exclude<QuestionKind, 'subject'>, ErrorCode>> = {
  source: 'clarification_required',
  destination: 'destination_required',
  person: 'person_unresolved',
  items: 'clarification_required',
  city: 'clarification_required',
  time: 'timing_required',
  past: 'clarification_required',
}

/** A question with its code; `primary` is the kind of source that the capture is read from, null for none. */
export function askedQuestion(
  question: Question,
  primary: OneSource['kind'] | null,
): AskedQuestion {
  return { ...question, code: codeOf(question, primary) }
}

function codeOf({ kind, choices }: Question, primary: OneSource['kind'] | null): ErrorCode {
  if (kind !== 'subject') {
    // Of a date that can be read in two ways it is known that there is one.
    return kind === 'time' && choices.length > 0 ? 'clarification_required' : codes[kind]
  }
  return primary === 'url' || primary === 'media' ? 'clarification_required' : 'subject_required'
}

/** The question that is asked first; null where there is none. */
export function firstQuestion<Asked extends Question>(questions: readonly Asked[]): Asked | null {
  for (const kind of questionKinds) {
    const found = questions.find((question) => question.kind === kind)
    if (found) return found
  }
  return null
}
