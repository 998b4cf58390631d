/** What decides whether an invite may be answered. */
export interface RsvpWindow {
  /** The state of the plan's row. */
  plan_state: string
  rsvp_deadline: Date | null
  scheduled_at: Date | null
}

/** Whether answers are taken at a time: the plan stands, and neither the deadline nor the start has come. */
export function takesAnswers(
  { plan_state, rsvp_deadline, scheduled_at }: RsvpWindow,
  now: Date,
): boolean {
  if (plan_state !== 'shared' && plan_state !== 'active') return false
  return (
    (rsvp_deadline === null || now < rsvp_deadline) && (scheduled_at === null || now < scheduled_at)
  )
}

/** Whether a plan of this capacity has no room for one guest more. The host takes one place. */
export function isFull(capacity_max: number | null, accepted: number): boolean {
  return capacity_max !== null && accepted + 1 >= capacity_max
}

/** Whether enough people come for a plan to tip: accepted guests and the host. */
export function tips(capacity_min: number | null, accepted: number): boolean {
  return capacity_min !== null && accepted + 1 >= capacity_min
}
