/** `rate_limited` for sending. */
export const sendingLimited =
  'Too many messages were sent to these people or in total. Nothing was sent now.'

/** `idempotency_key_invalid` for an input that repeats the key. */
export const keyDiffers =
  'The idempotency_key of the input differs from the one that was sent with the request.'

/** `idempotency_conflict` for a key whose answer was deleted after this many days. */
export function keyTooOld(days: number): string {
  return `This key was used more than ${days} days ago, so its answer can no longer be repeated. Nothing was done.`
}
