import { day_s } from '#server/domain/ics/days.ts'
import { describedZone, type ZoneOptions } from '#server/domain/ics/described_zone.ts'
import type { Length } from '#server/domain/ics/duration.ts'
import {
  type Moment,
  type ParsedEvent,
  type ParsedZone,
  type ZoneCode,
  zoneCodes,
} from '#server/domain/ics/parsed.ts'
import { ianaZone, utc, type Zone } from '#server/domain/ics/zone.ts'

/** A part of time, in seconds since 1970; empty or reversed where `to` is not after `from`. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Works out instants of one calendar, in seconds since 1970. */
export class Clocks {
  readonly #zones: Zone[]
  readonly #floating: Zone
  readonly #owner: Zone

  /** `floating` and `owner` are names of IANA. */
  constructor(
    zones: readonly ParsedZone[],
    { floating, owner }: { floating: string; owner: string },
    options: ZoneOptions,
  ) {
    this.#floating = ianaZone(floating)
    this.#owner = ianaZone(owner)
    this.#zones = zones.map((zone) =>
      typeof zone === 'string' ? ianaZone(zone) : describedZone(zone, options),
    )
  }

  /** The clocks that a time is written by; those of whole days are the owner's. */
  zoneOf(code: ZoneCode): Zone {
    if (code === zoneCodes.utc) return utc
    if (code === zoneCodes.day) return this.#owner
    return this.#zones[code - 1] ?? this.#floating
  }

  instantOf(moment: Moment): number {
    return this.zoneOf(moment[0]).instantOf(clockOf(moment))
  }

  /** What the clocks of a zone show at a time. Of a day it is midnight, whatever the zone. */
  clockIn(code: ZoneCode, moment: Moment): number {
    if (moment[0] === code || moment[0] === zoneCodes.day) return clockOf(moment)
    const instant = this.instantOf(moment)
    return instant + this.zoneOf(code).offsetAt(instant)
  }

  /** What the owner's clocks show at an instant. */
  ownersClockAt(instant: number): number {
    return instant + this.#owner.offsetAt(instant)
  }

  /** The time of one event that does not recur, or of the first of a series. */
  spanOf(event: Pick<ParsedEvent, 'start' | 'end' | 'days' | 'seconds' | 'open'>): Span {
    if (event.end) {
      const [from, to] = [this.instantOf(event.start), this.instantOf(event.end)]
      if (to > from) return { from, to }
      // It may end when clocks show the same hour for the second time.
      return { from, to: this.zoneOf(event.end[0]).instantOf(clockOf(event.end), true) }
    }
    return this.spanAt(event.start[0], clockOf(event.start), this.lengthOf(event))
  }

  /** The time of an occurrence whose start a clock shows. */
  spanAt(code: ZoneCode, clock: number, length: Length): Span {
    const zone = this.zoneOf(code)
    const from = zone.instantOf(clock)
    const end = length.days === 0 ? from : zone.instantOf(clock + length.days * day_s)
    return { from, to: end + length.seconds }
  }

  /**
   * How long each occurrence lasts. Between two times of one zone it is what clocks show, so that a series which begins
   * in the night in which they change is no shorter ever after.
   */
  lengthOf(event: Pick<ParsedEvent, 'start' | 'end' | 'days' | 'seconds' | 'open'>): Length {
    const { start, end, days = 0, seconds = 0, open } = event
    const clock = clockOf(start)
    if (open) {
      const midnight = (Math.floor(clock / day_s) + 1) * day_s
      return { days: 0, seconds: midnight - clock }
    }
    if (end && start[0] === zoneCodes.day) return { days: end[1] - start[1], seconds: 0 }
    if (end && end[0] === start[0] && end[1] > start[1]) {
      return { days: 0, seconds: end[1] - start[1] }
    }
    if (end) {
      const { from, to } = this.spanOf(event)
      return { days: 0, seconds: to - from }
    }
    const hasLength = event.days !== undefined || event.seconds !== undefined
    return start[0] === zoneCodes.day && !hasLength ? { days: 1, seconds: 0 } : { days, seconds }
  }
}

/** What the clock of its zone shows, in seconds. */
export function clockOf([zone, value]: Moment): number {
  return zone === zoneCodes.day ? value * day_s : value
}
