import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Rule } from '#server/domain/ics/rule.ts'

/**
 * A calendar reduced to what times depend on: no titles, places, people or addresses. Times stay as they are written,
 * so that they can be worked out again for another horizon, zone or setting.
 */
export interface ParsedCalendar {
  readonly version: typeof version
  /** Zones that times are written in, IANA's by their name. */
  readonly zones: readonly ParsedZone[]
  readonly groups: readonly ParsedGroup[]
  /** Of VFREEBUSY: first and last second, and kind. */
  readonly taken: readonly (readonly [from: number, to: number, kind: ParsedKind])[]
  /** Seconds between which a calendar of free/busy time alone says everything; null for other calendars. */
  readonly known: readonly [from: number, to: number] | null
  /** How many events were read, those left out not counted. */
  readonly events: number
  readonly left_out: number
  readonly incomplete: boolean
  /** Whether the file broke off: anything may follow that nobody has seen. */
  readonly cut: boolean
  /** About when the events begin and end that are over and were not kept, in seconds; null where there are none. */
  readonly over: readonly [first: number, last: number] | null
}

/** The number of this form; a calendar that was stored in another is read again. */
const version = 2

/** 0 free, 1 tentative, 2 busy, 3 unknown. */
export type ParsedKind = 0 | 1 | 2 | 3

/**
 * What a time is written in: the number of a zone, from 1, or one of `zoneCodes`. `unknown` is a zone that was named and
 * that nobody knows; `undecided` one that only the person's setting for the calendar can decide. Releases that know
 * neither take both as `floating`.
 */
export type ZoneCode = number
export const zoneCodes = { utc: 0, floating: -1, day: -2, unknown: -3, undecided: -4 }

/** A time: seconds that a clock in the zone shows, or days since 1970 for `zoneCodes.day`. */
export type Moment = readonly [zone: ZoneCode, value: number]

/** One event, or the first of a series. */
export interface ParsedEvent {
  readonly start: Moment
  readonly end?: Moment
  /** Where no end is given: days by the calendar, and seconds that pass. */
  readonly days?: number
  readonly seconds?: number
  /** Whether its end is there and cannot be read. */
  readonly open?: true
  readonly kind: ParsedKind
}

/** Events of one UID. */
export interface ParsedGroup {
  readonly masters: readonly ParsedSeries[]
  readonly changes?: readonly ParsedChange[]
}

/** An event, and when it recurs. */
export interface ParsedSeries extends ParsedEvent {
  readonly rules?: readonly Rule[]
  readonly dates?: readonly ParsedDate[]
  readonly except?: readonly Moment[]
}

/** RDATE: another start, with an end or length of its own where it is a period. */
export type ParsedDate = Pick<ParsedEvent, 'start' | 'end' | 'days' | 'seconds'>

/** One occurrence that differs from its series. */
export interface ParsedChange extends ParsedEvent {
  /** When it would have been. */
  readonly instead_of: Moment
  /** Whether what follows changes in the same way. */
  readonly following?: true
}

/** A name of IANA, or a zone that the calendar describes itself. */
export type ParsedZone = string | readonly ParsedObservance[]

/** When the clocks of a zone change from an offset to another; all are seconds. */
export interface ParsedObservance {
  /** What clocks show when it begins, before they change. */
  readonly start: number
  readonly from: number
  readonly to: number
  readonly rule?: Rule
  readonly dates?: readonly number[]
}

/** The calendar as bytes. */
export function packCalendar(calendar: Omit<ParsedCalendar, 'version'>): Uint8Array {
  return deflateRawSync(JSON.stringify({ version, ...calendar }), { level: 3 })
}

/** The calendar that `packCalendar` made bytes of; null where an earlier or later form was stored. */
export function unpackCalendar(bytes: Uint8Array): ParsedCalendar | null {
  const calendar: unknown = JSON.parse(inflateRawSync(bytes).toString('utf8'))
  return isOurs(calendar) ? calendar : null
}

function isOurs(calendar: unknown): calendar is ParsedCalendar {
  return typeof calendar === 'object' && calendar !== null && 'version' in calendar
    ? calendar.version === version
    : false
}
