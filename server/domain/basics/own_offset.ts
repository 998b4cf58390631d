import { boundOf, readTimeOfDay, zonedInstant } from '#server/domain/basics/wall_clock.ts'

const local = /^(\d{4}-\d\d-\d\d)[T\s](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?$/i

/**
 * A date and time that is written without an offset, with the offset of a time zone: `2026-12-01T19:00` in Europe/Berlin is
 * `2026-12-01T19:00:00+01:00`. Of a time that the clocks show twice it is the first; of one that they skip it is the first
 * instant after. Null for any other text. `timezone` is an IANA name.
 */
export function withOwnOffset(text: string, timezone: string): string | null {
  const [, date, minutes, seconds = '00'] = local.exec(text.trim()) ?? []
  if (date === undefined || minutes === undefined) return null
  const time = readTimeOfDay(minutes)
  if (time === null || Number(seconds) > 59) return null
  const isDay = new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false
  if (!isDay) return null
  return zonedInstant(
    boundOf({ date, seconds: time + Number(seconds) }, timezone, 'start'),
    timezone,
  )
}
