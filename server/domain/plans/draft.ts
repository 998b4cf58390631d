import { refuse } from '#server/domain/basics/failure.ts'
import { readInstant } from '#server/domain/basics/instant.ts'
import {
  atLeastMinimum,
  atMost,
  atMostMaximum,
  changeToo,
  deadlineBeforeStart,
  endsAfterStart,
  notInPast,
  startAfterDeadline,
} from '#server/domain/messages/plan_rules.ts'
import { optionalText, readText } from '#server/domain/basics/text.ts'
import type { FieldRule, Violation } from '#server/domain/basics/violation.ts'

/** The fields of an input that set a draft without looking anything up. */
export interface DraftInput {
  private_plan?: boolean
  custom_activity_name?: string | null
  scheduled_at?: string | null
  scheduled_ends_at?: string | null
  rsvp_deadline?: string | null
  capacity_min?: number
  capacity_max?: number | null
  title_override?: string | null
  description_override?: string | null
  connect_on_signup?: boolean
  show_guest_list?: boolean
}

/** What the host sets in a draft, besides what is copied from the idea. */
export interface DraftFacts {
  private_plan: boolean
  custom_activity_name: string | null
  scheduled_at: Date | null
  scheduled_ends_at: Date | null
  rsvp_deadline: Date | null
  capacity_min: number | null
  capacity_max: number | null
  title_override: string | null
  description_override: string | null
  connect_on_signup: boolean
  /** Whether guests see who is coming. */
  show_guest_list: boolean
}

/** The largest capacity. */
const maxPeople = 1_000_000

/** A draft where the host has set nothing. */
export const blankDraft: DraftFacts = {
  private_plan: false,
  custom_activity_name: null,
  scheduled_at: null,
  scheduled_ends_at: null,
  rsvp_deadline: null,
  capacity_min: null,
  capacity_max: null,
  title_override: null,
  description_override: null,
  connect_on_signup: false,
  show_guest_list: false,
}

/** The fields of a draft that an input gives; null where it clears one. Errors: `input_invalid`. */
export function readDraft(input: DraftInput): Partial<DraftFacts> {
  const violations: Violation[] = []
  const read: Partial<DraftFacts> = {}
  const { private_plan, connect_on_signup, capacity_min, capacity_max, show_guest_list } = input
  if (private_plan !== undefined) read.private_plan = private_plan
  if (connect_on_signup !== undefined) read.connect_on_signup = connect_on_signup
  if (show_guest_list !== undefined) read.show_guest_list = show_guest_list
  if (capacity_min !== undefined) read.capacity_min = capacity_min
  if (capacity_max !== undefined) read.capacity_max = capacity_max
  for (const field of ['title_override', 'custom_activity_name'] as const) {
    const text = input[field]
    if (text === undefined) continue
    read[field] = text === null ? null : readText(text, `/${field}`, violations)
  }
  const description = input.description_override
  if (description !== undefined) {
    // A blank text removes the idea's description; null restores it.
    read.description_override = description === null ? null : (optionalText(description) ?? '')
  }
  for (const field of ['scheduled_at', 'scheduled_ends_at', 'rsvp_deadline'] as const) {
    const text = input[field]
    if (text === undefined) continue
    read[field] = text === null ? null : readInstant(text, `/${field}`, violations)
  }
  refuse(violations)
  return read
}

/**
 * Checks that the fields of a draft fit together: future times, a deadline before the start, an end after it, and a maximum not
 * below the minimum. `given` is what this input sets; only that is compared with the clock.
 *
 * Errors: `input_invalid`.
 */
export function checkDraft(draft: DraftFacts, given: Partial<DraftFacts>, now: Date): void {
  const violations: Violation[] = []
  const rule = (field: keyof DraftFacts, broken: FieldRule, advice?: string) =>
    violations.push({
      ...{ pointer: `/${field}`, code: 'rule', ...broken },
      ...(advice !== undefined && { advice }),
    })
  const past = (field: 'scheduled_at' | 'rsvp_deadline') => {
    const instant = given[field]
    if (!instant || instant > now) return false
    rule(field, notInPast)
    return true
  }
  const begun = past('scheduled_at')
  const closed = past('rsvp_deadline')
  const { scheduled_at, scheduled_ends_at, rsvp_deadline, capacity_min, capacity_max } = draft
  const isTimed = given.scheduled_at !== undefined || given.scheduled_ends_at !== undefined
  if (isTimed && scheduled_ends_at && (!scheduled_at || scheduled_ends_at <= scheduled_at)) {
    rule('scheduled_ends_at', endsAfterStart)
  }
  if (!begun && !closed && scheduled_at && rsvp_deadline && rsvp_deadline > scheduled_at) {
    if (given.rsvp_deadline) rule('rsvp_deadline', deadlineBeforeStart)
    else rule('scheduled_at', startAfterDeadline, changeToo('rsvp_deadline'))
  }
  if (capacity_min !== null && capacity_max !== null && capacity_min > capacity_max) {
    if (given.capacity_max) rule('capacity_max', atLeastMinimum(capacity_min))
    else rule('capacity_min', atMostMaximum(capacity_max))
  }
  for (const field of ['capacity_min', 'capacity_max'] as const) {
    if ((given[field] ?? 0) > maxPeople) rule(field, atMost(maxPeople))
  }
  refuse(violations)
}
