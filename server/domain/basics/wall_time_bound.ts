import { isDate } from '#server/domain/basics/days.ts'
import { toInstant } from '#server/domain/basics/instant.ts'
import { because, mustBeInstantOrDay } from '#server/domain/messages/input.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { boundOf, readTimeOfDay } from '#server/domain/basics/wall_clock.ts'
import { dayMistakeIn } from '#server/domain/basics/written_time.ts'

/** Where a bound of a period is written, and what it is read with. */
export interface BoundPlace {
  pointer: string
  /** The zone of a time without an offset, an IANA name. */
  zone: string
  /** Which end of the period it is: a time that clocks show twice is the first for its start, the second for its end. */
  is: 'start' | 'end'
}

const written =
  /^(\d{4}-\d\d-\d\d)(?:[T\s](\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i

/**
 * The instant at which a period begins or ends: `2026-12-01T19:00+01:00`, or on the clocks of a zone `2026-12-01T19:00`,
 * or `2026-12-01` for the beginning of that day. Null, and a violation, for anything else and for years that are not 1
 * to 9999 (UTC).
 */
export function readBound(text: string, place: BoundPlace, violations: Violation[]): Date | null {
  const instant = instantOf(text.trim(), place)
  const year = instant?.getUTCFullYear() ?? 0
  if (instant && year >= 1 && year <= 9999) return instant
  const message = because(mustBeInstantOrDay, dayMistakeIn(text))
  violations.push({ pointer: place.pointer, code: 'format', message })
  return null
}

function instantOf(text: string, { zone, is }: BoundPlace): Date | null {
  const [, date, minutes = '00:00', rest = ':00', offset] = written.exec(text) ?? []
  if (date === undefined || !isDate(date)) return null
  if (offset !== undefined) return toInstant(`${date}T${minutes}${rest}${offset}`)
  const [seconds = '', fraction = ''] = rest.split('.')
  const time = readTimeOfDay(`${minutes}${seconds}`)
  return time === null ? null : boundOf({ date, seconds: time + Number(`0.${fraction}`) }, zone, is)
}
