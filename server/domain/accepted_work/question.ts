import { type Failure, type FailureDetail, fail } from '#server/domain/basics/failure.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import { ensureCall, lookingCall } from '#server/domain/people/calls.ts'

type Calls = NonNullable<FailureDetail['next']>

/** How many characters the name of a list may have. */
const longestName = 120

/** What accepted work asks its user. */
export interface Asking
  extends Pick<FailureDetail, 'message' | 'advice' | 'pointer' | 'candidates'> {
  readonly code: AskedQuestion['code']
  /** The call that answers; `needs` names the field that takes the answer. */
  readonly answer: Calls[number] | null
  /** Where ideas go, and the words that did not decide it, where that is asked; the words may be unknown, or empty. */
  readonly destination?: (Pick<AskedQuestion, 'kind' | 'code'> & { words?: string }) | null
  /** Why a list is made. */
  readonly makesTheList: string
  /** What else may be done. */
  readonly others?: Calls
}

/** The question of accepted work, as the failure of an answer: what may be answered, and how. */
export function askingFailure({
  code,
  message,
  advice,
  pointer,
  candidates,
  answer,
  destination = null,
  makesTheList,
  others = [],
}: Asking): Failure {
  const { kind, words = '' } = destination ?? {}
  return fail(code, {
    ...(message !== undefined && { message }),
    ...(advice !== undefined && { advice }),
    ...(pointer !== undefined && { pointer }),
    ...(candidates && { candidates }),
    ...(kind === 'person' && words !== '' && personCalls(code, words)),
    next: [
      ...(answer ? [answer] : []),
      ...(destination?.code === 'destination_required' ? listCalls(words, makesTheList) : []),
      ...others,
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

/** The call that makes the list that is missing, where words can be its name. */
function listCalls(name: string, reason: string): Calls {
  if (name === '' || [...name].length > longestName) return []
  return [{ capability: 'ideas.lists.create', reason, input: { name } }]
}
