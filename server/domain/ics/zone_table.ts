import type { Line } from '#server/domain/ics/lines.ts'
import type { Calendar, Observance, ZoneComponent } from '#server/domain/ics/components.ts'
import { offsetOf, timesOf, type WrittenTime } from '#server/domain/ics/moment.ts'
import {
  type Moment,
  type ParsedObservance,
  type ParsedZone,
  type ZoneCode,
  zoneCodes,
} from '#server/domain/ics/parsed.ts'
import { readRule } from '#server/domain/ics/rule.ts'
import { textOf } from '#server/domain/ics/lines.ts'
import { ianaZone } from '#server/domain/ics/zone.ts'
import { guessedZone, namedZone } from '#server/domain/ics/zone_names.ts'

/** Names in one calendar that are looked up; more are not known. */
const mostNames = 2_000

/** The zones of one file, numbered as they are met. */
export class ZoneTable {
  readonly zones: ParsedZone[] = []
  /** Whether a zone was named that nobody knows. */
  isUnsure = false
  readonly #described = new Map<string, ParsedObservance[]>()
  readonly #codes = new Map<string, ZoneCode | null>()
  readonly #numbers = new Map<string, ZoneCode>()
  readonly #floating = new Map<Calendar, ZoneCode>()

  constructor(components: readonly ZoneComponent[]) {
    for (const { id, observances } of components) {
      const read = observances.map(readObservance).filter((one) => one !== null)
      const key = textOf(id).toLowerCase()
      if (read.length > 0 && !this.#described.has(key)) this.#described.set(key, read)
    }
  }

  /** A written time; without a zone of its own it is in `fallback`, else in that of its calendar. */
  momentOf(time: WrittenTime, calendar: Calendar, fallback?: ZoneCode): Moment {
    if (time.form === 'day') return [zoneCodes.day, time.value]
    if (time.form === 'instant') return [zoneCodes.utc, time.value]
    if (time.tzid === null) return [fallback ?? this.#floatingOf(calendar), time.value]
    const code = this.#codeOf(time.tzid)
    if (code === null) this.isUnsure = true
    return [code ?? zoneCodes.floating, time.value]
  }

  /** A text that two times have in common which are the same instant, as far as that is known here. */
  keyOf([code, value]: Moment): string {
    const zone = this.zones[code - 1]
    const instant = typeof zone === 'string' ? ianaZone(zone).instantOf(value) : value
    return `${typeof zone === 'string' ? zoneCodes.utc : code}:${instant}`
  }

  /** The zone of X-WR-TIMEZONE; where it names none, the reader's settings decide later. */
  #floatingOf(calendar: Calendar): ZoneCode {
    let code = this.#floating.get(calendar)
    if (code === undefined) {
      const named = calendar.get('X-WR-TIMEZONE')
      code = (named && this.#codeOf(nameIn(named))) ?? zoneCodes.floating
      this.#floating.set(calendar, code)
    }
    return code
  }

  #codeOf(tzid: string): ZoneCode | null {
    let code = this.#codes.get(tzid)
    if (code === undefined) {
      if (this.#codes.size >= mostNames) return null
      code = this.#resolve(tzid)
      this.#codes.set(tzid, code)
    }
    return code
  }

  #resolve(tzid: string): ZoneCode | null {
    const named = namedZone(tzid)
    if (named === 'UTC') return zoneCodes.utc
    const described = this.#described.get(tzid.trim().toLowerCase())
    const zone = named ?? described ?? guessedZone(tzid) ?? offsetZone(tzid)
    if (zone === null) return null
    const key = typeof zone === 'string' ? zone : `:${tzid}`
    let number = this.#numbers.get(key)
    if (number === undefined) {
      number = this.zones.push(zone)
      this.#numbers.set(key, number)
    }
    return number
  }
}

/** A zone that is named by its offset, such as `GMT+0200` or `UTC-5`; null for another id. */
function offsetZone(tzid: string): ParsedZone | null {
  const parts = /^\s*(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?(\d\d))?\s*$/i.exec(tzid)
  if (!parts) return null
  const seconds = Number(parts[2]) * 3600 + Number(parts[3] ?? 0) * 60
  const offset = parts[1] === '-' ? -seconds : seconds
  return seconds > 16 * 3600 ? null : [{ start: 0, from: offset, to: offset }]
}

function nameIn({ value }: Line): string {
  return textOf(value).trim().replace(/\\(.)/g, '$1')
}

function readObservance(observance: Observance): ParsedObservance | null {
  const [start] = clocksOf(observance.get('DTSTART') ?? [])
  const to = offsetIn(observance.get('TZOFFSETTO'))
  if (start === undefined || to === null) return null
  const [rule] = observance.get('RRULE') ?? []
  const dates = clocksOf(observance.get('RDATE') ?? [])
  return {
    start,
    to,
    from: offsetIn(observance.get('TZOFFSETFROM')) ?? to,
    rule: rule && readRule(rule.value),
    dates: dates.length > 0 ? dates : undefined,
  }
}

function offsetIn(lines: readonly Line[] | undefined): number | null {
  const offset = offsetOf(lines?.[0]?.value ?? '')
  return offset !== null && Math.abs(offset) < 86_400 ? offset : null
}

function clocksOf(lines: readonly Line[]): number[] {
  return lines
    .flatMap(timesOf)
    .filter((time) => time !== null)
    .map(({ form, value }) => (form === 'day' ? value * 86_400 : value))
}
