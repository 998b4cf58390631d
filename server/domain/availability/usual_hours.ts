import { type BusyRun, quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'

/** The hours in which somebody usually has time for others. */
export interface UsualHours {
  /** Whether friends see free time outside of them as perhaps busy. */
  readonly usual_hours: boolean
  /** In minutes since midnight; hours that end before they begin end on the next day. */
  readonly usual_from: number
  readonly usual_until: number
}

/** Before anybody has changed them: 09:00 to 23:00. */
export const defaultHours: UsualHours = { usual_hours: true, usual_from: 540, usual_until: 1_380 }

const day_s = 86_400
const half_hour_s = 1_800

/**
 * The time of a span, in quarter-hours, that lies outside of somebody's usual hours by the clocks of their zone (IANA). By
 * half-hours of UTC, as what friends see is; the hours themselves are rounded outward.
 */
export function outsideHours(
  { usual_hours, usual_from, usual_until }: UsualHours,
  timezone: string,
  span: { readonly from: number; readonly to: number },
): BusyRun[] {
  if (!usual_hours) return []
  const zone = ianaZone(timezone)
  const quarter_s = quarter_ms / 1_000
  const length = usual_until > usual_from ? 0 : day_s
  const first = Math.floor((span.from * quarter_s) / day_s) - 2
  const last = Math.ceil((span.to * quarter_s) / day_s) + 1
  const runs: BusyRun[] = []
  let end = span.from
  for (let day = first; day <= last; day += 1) {
    const midnight = day * day_s
    const begins = zone.instantOf(midnight + usual_from * 60)
    const ends = zone.instantOf(midnight + usual_until * 60 + length, true)
    const from = (Math.floor(begins / half_hour_s) * half_hour_s) / quarter_s
    const to = (Math.ceil(ends / half_hour_s) * half_hour_s) / quarter_s
    const until = Math.min(from, span.to)
    if (until > end) runs.push({ from: end, to: until, kind: 'tentative' })
    end = Math.max(end, to)
  }
  if (span.to > end) runs.push({ from: end, to: span.to, kind: 'tentative' })
  return runs
}
