import type { CaptureStage } from '#generated/types.ts'

/** What happened to a capture, in a sentence. It never holds an address, a host or the words of a source. */
const messages: Readonly<Record<CaptureStage, string>> = {
  persisted: 'The capture was saved.',
  subject_discarded: 'The name of the list or person was not taken as what the idea is about.',
  question: 'A question was asked.',
  answered: 'The question was answered.',
  answer_not_understood: 'The answer was not understood, so the question is still open.',
  reading: 'The source is being read.',
  source_read: 'The source was read.',
  source_reused: 'The source was read a moment ago and was not read again.',
  evidence_read: 'What was added was read.',
  attempt_failed: 'The source could not be read. It will be tried again.',
  waiting_for_source: 'The source asked to wait. It will be read later.',
  retrying: 'The capture is being tried again.',
  reused: 'The idea had been saved before.',
  completed: 'The idea was saved.',
  failed: 'The capture has failed.',
}

/** One step of a capture as it is kept. */
export function captureUpdate(
  stage: CaptureStage,
  message: string = messages[stage],
): { stage: CaptureStage; message: string } {
  return { stage, message }
}

/** The message of `failed` where the user gave the capture up. */
export const canceledByUser = 'The capture was canceled.'

/** The message of `answer_not_understood` where the answer names a list or a person that is not there. */
export const answeredWithGone =
  'The answer names a list or a person that is not there, so the question is still open.'
