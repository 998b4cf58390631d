import { because, mustBeInstant } from '#server/domain/messages/input.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { timeMistake } from '#server/domain/basics/written_time.ts'

const written = /^(\d{4}-\d\d-\d\d)[T\s](\d\d:\d\d):(\d\d)(?:\.(\d+))?(Z|[+-]\d\d(?::?\d\d)?)$/i

/**
 * The instant that a date-time of an input names; a leap second counts as the second after it. Null, and a
 * violation, for anything that is not a date-time in the years 1 to 9999 (UTC).
 */
export function readInstant(text: string, pointer: string, violations: Violation[]): Date | null {
  const instant = toInstant(text.trim())
  const year = instant?.getUTCFullYear() ?? 0
  if (instant && year >= 1 && year <= 9999) return instant
  const message = because(mustBeInstant, timeMistake(text))
  violations.push({ pointer, code: 'format', message })
  return null
}

/** The instant that a date-time names; null for any other text. A day that its month does not have is in the next one. */
export function toInstant(text: string): Date | null {
  const [, day, minutes, seconds, fraction = '', offset = 'Z'] = written.exec(text) ?? []
  if (day === undefined || minutes === undefined || seconds === undefined) return null
  // Date.parse knows no second 60, no short offset and nothing smaller than milliseconds.
  const leap = seconds === '60'
  const zone = offset.length === 3 ? `${offset}:00` : offset.replace(/^(...)(\d\d)$/, '$1:$2')
  const milliseconds = leap ? '000' : fraction.slice(0, 3).padEnd(3, '0')
  const time = Date.parse(
    `${day}T${minutes}:${leap ? '59' : seconds}.${milliseconds}${zone.toUpperCase()}`,
  )
  return Number.isNaN(time) ? null : new Date(time + (leap ? 1000 : 0))
}
