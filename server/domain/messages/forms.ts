import { answerWithCapture } from '#server/domain/messages/capture.ts'
import { sendHandleAsPerson } from '#server/domain/messages/prepared_options.ts'
import { askForAnArea, saveSomething } from '#server/domain/messages/recommendations.ts'
import { chooseDestination, choosePerson } from '#server/domain/messages/roundup.ts'

/** What a model is told to do besides what the codes say; a form leaves it out. */
export const adviceToModels: readonly string[] = [
  answerWithCapture,
  askForAnArea,
  chooseDestination,
  choosePerson,
  sendHandleAsPerson,
  saveSomething,
]

/** What a form asks its reader after it has said why it asks, by the code of the answer that it replaces. */
const questions: Readonly<Record<string, string>> = {
  person_ambiguous: 'Who do you mean?',
  person_unresolved: 'Who do you mean?',
  list_ambiguous: 'Which list do you mean?',
  subject_ambiguous: 'Which one do you mean?',
  nothing_found: 'What should be searched for instead?',
  timing_required: 'When should it be?',
}

/** The message of a form: why it asks, and the question. `why` is a sentence or several. */
export function formMessage(code: string, why: string): string {
  const question = questions[code]
  return question === undefined ? why : `${why} ${question}`
}
