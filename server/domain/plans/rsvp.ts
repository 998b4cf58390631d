import type { Invite } from '#generated/types.ts'
import type { StoredState } from '#server/domain/plans/state.ts'

/** What decides whether an invite may be answered. */
export interface RsvpWindow {
  plan_state: StoredState
  rsvp_deadline: Date | null
  scheduled_at: Date | null
}

/** Whether answers are accepted at a time: the plan is on, and neither its deadline nor its start has passed. */
export function takesAnswers(plan: RsvpWindow, now: Date): boolean {
  if (plan.plan_state !== 'shared' && plan.plan_state !== 'active') return false
  const closes = answersClose(plan)
  return closes === null || now < closes
}

/**
 * Whether a guest may give another answer at a time. Who declined could only accept, for which a full plan has no room; who has
 * not answered may still decline.
 */
export function mayAnswer(
  plan: RsvpWindow & {
    rsvp_status: keyof RsvpCounts
    capacity_max: number | null
    accepted: number
  },
  now: Date,
): boolean {
  const { rsvp_status, capacity_max, accepted } = plan
  if (rsvp_status === 'removed' || !takesAnswers(plan, now)) return false
  return rsvp_status !== 'declined' || !isFull(capacity_max, accepted)
}

/**
 * Whether an invite waits for its guest: for an answer, or for whether they still come after the time or place has
 * changed.
 */
export function waitsForAnswer(
  invite: Pick<Invite, 'rsvp_status' | 'rsvp_available' | 'needs_reconfirm'>,
): boolean {
  const { rsvp_status, rsvp_available, needs_reconfirm = false } = invite
  const isOpen = rsvp_status === 'pending' || (rsvp_status === 'accepted' && needs_reconfirm)
  return rsvp_available && isOpen
}

/** When answers close: at the deadline, or at the start if that is earlier; null where neither is set. */
export function answersClose({
  rsvp_deadline,
  scheduled_at,
}: Pick<RsvpWindow, 'rsvp_deadline' | 'scheduled_at'>): Date | null {
  if (rsvp_deadline === null || scheduled_at === null) return rsvp_deadline ?? scheduled_at
  return rsvp_deadline < scheduled_at ? rsvp_deadline : scheduled_at
}

/** How many guests of a plan gave each answer; the host does not count. */
export interface RsvpCounts {
  accepted: number
  declined: number
  pending: number
  removed: number
}

/** What a guest's answer was, and what it is now; `from` is null for somebody who was not invited before. */
export interface AnswerChange {
  from: keyof RsvpCounts | null
  to: keyof RsvpCounts
}

/** A plan with the counts of its guests after these changes. */
export function recounted<Plan extends RsvpCounts>(
  plan: Plan,
  changes: readonly AnswerChange[],
): Plan {
  const counted = { ...plan }
  for (const { from, to } of changes) {
    if (from !== null) counted[from] -= 1
    counted[to] += 1
  }
  return counted
}

/** Whether a plan has no room for another guest. The host takes one place. */
export function isFull(capacity_max: number | null, accepted: number): boolean {
  return capacity_max !== null && accepted + 1 >= capacity_max
}

/** Whether the accepted guests and the host are enough for a plan to tip. */
export function tips(capacity_min: number | null, accepted: number): boolean {
  return capacity_min !== null && accepted + 1 >= capacity_min
}

/** How many guests may be expected, and how many may have declined, before nobody else can give that answer by an open link. */
const maxByLink = 200

/**
 * Whether an open link takes no more guests of an answer. Guests who were removed do not count, and those who
 * declined keep nobody from coming.
 */
export function isLinkUsedUp(
  { expected, declined }: { expected: number; declined: number },
  answer: 'accepted' | 'declined',
): boolean {
  return (answer === 'accepted' ? expected : declined) >= maxByLink
}
