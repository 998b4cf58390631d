import type { FoundTime } from '#server/domain/capture/claim.ts'
import { ianaZone } from '#server/domain/ics/zone.ts'
import { timeZoneNamed } from '#server/domain/time_zone.ts'

/**
 * An instant, the zone it is shown in, and whether that zone is the account's for want of a better one. `differs`: the
 * clocks of the place show another time then than the source, which gives an offset.
 */
export interface Moment {
  readonly at: Date
  readonly timezone: string
  readonly is_zone_assumed: boolean
  readonly differs: boolean
}

/**
 * The instant of a time that a source gives: by its own offset; else on the clocks of its own zone, of the venue, or of
 * the account. A time that clocks are put forward over has the offset before the change, one that they show twice is
 * the first of the two. Null for what is not a time of a clock, or has another year than 1970 to 9999.
 */
export function momentOf(
  time: FoundTime,
  { venue, account }: { readonly venue: string | null; readonly account: string },
): Moment | null {
  const shown = Date.parse(`${time.local}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(time.local) || Number.isNaN(shown)) return null
  const own = time.timezone === null ? null : timeZoneNamed(time.timezone)
  const timezone = own ?? venue ?? account
  const at =
    time.offset === null
      ? new Date(ianaZone(timezone).instantOf(shown / 1000) * 1000)
      : new Date(shown - time.offset * 60_000)
  if (Number.isNaN(at.getTime()) || at.getTime() < 0 || at.getUTCFullYear() > 9999) return null
  const shownOffset = ianaZone(timezone).offsetAt(at.getTime() / 1000) / 60
  const isShown = time.offset === null || time.offset === shownOffset
  // Universal time is how machines write instants: it says of no clocks that they show it. But nothing begins at five in
  // the morning that was written as eight in the evening.
  const differs = !isShown && (time.offset !== 0 || isAtNight(time.local, shownOffset))
  const isOfAccount = own === null && venue === null
  return {
    at,
    timezone,
    is_zone_assumed: isOfAccount && (time.offset === null || differs),
    differs: differs && !isOfAccount,
  }
}

/** Whether a time by day is one at night on clocks so many minutes ahead of it: from one to six. */
function isAtNight(local: string, offset: number): boolean {
  const hour = Number(local.slice(11, 13))
  const minutes = hour * 60 + Number(local.slice(14, 16)) + offset
  const shown = Math.floor((((minutes % 1440) + 1440) % 1440) / 60)
  return hour >= 8 && shown >= 1 && shown < 6
}
