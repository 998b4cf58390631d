/** `rate_limited` for sending. */
export const sendingLimited =
  'Too many messages were sent to these people or in total. Nothing was sent now.'

/** `idempotency_key_invalid` for an input that repeats the key. */
export const keyDiffers =
  'The idempotency_key of the input differs from the one that was sent with the request.'

/** `idempotency_conflict` for a key that was used more than this many days ago. */
export function keyTooOld(days: number): string {
  return `This key was used more than ${days} days ago, so its answer is no longer repeated. Nothing was done.`
}

/** `idempotency_conflict` for an answer that was encrypted with a key the service no longer has. */
export const answerUnreadable =
  'This key was already used, and the service can no longer decrypt its answer. Nothing was done.'

/** What helps in both cases: the change was made once, so a repetition would be a second change. */
export const readItsExecution =
  'Read the execution in current to learn what it did. Use a new key only to do it once more.'

/** `idempotency_conflict` where the user was asked by a form, and the question has been answered otherwise. */
export const questionAnswered =
  'This question was already answered with another choice, and that answer counts. Nothing was done now.'

/** What helps: a call of its own is a change of its own. */
export const callAgain = 'To choose otherwise, call the tool again with a new key.'
