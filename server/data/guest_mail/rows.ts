import type { GuestMailContent } from '#server/domain/guest_mail/content.ts'
import type { RsvpStatus } from '#server/data/invites/rows.ts'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'

/** Whether a guest gets mail about a plan: they asked for it, or confirmed it. */
export type GuestMailState = 'asked' | 'on'

/** A mail to a guest that a worker has claimed to send. */
export interface ClaimedGuestMail {
  invite_id: string
  plan_id: string
  ask_id: string
  message_id: string
  content: GuestMailContent
  sealed: string
  language: PageLanguage | null
  attempt: number
  created_at: Date
  /** When this attempt began; of one that repeats a request without an answer, when the first of these did. */
  at: Date
  /** Whether an earlier attempt may have been delivered. */
  doubtful: boolean
  /** The account of the guest; null for none. */
  peer_owner: string | null
  rsvp_status: RsvpStatus
  /** Whether its host is leaving, and it is not what the end of the account itself tells. */
  withdrawn: boolean
  /** Whether the host may write to the address, or the account, now. */
  allowed: boolean
}
