import type { FoundTime } from '#server/domain/language/claim.ts'
import { type ZoneHints, zoneMeant } from '#server/domain/language/time/zone_meant.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'
import { timeZoneNamed } from '#server/domain/basics/time_zone.ts'

/**
 * An instant, the zone it is shown in, and whether that zone is the account's for want of a better one. `differs`: the
 * clocks of that zone show another time then than the source, which names an offset or another zone. `is_unclear`: the
 * source's name of a zone may mean another time as well.
 */
export interface Moment {
  readonly at: Date
  readonly timezone: string
  readonly is_zone_assumed: boolean
  readonly differs: boolean
  readonly is_unclear: boolean
}

/**
 * The instant of a time that a source gives: by its own offset; else on the clocks of its own zone, of the venue, or of
 * the account. A time that clocks are put forward over has the offset before the change, one that they show twice is
 * the first of the two. Null for what is not a time of a clock, or has another year than 1970 to 9999.
 */
export function momentOf(time: FoundTime, hints: ZoneHints): Moment | null {
  const shown = Date.parse(`${time.local}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(time.local) || Number.isNaN(shown)) return null
  const { venue, account } = hints
  const meant = time.zone_name === undefined ? null : zoneMeant(time.zone_name, shown / 1000, hints)
  const own = meant?.timezone ?? (time.timezone === null ? null : timeZoneNamed(time.timezone))
  const timezone = own ?? venue ?? account
  const offset = meant?.offset ?? time.offset
  const at =
    offset === null
      ? new Date(ianaZone(timezone).instantOf(shown / 1000) * 1000)
      : new Date(shown - offset * 60_000)
  if (Number.isNaN(at.getTime()) || at.getTime() < 0 || at.getUTCFullYear() > 9999) return null
  const shownOffset = ianaZone(timezone).offsetAt(at.getTime() / 1000) / 60
  const isShown = offset === null || offset === shownOffset
  // Universal time is how machines write instants: it says of no clocks that they show it. But nothing begins at five in
  // the morning that was written as eight in the evening.
  const differs = !isShown && (offset !== 0 || isAtNight(time.local, shownOffset))
  return {
    at,
    timezone,
    is_zone_assumed: own === null && venue === null && offset === null,
    differs,
    is_unclear: meant?.isUnclear === true,
  }
}

/** Whether a time by day is one at night on clocks so many minutes ahead of it: from one to six. */
function isAtNight(local: string, offset: number): boolean {
  const hour = Number(local.slice(11, 13))
  const minutes = hour * 60 + Number(local.slice(14, 16)) + offset
  const shown = Math.floor((((minutes % 1440) + 1440) % 1440) / 60)
  return hour >= 8 && shown >= 1 && shown < 6
}
