import {
  type CalendarFile,
  type Component,
  lineOf,
  linesIn,
} from '#server/domain/ics/components.ts'
import { clockOf, max_ahead_s, max_behind_s } from '#server/domain/ics/clocks.ts'
import { lengthOf, secondsOf } from '#server/domain/ics/duration.ts'
import { type Line, paramOf } from '#server/domain/ics/lines.ts'
import { meaningOf, readTime, timeOf, type WrittenTime } from '#server/domain/ics/moment.ts'
import type { ParsedKind } from '#server/domain/ics/parsed.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'
import { guessedZone, namedZone } from '#server/domain/basics/zone_names.ts'

/** What the VFREEBUSY components of a file say; all in seconds since 1970. */
export interface FreeBusy {
  readonly taken: (readonly [from: number, to: number, kind: ParsedKind])[]
  /** Between which they say everything; null where one has no bounds. */
  readonly known: readonly [from: number, to: number] | null
  /** Periods that could not be read. */
  readonly left_out: number
}

const kinds: Readonly<Record<string, ParsedKind>> = { FREE: 0, 'BUSY-TENTATIVE': 1 }

/**
 * Reads VFREEBUSY. Its times are in UTC; a time without a zone counts as UTC too. Of a period that ends before it begins, or
 * whose end cannot be read, an hour is unknown.
 */
export function freeBusyOf({ freebusy }: CalendarFile): FreeBusy {
  const periods = freebusy.flatMap((one) => linesIn(one, 'FREEBUSY')).flatMap(periodsOf)
  const taken = periods.filter((one) => one !== null)
  const bounds = freebusy.map((one) => [boundOf(one, 'DTSTART'), boundOf(one, 'DTEND')] as const)
  return {
    taken,
    known: bounds.reduce((all: readonly [number, number] | null, [from, to], index) => {
      if (from === null || to === null || (all === null && index > 0)) return null
      return [Math.min(all?.[0] ?? from, from), Math.max(all?.[1] ?? to, to)]
    }, null),
    left_out: periods.length - taken.length,
  }
}

function boundOf(component: Component, name: string): number | null {
  const line = lineOf(component, name)
  const time = line && timeOf(line)
  return time && clockOf([time.form === 'day' ? -2 : 0, time.value])
}

function periodsOf({ params, value }: Line): (readonly [number, number, ParsedKind] | null)[] {
  const kind = kinds[paramOf(params, 'FBTYPE')?.toUpperCase() ?? ''] ?? 2
  const { tzid } = meaningOf(params)
  const zone = tzid === null ? 'UTC' : (namedZone(tzid) ?? guessedZone(tzid))
  return value.split(',').map((text) => {
    const [from = '', to = ''] = text.split('/')
    const start = readTime(from, null, false)
    const length = lengthOf(to)
    const end = length ? null : readTime(to, null, false)
    if (!start || start.form === 'day') return null
    const begin = instantIn(zone ?? 'UTC', start)
    const until = end ? instantIn(zone ?? 'UTC', end) : begin + (length ? secondsOf(length) : 0)
    if (kind === 0) return (length || end) && zone !== null ? [begin, until, kind] : null
    const last = until > begin ? until : begin + 3600
    // Its zone may be any.
    if (zone === null && start.form === 'clock') {
      return [begin - max_ahead_s, last + max_behind_s, 3]
    }
    return until > begin && (length || end) ? [begin, until, kind] : [begin, last, 3]
  })
}

function instantIn(zone: string, { form, value }: WrittenTime): number {
  return form === 'clock' ? ianaZone(zone).instantOf(value) : value
}
