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
import { ianaZone } from '#server/domain/basics/zone.ts'
import { guessedZone, namedZone } from '#server/domain/basics/zone_names.ts'

/** Names in one calendar that are looked up; more are not known. */
const maxNames = 2_000

/** The zones of one file, numbered as they are met. */
export class ZoneTable {
  readonly zones: ParsedZone[] = []
  readonly #described: Described[] = []
  readonly #codes = new Map<Calendar, Map<string, ZoneCode | null>>()
  #names = 0
  readonly #numbers = new Map<string, ZoneCode>()
  readonly #floating = new Map<Calendar, ZoneCode>()

  constructor(components: readonly ZoneComponent[]) {
    for (const { calendar, id, location, observances } of components) {
      const read = observances.map(readObservance)
      const isWhole = read.length > 0 && !read.includes(null)
      // A part that cannot be read may be the one that is in force.
      const zone = isWhole ? read.filter((one) => one !== null) : namedZone(textOf(location))
      if (zone !== null) this.#described.push({ calendar, key: keyOfId(textOf(id)), zone })
    }
  }

  /** A written time; without a zone of its own it is in `fallback`, else in that of its calendar. */
  momentOf(time: WrittenTime, calendar: Calendar, fallback?: ZoneCode): Moment {
    if (time.form === 'day') return [zoneCodes.day, time.value]
    if (time.form === 'instant') return [zoneCodes.utc, time.value]
    if (time.tzid === null) return [fallback ?? this.#floatingOf(calendar), time.value]
    const code = this.#codeOf(time.tzid, calendar)
    return [code ?? zoneCodes.unknown, time.value]
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
      const named = nameIn(calendar.get('X-WR-TIMEZONE'))
      const known = named === '' ? zoneCodes.floating : this.#codeOf(named, calendar)
      code = known ?? zoneCodes.undecided
      this.#floating.set(calendar, code)
    }
    return code
  }

  #codeOf(tzid: string, calendar: Calendar): ZoneCode | null {
    const codes = this.#codes.get(calendar) ?? new Map<string, ZoneCode | null>()
    this.#codes.set(calendar, codes)
    let code = codes.get(tzid)
    if (code === undefined) {
      if (this.#names >= maxNames) return null
      this.#names += 1
      code = this.#resolve(tzid, calendar)
      codes.set(tzid, code)
    }
    return code
  }

  #resolve(tzid: string, calendar: Calendar): ZoneCode | null {
    const named = namedZone(tzid)
    if (named === 'UTC') return zoneCodes.utc
    const id = keyOfId(tzid)
    const same = this.#described.filter(({ key }) => key === id)
    // Calendars that were put into one file may call different zones the same.
    const described = same.find((one) => one.calendar === calendar) ?? same[0]
    const zone = named ?? described?.zone ?? guessedZone(tzid) ?? offsetZone(tzid)
    if (zone === null) return null
    const key = typeof zone === 'string' ? zone : `:${JSON.stringify(zone)}`
    let number = this.#numbers.get(key)
    if (number === undefined) {
      number = this.zones.push(zone)
      this.#numbers.set(key, number)
    }
    return number
  }
}

/** A zone that is named by its offset, such as `GMT+0200`, `(GMT +02:00)` or `UTC-5`; null for another id. */
function offsetZone(tzid: string): ParsedZone | null {
  const parts = /^\s*\(?(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?(\d\d))?\)?\s*$/i.exec(tzid)
  if (!parts) return null
  const seconds = Number(parts[2]) * 3600 + Number(parts[3] ?? 0) * 60
  const offset = parts[1] === '-' ? -seconds : seconds
  return seconds > 16 * 3600 ? null : [{ start: 0, from: offset, to: offset }]
}

function nameIn(line: Line | undefined): string {
  return textOf(line?.value ?? '')
    .trim()
    .replace(/\\(.)/g, '$1')
}

/** A VTIMEZONE: its rules, or its name of IANA where those cannot be read. */
interface Described {
  readonly calendar: Calendar
  readonly key: string
  readonly zone: ParsedZone
}

/**
 * What the id of a zone has in common wherever it is written: as the value of VTIMEZONE's TZID its commas are escaped, as
 * a parameter it may stand in quotes, and characters that parameters cannot have are written as RFC 6868 says.
 */
function keyOfId(id: string): string {
  return id
    .replace(/\^n/g, ' ')
    .replace(/\^'|["\\]/g, '')
    .replace(/\^\^/g, '^')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

function readObservance(observance: Observance): ParsedObservance | null {
  const [start] = clocksOf(observance.get('DTSTART') ?? [])
  const to = offsetIn(observance.get('TZOFFSETTO'))
  if (start === undefined || to === null) return null
  const [written] = observance.get('RRULE') ?? []
  const rule = written && readRule(written.value)
  if (rule?.unsure) return null
  const dates = clocksOf(observance.get('RDATE') ?? [])
  return {
    start,
    to,
    from: offsetIn(observance.get('TZOFFSETFROM')) ?? to,
    rule,
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
