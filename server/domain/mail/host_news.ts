import type { PlanEvent } from '#server/domain/plans/host_notice.ts'
import type { PlanContent } from '#server/domain/mail/content.ts'

/**
 * The content of a message to the host of a plan, as `host_notices` stores it: plain JSON, so that the message says the
 * same each time it is sent.
 */
export interface HostNews {
  plan: NewsPlan
  /** What has become of the plan since the last message. */
  events: PlanEvent[]
  /** Who has answered since the last message, and what; the latest answer of each. */
  answers: AnswerLine[]
  /** How many more have answered than are listed. */
  more: number
  counts: {
    /** The host included. */
    coming: number
    declined: number
    pending: number
  }
}

/** What a message to the host says of the plan itself. Instants are ISO 8601 in UTC. */
export type NewsPlan = Pick<
  PlanContent,
  'title' | 'timezone' | 'scheduled_at' | 'scheduled_ends_at' | 'capacity_min' | 'capacity_max'
>

/** What one guest answered. */
export interface AnswerLine {
  name: string
  answer: 'accepted' | 'declined'
  /** What the host was told before; null for nothing. */
  before: 'accepted' | 'declined' | null
  /** What the guest wrote with it; null for nothing. */
  note: string | null
  /** Whether the guest signed up by an open link. */
  signed_up: boolean
  /** Whether somebody of that name signed up before and was taken off; left out where nobody was, and by earlier releases. */
  taken_off_before?: true
  /** Whether the time or the place has changed since; left out where neither has. */
  moved?: true
}
