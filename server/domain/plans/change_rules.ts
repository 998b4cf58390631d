import { refuse } from '#server/domain/basics/failure.ts'
import {
  afterDeadline,
  capacityOrder,
  changeToo,
  endAfterStart,
  inFuture,
  meetingFits,
  meetingKept,
  notAfterStart,
  roomForAccepted,
} from '#server/domain/messages/plan_rules.ts'
import type { ChangeablePlan, ChangedPlan, InstantColumn } from '#server/domain/plans/change.ts'
import { planEnd } from '#server/domain/plans/state.ts'
import type { FieldRule, Violation } from '#server/domain/basics/violation.ts'
import type { PlanChanges } from '#generated/types.ts'

/**
 * Errors: `input_invalid` for every rule that a plan breaks after a change, by the clock of `plan.now` and the
 * guests who have accepted. `fields` are those of the input that asked for the change: the rules are told of
 * them.
 */
export function refuseBrokenRules(
  plan: ChangeablePlan,
  fields: readonly (keyof PlanChanges)[],
  after: ChangedPlan,
): void {
  const violations: Violation[] = []
  const broken = (field: keyof PlanChanges, rule: FieldRule, other?: keyof PlanChanges) =>
    violations.push({
      ...{ pointer: `/changes/${field}`, code: 'rule', ...rule },
      ...(other !== undefined && { advice: changeToo(other) }),
    })
  const { scheduled_at, scheduled_ends_at, meetup_at, rsvp_deadline } = after
  const { capacity_min, capacity_max } = after
  const isChanged = (column: InstantColumn) => after[column]?.getTime() !== plan[column]?.getTime()
  const start = startField(fields)

  if (scheduled_at && isChanged('scheduled_at')) {
    if (scheduled_at <= plan.now) broken(start, inFuture)
    else if (rsvp_deadline && rsvp_deadline > scheduled_at && !isChanged('rsvp_deadline')) {
      broken(start, afterDeadline, 'rsvp_deadline')
    }
  }
  const moves = isChanged('scheduled_at') || isChanged('scheduled_ends_at')
  if (moves && scheduled_ends_at && (scheduled_at === null || scheduled_ends_at <= scheduled_at)) {
    const field = fields.includes('scheduled_ends_at') ? 'scheduled_ends_at' : start
    broken(field, endAfterStart, 'scheduled_ends_at')
  } else if (
    scheduled_ends_at &&
    isChanged('scheduled_ends_at') &&
    fields.includes('scheduled_ends_at') &&
    scheduled_ends_at <= plan.now
  ) {
    broken('scheduled_ends_at', inFuture)
  }
  if (meetup_at && (moves || isChanged('meetup_at'))) {
    const isAsked = fields.includes('meetup_at')
    const field = isAsked ? 'meetup_at' : start
    if (isChanged('meetup_at') && meetup_at <= plan.now) {
      if (isAsked) broken(field, inFuture)
      else broken(field, meetingKept, 'meetup_at')
    } else if (!meetsInTime(after, meetup_at, { withoutStart: !moves })) {
      if (isAsked) broken(field, meetingFits)
      else broken(field, meetingKept, 'meetup_at')
    }
  }
  if (rsvp_deadline && isChanged('rsvp_deadline')) {
    if (rsvp_deadline <= plan.now) broken('rsvp_deadline', inFuture)
    else if (scheduled_at && rsvp_deadline > scheduled_at) {
      broken('rsvp_deadline', notAfterStart)
    }
  }
  if (capacity_min !== null && capacity_max !== null && capacity_min > capacity_max) {
    const field = fields.includes('capacity_min') ? 'capacity_min' : 'capacity_max'
    broken(field, capacityOrder)
  }
  if (
    capacity_max !== null &&
    capacity_max !== plan.capacity_max &&
    plan.accepted >= capacity_max
  ) {
    broken('capacity_max', roomForAccepted(plan.accepted))
  }
  refuse(violations)
}

/** The longest time, in milliseconds, that guests meet before a plan starts. */
const longestWait = 24 * 3_600_000

/** Whether guests meet a day before the start at the earliest, and before the end. */
function meetsInTime(
  after: ChangedPlan,
  meetup_at: Date,
  { withoutStart }: { withoutStart: boolean },
): boolean {
  const { scheduled_at } = after
  const end = planEnd(after)
  if (scheduled_at === null || end === null) return withoutStart
  return meetup_at.getTime() >= scheduled_at.getTime() - longestWait && meetup_at < end
}

function startField(fields: readonly (keyof PlanChanges)[]): keyof PlanChanges {
  if (fields.includes('scheduled_time_local')) return 'scheduled_time_local'
  return fields.includes('scheduled_date_local') ? 'scheduled_date_local' : 'scheduled_at'
}
