import { day_s } from '#server/domain/basics/day_numbers.ts'
import { describedZone, type ZoneOptions } from '#server/domain/ics/described_zone.ts'
import type { Length } from '#server/domain/ics/duration.ts'
import {
  type Moment,
  type ParsedEvent,
  type ParsedZone,
  type ZoneCode,
  zoneCodes,
} from '#server/domain/ics/parsed.ts'
import { ianaZone, utc, type Zone } from '#server/domain/basics/zone.ts'

/** A part of time, in seconds since 1970; empty where `to` is not after `from`. */
export interface Span {
  readonly from: number
  readonly to: number
  /** Whether its end is a guess. */
  readonly unsure?: true
  /** Where its zone is a guess: from the first to the last instant that it may take, wherever its clocks are. */
  readonly anywhere?: { readonly from: number; readonly to: number }
}

/** How long an event lasts; `unsure` where its end is not after its start, so that this is a guess. */
export interface EventLength extends Length {
  readonly unsure?: true
}

/** What says when an event is. */
type Timed = Pick<ParsedEvent, 'start' | 'end' | 'days' | 'seconds' | 'open'>

/** How long an event lasts that ends before it begins, in seconds. */
const guessed_s = 3600

/** The most by which clocks are ahead of UTC. */
export const max_ahead_s = 14 * 3600

/** The most by which UTC is ahead of clocks. */
export const max_behind_s = 12 * 3600

/** What the clocks of a calendar are besides its zones. */
export interface ClockOptions {
  /** The zone of IANA that times without one are in. */
  readonly floating: string
  /** The owner's. */
  readonly owner: string
  /** Whether the person chose `floating` for this calendar, so that it also decides where the calendar leaves it open. */
  readonly isChosen?: boolean
}

/** Works out instants of one calendar, in seconds since 1970. */
export class Clocks {
  readonly #zones: Zone[]
  readonly #floating: Zone
  readonly #owner: Zone
  readonly #isChosen: boolean

  constructor(
    zones: readonly ParsedZone[],
    { floating, owner, isChosen = false }: ClockOptions,
    options: ZoneOptions,
  ) {
    this.#isChosen = isChosen
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

  /** Whether the zone of a time is known. Where it is not, the zone of times without one stands in for it. */
  isKnown(code: ZoneCode): boolean {
    return code === zoneCodes.undecided ? this.#isChosen : code !== zoneCodes.unknown
  }

  /** The time of one event that does not recur, or of the first of a series. */
  spanOf(event: Timed): Span {
    const [code] = event.start
    const end = endOf(event)
    if (end && code !== zoneCodes.day) {
      const [from, to] = [this.instantOf(event.start), this.#latestEndOf(end, code)]
      if (to > from) return this.#span(code, from, to, !this.isKnown(end[0]))
      // It may end when clocks show the same hour for the second time.
      const late = this.zoneOf(end[0]).instantOf(clockOf(end), true)
      if (late > from) return this.#span(code, from, late, false)
    }
    return this.spanAt(code, clockOf(event.start), this.lengthOf(event))
  }

  /** When an event ends; at the latest, where nobody knows the end's zone and everybody that of the start. */
  #latestEndOf(end: Moment, start: ZoneCode): number {
    const isOpen = this.isKnown(start) && !this.isKnown(end[0])
    return isOpen ? clockOf(end) + max_behind_s : this.instantOf(end)
  }

  /** The time of an occurrence whose start a clock shows. */
  spanAt(code: ZoneCode, clock: number, length: EventLength): Span {
    const zone = this.zoneOf(code)
    const from = zone.instantOf(clock)
    const end = length.days === 0 ? from : zone.instantOf(clock + length.days * day_s)
    return this.#span(code, from, end + length.seconds, length.unsure === true)
  }

  #span(code: ZoneCode, from: number, to: number, isGuess: boolean): Span {
    if (!this.isKnown(code)) return { from, to, anywhere: this.anywhere(code, { from, to }) }
    return isGuess ? { from, to, unsure: true } : { from, to }
  }

  /** All the time that a span may take whose zone is a guess. */
  anywhere(code: ZoneCode, { from, to }: Span): Pick<Span, 'from' | 'to'> {
    const offset = this.zoneOf(code).offsetAt(from)
    return { from: from + offset - max_ahead_s, to: to + offset + max_behind_s }
  }

  /**
   * How long each occurrence lasts. Between two times of one zone it is what clocks show, so that a series which begins
   * in the night in which they change is no shorter ever after. An end that is not after the start is a mistake: then
   * what clocks show counts where that is longer than nothing, else an hour; of whole days, one day.
   */
  lengthOf(event: Timed): EventLength {
    const { start, days = 0, seconds = 0, open } = event
    const clock = clockOf(start)
    if (open) {
      const midnight = (Math.floor(clock / day_s) + 1) * day_s
      return { days: 0, seconds: Math.max(midnight - clock, guessed_s) }
    }
    if (start[0] === zoneCodes.day) return lengthOfDays(event)
    const end = endOf(event)
    if (!end) {
      const isReversed = days * day_s + seconds < 0
      return isReversed ? { days: 0, seconds: guessed_s, unsure: true } : { days, seconds }
    }
    const shown = clockOf(end) - clock
    if (end[0] === start[0] && shown > 0) return { days: 0, seconds: shown }
    const from = this.instantOf(start)
    const zone = this.zoneOf(end[0])
    const to = Math.max(this.#latestEndOf(end, start[0]), zone.instantOf(clockOf(end), true))
    if (to > from)
      return { days: 0, seconds: to - from, unsure: this.isKnown(end[0]) ? undefined : true }
    return { days: 0, seconds: shown > 0 ? shown : guessed_s, unsure: true }
  }
}

/** The end of an event; one without a zone is in that of the start. */
function endOf({ start, end }: Timed): Moment | undefined {
  if (end?.[0] !== zoneCodes.floating || start[0] === zoneCodes.day) return end
  return [start[0], end[1]]
}

/** Of an event of whole days; one that ends on the day it begins takes that day. */
function lengthOfDays({ start, end, days }: Timed): EventLength {
  const length = end ? end[1] - start[1] : (days ?? 1)
  if (length > 0) return { days: length, seconds: 0 }
  return length === 0 ? { days: 1, seconds: 0 } : { days: 1, seconds: 0, unsure: true }
}

/** What the clock of its zone shows, in seconds. */
export function clockOf([zone, value]: Moment): number {
  return zone === zoneCodes.day ? value * day_s : value
}
