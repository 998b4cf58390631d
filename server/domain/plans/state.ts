/** A plan's state as it is stored. */
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

interface Schedule {
  scheduled_at: Date | null
  scheduled_ends_at: Date | null
}

/** The duration of a plan without an end, in milliseconds. */
const usualLength = 3 * 3_600_000

/** When a plan ends; null while it has no start. */
export function planEnd({ scheduled_at, scheduled_ends_at }: Schedule): Date | null {
  if (scheduled_ends_at) return scheduled_ends_at
  return scheduled_at && new Date(scheduled_at.getTime() + usualLength)
}

/** Whether a plan is over by this time. */
export function isOver(plan: Schedule, now: Date): boolean {
  const end = planEnd(plan)
  return end !== null && end <= now
}

/** Whether a plan is a draft, which nobody else has seen. */
export function isDraft({ state }: { state: StoredState }): boolean {
  return state === 'draft' || state === 'reviewed'
}

/** Whether a plan was sent or shared and not canceled; it may be over. */
export function isExposed({ state }: { state: StoredState }): boolean {
  return state === 'shared' || state === 'active'
}

/** The state that callers see; `waiting` says whether a prepared action of the plan waits for approval. */
export function planState(
  plan: Schedule & { state: StoredState },
  { now, waiting }: { now: Date; waiting: boolean },
): PlanState {
  if (plan.state === 'deleted') return 'discarded'
  if (isDraft(plan)) return waiting ? 'prepared' : plan.state
  return isExposed(plan) && isOver(plan, now) ? 'past' : plan.state
}
