import type { StoredState } from '#server/domain/plan_state.ts'

/** What decides whether an invite may be answered. */
export interface RsvpWindow {
  plan_state: StoredState
  rsvp_deadline: Date | null
  scheduled_at: Date | null
}

/** Whether answers are taken at a time: the plan stands, and neither the deadline nor the start has come. */
export function takesAnswers(plan: RsvpWindow, now: Date): boolean {
  if (plan.plan_state !== 'shared' && plan.plan_state !== 'active') return false
  const closes = answersClose(plan)
  return closes === null || now < closes
}

/** When answers are taken no more: at the deadline, at the start at the latest; null while both are open. */
export function answersClose({
  rsvp_deadline,
  scheduled_at,
}: Pick<RsvpWindow, 'rsvp_deadline' | 'scheduled_at'>): Date | null {
  if (rsvp_deadline === null || scheduled_at === null) return rsvp_deadline ?? scheduled_at
  return rsvp_deadline < scheduled_at ? rsvp_deadline : scheduled_at
}

/** Whether a plan has no room for one guest more. The host takes one place. */
export function isFull(capacity_max: number | null, accepted: number): boolean {
  return capacity_max !== null && accepted + 1 >= capacity_max
}

/** Whether enough people come for a plan to tip: accepted guests and the host. */
export function tips(capacity_min: number | null, accepted: number): boolean {
  return capacity_min !== null && accepted + 1 >= capacity_min
}
