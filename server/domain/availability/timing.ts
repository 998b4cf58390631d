import type { AvailabilityWhenPreset } from '#generated/types.ts'
import { type Hours, hoursBetween } from '#server/domain/availability/hours.ts'
import { readInstant } from '#server/domain/basics/instant.ts'
import { hoursTooShort } from '#server/domain/messages/availability.ts'
import { mustBeLaterThan } from '#server/domain/messages/input.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** How long a window is, in minutes. */
export const window_minutes = 120

/** When windows are wanted, as the input says it. */
export interface Timing {
  readonly preset: AvailabilityWhenPreset | null
  readonly after: Date | null
  readonly before: Date | null
  /** Null where the input says no hours. */
  readonly hours: Hours | null
  /** Days of the week, 1 for Monday to 7 for Sunday; null for all. */
  readonly days: ReadonlySet<number> | null
}

/** What `availability.query` gets about time. */
export interface TimingInput {
  when_preset?: AvailabilityWhenPreset | undefined
  starts_after?: string | undefined
  starts_before?: string | undefined
  daily_start?: string | undefined
  daily_end?: string | undefined
  days_of_week?: readonly number[] | undefined
}

/**
 * What an input says about time. Violations: years that are not 1 to 9999, bounds in the wrong order, hours that leave
 * less than a window.
 */
export function readTiming(input: TimingInput, violations: Violation[]): Timing {
  const after = readBound(input.starts_after, '/starts_after', violations)
  const before = readBound(input.starts_before, '/starts_before', violations)
  if (after && before && before <= after) {
    const message = mustBeLaterThan('starts_after')
    violations.push({ pointer: '/starts_before', code: 'rule', message })
  }
  return {
    preset: input.when_preset ?? null,
    after,
    before,
    hours: readHours(input, violations),
    days: input.days_of_week?.length ? new Set(input.days_of_week) : null,
  }
}

/** Whether an input says when: hours and days of the week alone do not. */
export function isTimed({ preset, after, before }: Timing): boolean {
  return preset !== null || after !== null || before !== null
}

function readBound(text: string | undefined, pointer: string, violations: Violation[]) {
  return text === undefined ? null : readInstant(text, pointer, violations)
}

function readHours({ daily_start, daily_end }: TimingInput, violations: Violation[]): Hours | null {
  const hours = hoursBetween(daily_start, daily_end)
  if (hours !== null && hours.end - hours.start < window_minutes * 60) {
    const pointer = daily_end === undefined ? '/daily_start' : '/daily_end'
    violations.push({ pointer, code: 'rule', ...hoursTooShort })
  }
  return hours
}
