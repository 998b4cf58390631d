import type { FieldRule } from '#server/domain/basics/violation.ts'
import { counted } from '#server/domain/basics/text.ts'

/** What `input_invalid` says of the fields of a plan. Each reads on after the name of the field. */

export const notInPast: FieldRule = {
  message: 'must not be in the past',
  kind: 'past',
}
export const inFuture: FieldRule = {
  message: 'must be in the future',
  kind: 'past',
}
export const notAfterStart: FieldRule = {
  message: 'must not be after the start',
  kind: 'afterStart',
}
export const timeOfDay = 'must be a time of day such as 16:00 or 4 pm'
export const afterDeadline: FieldRule = {
  message: 'must not be before the deadline for answers',
  kind: 'beforeDeadline',
}
export const endAfterStart: FieldRule = {
  message: 'must keep the end after the start',
  kind: 'beforeStart',
}
export const meetingFits: FieldRule = {
  message: 'must be before the end, and not more than a day before the start',
  kind: 'meeting',
}
export const meetingKept: FieldRule = {
  message:
    'must keep the time to meet in the future, before the end, and not more than a day before the start',
  kind: 'meeting',
}
export const capacityOrder: FieldRule = {
  message: 'must keep capacity_min at or below capacity_max',
  kind: 'notFitting',
}

/** Of `scheduled_ends_at` in a draft. */
export const endsAfterStart: FieldRule = {
  message: 'must be after scheduled_at',
  kind: 'beforeStart',
}

/** Of `rsvp_deadline` in a draft. */
export const deadlineBeforeStart: FieldRule = {
  message: 'must not be later than scheduled_at',
  kind: 'afterStart',
}

/** Of `scheduled_at` in a draft. */
export const startAfterDeadline: FieldRule = {
  message: 'must not be earlier than rsvp_deadline',
  kind: 'beforeDeadline',
}

/** What a program can do about a field that breaks one of these rules because of another one. */
export function changeToo(field: string): string {
  return `change or clear ${field} too`
}

/** Of `capacity_max` in a draft. */
export function atLeastMinimum(capacity_min: number): FieldRule {
  return { message: `must not be less than capacity_min (${capacity_min})`, kind: 'tooSmall' }
}

/** Of `capacity_min` in a draft. */
export function atMostMaximum(capacity_max: number): FieldRule {
  return { message: `must not be more than capacity_max (${capacity_max})`, kind: 'tooBig' }
}

/** Of a capacity. */
export function atMost(most: number): FieldRule {
  return { message: `must be at most ${most}`, kind: 'tooBig' }
}

/** Of `capacity_max`, where this many guests have accepted. */
export function roomForAccepted(accepted: number): FieldRule {
  const guests = `${counted(accepted, 'guest')} ${accepted === 1 ? 'has' : 'have'}`
  const message = `must be at least ${accepted + 1}: ${guests} already accepted, and the host counts too`
  return { message }
}

/** A question: the day, or the time, of a plan is missing. */
export function startIncomplete(lacking: 'day' | 'time'): string {
  return `The plan has no start yet. ${lacking === 'day' ? 'On which day is it?' : 'At what time is it?'}`
}

/** A question: clocks show a local time twice, at these instants. `date` is such as 2026-10-25. */
export function timeShownTwice(date: string, timezone: string, shown: readonly string[]): string {
  return `On ${date} the clocks in ${timezone} go back and show that time twice. Send ${shown.join(' or ')} as scheduled_at: which one do you mean?`
}

/** A question: clocks are put forward over a local time. `date` is such as 2026-03-29. */
export function timeSkipped(date: string, timezone: string): string {
  return `On ${date} the clocks in ${timezone} are put forward and skip that time. Which time do you mean?`
}
