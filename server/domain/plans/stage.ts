import { type RsvpWindow, takesAnswers } from '#server/domain/plans/rsvp.ts'
import { isOver } from '#server/domain/plans/state.ts'

/** How far a plan is. Answers are taken while it is open. */
export type PlanStage = 'open' | 'closed' | 'started' | 'over' | 'canceled'

/** How far a plan is at a time, as its pages say it. */
export function planStage(
  plan: RsvpWindow & { scheduled_ends_at: Date | null },
  now: Date,
): PlanStage {
  if (plan.plan_state === 'canceled') return 'canceled'
  if (isOver(plan, now)) return 'over'
  if (plan.scheduled_at && plan.scheduled_at <= now) return 'started'
  return takesAnswers(plan, now) ? 'open' : 'closed'
}
