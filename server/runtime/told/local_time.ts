import { zonedInstant } from '#server/domain/basics/wall_clock.ts'

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/**
 * An instant as the clocks of a zone show it, to the minute, as an input takes it after the weekday:
 * `Fri 2026-11-27T20:00+01:00`. Null for any other text.
 */
export function localTime(text: string, zone: string): string | null {
  if (text.length < 20 || text.length > 35 || !written.test(text)) return null
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return null
  const local = zonedInstant(instant, zone)
  const weekday = weekdays[new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay()]
  return `${weekday} ${local.replace(/:00(?=[+-])/, '').replace(/:00\.000Z$/, 'Z')}`
}
