import { type Component, linesIn } from '#server/domain/ics/components.ts'
import { clockOf } from '#server/domain/ics/clocks.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import { lengthOf } from '#server/domain/ics/duration.ts'
import type { Line } from '#server/domain/ics/lines.ts'
import { between, meaningOf, readTime, timesOf, untangled } from '#server/domain/ics/moment.ts'
import {
  type Moment,
  type ParsedDate,
  type ZoneCode,
  zoneCodes,
} from '#server/domain/ics/parsed.ts'
import type { ZoneTable } from '#server/domain/ics/zone_table.ts'

/** Dates of one event that are kept. */
const maxDates = 10_000

/** How dates of a series are read. */
export interface DateOptions {
  readonly zones: ZoneTable
  /** The zone that the series is written in. */
  readonly zone: ZoneCode
  /** Seconds since 1970: what lies more than a year before is not kept. */
  readonly from: number
  /** Called where one could not be read, or there are too many. */
  readonly onUnsure: () => void
}

/** The starts that EXDATE removes; undefined for none. */
export function exceptionsOf(component: Component, options: DateOptions): Moment[] | undefined {
  const { zones, zone, onUnsure } = options
  const kept: Moment[] = []
  for (const line of linesIn(component, 'EXDATE')) {
    for (const time of timesOf(line)) {
      const moment = time && zones.momentOf(time, component.calendar, ownZone(zone))
      if (moment && isOld(moment, options)) continue
      if (moment?.[0] === zoneCodes.unknown && zone !== zoneCodes.unknown) onUnsure()
      if (moment && kept.length < maxDates) kept.push(moment)
      else onUnsure()
    }
  }
  return kept.length > 0 ? kept : undefined
}

/** The starts and periods that RDATE adds; undefined for none. */
export function datesOf(component: Component, options: DateOptions): ParsedDate[] | undefined {
  const { onUnsure } = options
  const kept: ParsedDate[] = []
  for (const line of linesIn(component, 'RDATE')) {
    for (const date of datesIn(line, component, options)) {
      if (date && isOld(date.end ?? date.start, options)) continue
      if (date && kept.length < maxDates) kept.push(date)
      else onUnsure()
    }
  }
  return kept.length > 0 ? kept : undefined
}

function datesIn(
  line: Line,
  { calendar }: Component,
  { zones, zone }: DateOptions,
): (ParsedDate | null)[] {
  const { params, value } = untangled(line)
  const { tzid, isDay } = meaningOf(params)
  const momentOf = (text: string) => {
    const time = readTime(text, tzid, isDay)
    return time && zones.momentOf(time, calendar, ownZone(zone))
  }
  return value.split(between).map((text) => {
    const [from = '', to] = text.split('/')
    const start = momentOf(from)
    if (!start || to === undefined) return start && { start }
    const length = lengthOf(to)
    const end = length ? null : momentOf(to)
    if (length) return { start, ...length }
    // That it takes time is known, and not how much.
    return { start, end: end ?? start }
  })
}

function isOld(moment: Moment, { from }: DateOptions): boolean {
  return clockOf(moment) < from - 370 * day_s
}

/** The zone of dates that name none: that of their series, unless it is one of whole days. */
function ownZone(zone: ZoneCode): ZoneCode | undefined {
  return zone === zoneCodes.day ? undefined : zone
}
