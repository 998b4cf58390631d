import type { Violation } from '#server/domain/violation.ts'

const written = /^(\d{4}-\d\d-\d\d)[T\s](\d\d:\d\d):(\d\d)(?:\.(\d+))?(Z|[+-]\d\d(?::?\d\d)?)$/i

/**
 * The instant a date-time of an input names; a leap second counts as the second after it. Null, and a
 * violation, where no calendar of ours holds it: only the years 1 to 9999 (in UTC) exist here.
 */
export function readInstant(text: string, pointer: string, violations: Violation[]): Date | null {
  const instant = toInstant(text.trim())
  const year = instant?.getUTCFullYear() ?? 0
  if (instant && year >= 1 && year <= 9999) return instant
  const message = 'must be an instant between the years 1 and 9999'
  violations.push({ pointer, code: 'format', message })
  return null
}

function toInstant(text: string): Date | null {
  const [, day, minutes, seconds, fraction = '', offset = 'Z'] = written.exec(text) ?? []
  if (day === undefined || minutes === undefined || seconds === undefined) return null
  // The language's own reader knows neither second 60 nor a short offset nor more than milliseconds.
  const leap = seconds === '60'
  const zone = offset.length === 3 ? `${offset}:00` : offset.replace(/^(...)(\d\d)$/, '$1:$2')
  const milliseconds = leap ? '000' : fraction.slice(0, 3).padEnd(3, '0')
  const time = Date.parse(
    `${day}T${minutes}:${leap ? '59' : seconds}.${milliseconds}${zone.toUpperCase()}`,
  )
  return Number.isNaN(time) ? null : new Date(time + (leap ? 1000 : 0))
}
