import { fail, refuse } from '#server/domain/basics/failure.ts'
import { readInstant } from '#server/domain/basics/instant.ts'
import { planChecksum } from '#server/domain/plans/checksum.ts'
import { type PlanFacts, planDescription, planTitle } from '#server/domain/plans/content.ts'
import {
  startIncomplete,
  timeOfDay,
  timeShownTwice,
  timeSkipped,
} from '#server/domain/messages/plan_rules.ts'
import { optionalLine, optionalText, readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import {
  instantsOf,
  movedAlong,
  readTimeOfDay,
  wallTimeOf,
  zonedInstant,
} from '#server/domain/basics/wall_clock.ts'
import type { PlanChanges, PlanDetails } from '#generated/types.ts'

/** The columns that a change of a shared or active plan may set. */
export type ChangedPlan = Pick<
  PlanFacts,
  | 'scheduled_at'
  | 'scheduled_ends_at'
  | 'meetup_at'
  | 'meetup_location_text'
  | 'rsvp_deadline'
  | 'capacity_min'
  | 'capacity_max'
  | 'title_override'
  | 'description_override'
> & {
  /** Whether guests see who is coming. */
  show_guest_list: boolean
}

/** A plan before a change. */
export interface ChangeablePlan extends PlanFacts {
  show_guest_list: boolean
  /** How many guests accepted. */
  accepted: number
  now: Date
}

/** The columns a change sets, in the order they are shown. */
export const changedColumns = [
  'scheduled_at',
  'scheduled_ends_at',
  'meetup_at',
  'meetup_location_text',
  'rsvp_deadline',
  'capacity_min',
  'capacity_max',
  'title_override',
  'description_override',
  'show_guest_list',
] as const satisfies (keyof ChangedPlan)[]

/** The fields of an input that say what changes in a plan. */
export const changeFields = [
  'scheduled_at',
  'scheduled_date_local',
  'scheduled_time_local',
  'scheduled_ends_at',
  'meetup_at',
  'meetup_location_text',
  'rsvp_deadline',
  'capacity_min',
  'capacity_max',
  'title_override',
  'description_override',
  'show_guest_list',
] as const satisfies (keyof PlanChanges)[]

/**
 * The columns of a plan after a change. The local fields are times in `timezone`, the owner's. Where the start moves,
 * an end and a time to meet that the change does not mention move along with it. What must fit together is
 * checked by `refuseBrokenRules`.
 *
 * Errors: `input_invalid` with every field that cannot be read; `clarification_required` for a local time that
 * the clocks do not show that day, or show twice, or without a day or a time.
 */
export function changePlan(
  plan: ChangeablePlan,
  changes: PlanChanges,
  timezone: string,
): ChangedPlan {
  const violations: Violation[] = []
  const instant = (field: keyof PlanChanges & InstantColumn, otherwise = plan[field]) => {
    const given = changes[field]
    if (given == null) return given === null ? null : otherwise
    return readInstant(given, `/changes/${field}`, violations)
  }
  const local = localStart(plan, changes, timezone, violations)
  const from = plan.scheduled_at
  const to = local === null ? instant('scheduled_at') : local.at
  const follow = (follower: Date | null) =>
    follower && from && to ? movedAlong(follower, { from, to, timezone: plan.timezone }) : follower
  const title = changes.title_override
  const after: ChangedPlan = {
    scheduled_at: to,
    scheduled_ends_at: instant('scheduled_ends_at', follow(plan.scheduled_ends_at)),
    meetup_at: instant('meetup_at', follow(plan.meetup_at)),
    rsvp_deadline: instant('rsvp_deadline'),
    meetup_location_text:
      changes.meetup_location_text === undefined
        ? plan.meetup_location_text
        : optionalLine(changes.meetup_location_text),
    capacity_min: changes.capacity_min ?? plan.capacity_min,
    capacity_max: changes.capacity_max === undefined ? plan.capacity_max : changes.capacity_max,
    title_override:
      title == null
        ? textOr(title, plan.title_override)
        : readText(title, '/changes/title_override', violations),
    description_override: textOr(changes.description_override, plan.description_override),
    show_guest_list: changes.show_guest_list ?? plan.show_guest_list,
  }
  refuse(violations)
  return after
}

/** The columns that are instants. */
export type InstantColumn = 'scheduled_at' | 'scheduled_ends_at' | 'meetup_at' | 'rsvp_deadline'

function textOr(given: string | null | undefined, present: string | null): string | null {
  return given === undefined ? present : optionalText(given)
}

/** The start that the local fields give; null where neither is given. */
function localStart(
  plan: ChangeablePlan,
  { scheduled_date_local, scheduled_time_local }: PlanChanges,
  timezone: string,
  violations: Violation[],
): { at: Date | null } | null {
  if (scheduled_date_local === undefined && scheduled_time_local === undefined) return null
  const present = plan.scheduled_at && wallTimeOf(plan.scheduled_at, timezone)
  const date = scheduled_date_local ?? present?.date
  const seconds =
    scheduled_time_local === undefined ? present?.seconds : readTimeOfDay(scheduled_time_local)
  if (seconds === null) {
    const pointer = '/changes/scheduled_time_local'
    violations.push({ pointer, code: 'format', message: timeOfDay })
    return { at: plan.scheduled_at }
  }
  if (date === undefined || seconds === undefined) {
    const lacking = date === undefined ? 'scheduled_date_local' : 'scheduled_time_local'
    throw fail('clarification_required', {
      pointer: `/changes/${lacking}`,
      message: startIncomplete(date === undefined ? 'day' : 'time'),
    })
  }
  const found = instantsOf({ date, seconds }, timezone)
  const same = found.find((one) => one.getTime() === plan.scheduled_at?.getTime())
  const [first, second] = same ? [same] : found
  if (!first || second) {
    const shown = [first, second].flatMap((one) => (one ? zonedInstant(one, timezone) : []))
    throw fail('clarification_required', {
      pointer: `/changes/${scheduled_time_local === undefined ? 'scheduled_date_local' : 'scheduled_time_local'}`,
      message: first ? timeShownTwice(date, timezone, shown) : timeSkipped(date, timezone),
    })
  }
  return { at: first }
}

/** The columns that differ between two states of a plan. */
export function differing(before: ChangedPlan, after: ChangedPlan): (keyof ChangedPlan)[] {
  return changedColumns.filter((column) => written(before[column]) !== written(after[column]))
}

/** The columns that move with the start though the input does not mention them. */
export function followingStart(
  differences: readonly (keyof ChangedPlan)[],
  changes: PlanChanges,
): ('scheduled_ends_at' | 'meetup_at')[] {
  if (!differences.includes('scheduled_at')) return []
  return (['scheduled_ends_at', 'meetup_at'] as const).filter(
    (column) => differences.includes(column) && changes[column] === undefined,
  )
}

/**
 * Whether guests have to hear of a change: when it starts, ends or meets, where it meets, or a deadline for answers
 * that is earlier or new.
 */
export function concernsGuests(before: ChangedPlan, after: ChangedPlan): boolean {
  const differences = differing(before, after)
  const [was, is] = [before.rsvp_deadline, after.rsvp_deadline]
  return (
    differences.some((column) => momentAndPlace.has(column)) ||
    (is !== null && (was === null || is < was))
  )
}

const momentAndPlace: ReadonlySet<keyof ChangedPlan> = new Set([
  'scheduled_at',
  'scheduled_ends_at',
  'meetup_at',
  'meetup_location_text',
])

/** Whether guests would see a difference between two states of a plan. */
export function isSeenByGuests(
  before: PlanFacts & Pick<ChangedPlan, 'show_guest_list'>,
  after: PlanFacts & Pick<ChangedPlan, 'show_guest_list'>,
): boolean {
  return (
    planChecksum(before) !== planChecksum(after) || before.show_guest_list !== after.show_guest_list
  )
}

/** These columns of a plan as callers see them. */
export function detailsOf(
  plan: PlanFacts & Pick<ChangedPlan, 'show_guest_list'>,
  columns: readonly (keyof ChangedPlan)[],
): PlanDetails {
  const details: Record<string, string | number | boolean | null> = {}
  for (const column of columns) {
    if (column === 'title_override') details.title = planTitle(plan)
    else if (column === 'description_override') details.description = planDescription(plan)
    else details[column] = written(plan[column])
  }
  return details
}

function written<T>(value: T | Date): T | string {
  return value instanceof Date ? value.toISOString() : value
}
