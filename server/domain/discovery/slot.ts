import type { DiscoveryFilters } from '#generated/types.ts'

/** The ends of the times that can be written. */
const earliest = new Date('0001-01-01T00:00:00.000Z')
const latest = new Date('9999-12-31T23:59:59.000Z')

/** How long something takes if nobody says, in minutes. */
const usualMinutes = 120

const minute = 60_000

/** The whole minutes between two instants; null where one is open. */
export function minutesBetween(from: Date | null, until: Date | null): number | null {
  if (from === null || until === null) return null
  return Math.floor((until.getTime() - from.getTime()) / minute)
}

/**
 * A stretch of time as filters: something may begin in it. One that is shorter than things take asks for no more room than it
 * has, and one without a length, or at the end of the times that can be written, has a minute. `minutes` is how long it
 * should take; null where nobody says.
 */
export function slotOf(
  from: Date | null,
  until: Date | null,
  minutes: number | null,
): Pick<DiscoveryFilters, 'time_slots' | 'duration_minutes'> {
  const start = Math.min((from ?? earliest).getTime(), latest.getTime() - minute)
  const end = Math.max((until ?? latest).getTime(), start + minute)
  const length = minutesBetween(from, until)
  const wanted = minutes !== null && minutes > 0 ? minutes : usualMinutes
  const room = length === null ? wanted : Math.max(length, 1)
  return {
    time_slots: [
      { starts_at: new Date(start).toISOString(), ends_at: new Date(end).toISOString() },
    ],
    ...(room < wanted && { duration_minutes: room }),
  }
}
