import { inviteReason, seeWaitingReason, setStartReason } from '#server/domain/messages/drafts.ts'
import type { Presentation } from '#server/domain/calls/presentation.ts'

/** What the next steps of a draft follow from. */
interface NextOfDraft {
  readonly scheduled_at: Date | null
  readonly audience: readonly unknown[]
  readonly waiting: boolean
  readonly now: Date
}

/**
 * What brings a draft further: reading what waits for approval; a start, without which nothing can be sent; or the
 * invitation, which includes the review. None of them would be refused, once what it needs is filled in.
 */
export function nextOfDraft({
  scheduled_at,
  audience,
  waiting,
  now,
}: NextOfDraft): NonNullable<Presentation['next']> {
  const hasStart = scheduled_at !== null && scheduled_at > now
  if (!hasStart) {
    return [{ capability: 'plans.draft.update', reason: setStartReason, needs: ['scheduled_at'] }]
  }
  if (waiting) return [{ capability: 'plans.status.get', reason: seeWaitingReason }]
  const needs = audience.length === 0 ? ['send_person_names'] : []
  return [{ capability: 'plans.invitation.prepare', reason: inviteReason, needs }]
}

/** What the registry lists for a draft and would be refused now: a review and sending without a start, sending before a review. */
export function refusedForDraft({
  scheduled_at,
  now,
}: Pick<NextOfDraft, 'scheduled_at' | 'now'>): ReadonlySet<string> {
  const hasStart = scheduled_at !== null && scheduled_at > now
  return new Set(hasStart ? [] : ['plans.draft.preview', 'plans.prepare_send'])
}
