import type { ClaimedOutgoing, OutgoingResult } from '#server/data/outgoing/rows.ts'
import type { Delivery } from '#server/outbound/email/client.ts'

/** The most attempts to send a message. */
export const maxAttempts = 8

/** The result of an attempt. If an earlier attempt may have arrived, a later refusal does not prove that it did not. */
export function resultOf(
  delivery: Delivery,
  { attempt, doubtful }: Pick<ClaimedOutgoing, 'attempt' | 'doubtful'>,
  idempotent: boolean,
  after: number,
): OutgoingResult {
  const more = attempt < maxAttempts
  if (delivery.state === 'accepted') return { state: 'sent' }
  if (delivery.state === 'unknown') {
    return idempotent && more ? { state: 'sending', after } : { state: 'unconfirmed' }
  }
  if (!delivery.retry || !more) return { state: doubtful ? 'unconfirmed' : 'failed' }
  return { state: doubtful ? 'sending' : 'queued', after }
}

/** Minutes to wait after each attempt but the last: more than seven hours in all. */
const minutes = [0.5, 1, 5, 15, 60, 120, 240]

/** The usual wait after an attempt, in milliseconds; the first attempt is 1. */
export function usualBackOff(attempt: number): number {
  return (minutes[attempt - 1] ?? 240) * 60_000
}
