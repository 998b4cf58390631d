/** A plan's state as its row keeps it. */
export type StoredState =
  | 'draft'
  | 'reviewed'
  | 'shared'
  | 'active'
  | 'canceled'
  | 'discarded'
  | 'deleted'

/** A plan's state as callers see it: `prepared` follows from a waiting action, `past` from the clock. */
export type PlanState = Exclude<StoredState, 'deleted'> | 'prepared' | 'past'

interface Course {
  scheduled_at: Date | null
  scheduled_ends_at: Date | null
}

/** Milliseconds a plan lasts whose end is open. */
const usualLength = 3 * 3_600_000

/** When a plan is over; null while its start is open. */
export function planEnd({ scheduled_at, scheduled_ends_at }: Course): Date | null {
  if (scheduled_ends_at) return scheduled_ends_at
  return scheduled_at && new Date(scheduled_at.getTime() + usualLength)
}

/** Whether a plan is over by this time. */
export function isOver(plan: Course, now: Date): boolean {
  const end = planEnd(plan)
  return end !== null && end <= now
}

/** Whether a plan has never been shown to anybody. */
export function isDraft({ state }: { state: StoredState }): boolean {
  return state === 'draft' || state === 'reviewed'
}

/** Whether other people may know of a plan that still stands, over or not. */
export function isExposed({ state }: { state: StoredState }): boolean {
  return state === 'shared' || state === 'active'
}

/** The state callers see; `waiting` tells whether a prepared action of the plan waits for approval. */
export function planState(
  plan: Course & { state: StoredState },
  { now, waiting }: { now: Date; waiting: boolean },
): PlanState {
  if (plan.state === 'deleted') return 'discarded'
  if (isDraft(plan)) return waiting ? 'prepared' : plan.state
  return isExposed(plan) && isOver(plan, now) ? 'past' : plan.state
}
