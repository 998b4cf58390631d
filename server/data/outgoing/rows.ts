import { toHandle } from '#server/domain/basics/handle.ts'
import type { MailContent, MailKind } from '#server/domain/mail/content.ts'

/** How far a message has come. */
export type OutgoingState = 'queued' | 'sending' | 'sent' | 'failed' | 'unconfirmed'

/** A message that a worker has claimed to send. */
export interface ClaimedOutgoing {
  outgoing_id: string
  kind: MailKind
  plan_id: string | null
  person_id: string
  recipient_owner: string
  content: MailContent
  sealed: string
  /** The number of this attempt: only the worker of the latest attempt may record a result. */
  attempt: number
  created_at: Date
  /** Whether an earlier attempt may have been delivered. */
  doubtful: boolean
  /** Whether the recipient may be written to now, which may have changed since the send was committed. */
  allowed: boolean
  /** Whether its sender asked for the end of their account while it was queued, or within the week before that end. */
  withdrawn: boolean
  /** The id of the invitation that this message follows, so that mail programs show both together; or null. */
  follows: string | null
}

/** The result of an attempt to send a message. */
export type OutgoingResult =
  | { state: 'sent' | 'failed' | 'unconfirmed' }
  /** Not accepted: it is tried again after this many milliseconds. */
  | { state: 'queued'; after: number }
  /** Unknown: the same request is repeated after this many milliseconds. */
  | { state: 'sending'; after: number }

/** The last message about a plan to one recipient. */
export interface DeliveryRow {
  person_id: string
  display_name: string
  kind: MailKind
  state: OutgoingState
  /** When it was sent or given up; null while it waits. */
  finished_at: Date | null
}

/** A message that was attempted, and the result. */
export interface Attempted {
  outgoing: Pick<ClaimedOutgoing, 'outgoing_id' | 'attempt'>
  result: OutgoingResult
}

/** A delivery as callers see it. */
export function toDelivery({ person_id, display_name, state, finished_at }: DeliveryRow) {
  return {
    person_handle: toHandle('person', person_id),
    display_name,
    status: state,
    at: finished_at?.toISOString() ?? null,
  }
}
