import type { Constraint } from '#server/domain/discovery/constraint.ts'
import { minutesBetween } from '#server/domain/discovery/slot.ts'

/** The most minutes of a duration that can be asked for: a day. */
const longest = 1_440

const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:m|min|mins|minute|minutes|minuten?)$/, 1],
  [/^(?:h|hr|hrs|hour|hours|std|stunden?)$/, 60],
]

/**
 * How long something should take, in minutes: “180”, “90 min”, “3 hours”, “1.5 Stunden”, “PT2H30M”. Null for anything else,
 * and for more than a day.
 */
export function readDuration(text: string): number | null {
  const said = text.trim().toLowerCase()
  const [, hours, minutes] = /^pt(?=\d)(?:(\d+)h)?(?:(\d+)m)?$/.exec(said) ?? []
  if (hours !== undefined || minutes !== undefined) {
    return within(Number(hours ?? 0) * 60 + Number(minutes ?? 0))
  }
  const [, amount, unit = ''] = /^(\d{1,4}(?:[.,]\d{1,2})?) ?([a-z]*)\.?$/.exec(said) ?? []
  if (amount === undefined) return null
  const each = unit === '' ? 1 : units.find(([words]) => words.test(unit))?.[1]
  return each === undefined ? null : within(Number(amount.replace(',', '.')) * each)
}

function within(minutes: number): number | null {
  return Number.isInteger(minutes) && minutes > 0 && minutes <= longest ? minutes : null
}

/** How long something has to take by its constraints, where there is room for it between these instants; null otherwise. */
export function durationWithin(
  constraint: Pick<Constraint, 'value'>,
  from: Date | null,
  until: Date | null,
): number | null {
  const minutes = constraint.value === null ? null : readDuration(constraint.value)
  const room = minutesBetween(from, until)
  return minutes !== null && (room === null || room >= minutes) ? minutes : null
}
