import { type Line, linesOf, splitLine } from '#server/domain/ics/lines.ts'

/** A VCALENDAR: what stands in it outside of its components, by name; the first line of each name. */
export type Calendar = Map<string, Line>

/** A VEVENT or VFREEBUSY: the lines that may matter, in their order. */
export interface Component {
  readonly calendar: Calendar
  readonly lines: Line[]
  /** Whether lines were left out because there were too many. */
  cut: boolean
}

/** STANDARD or DAYLIGHT of a VTIMEZONE. */
export type Observance = Map<string, Line[]>

/** A VTIMEZONE. */
export interface ZoneComponent {
  readonly calendar: Calendar
  id: string
  /** Its name of IANA, as X-LIC-LOCATION says it; empty for none. */
  location: string
  readonly observances: Observance[]
}

/** What a file consists of. */
export interface CalendarFile {
  readonly calendars: Calendar[]
  readonly events: Component[]
  readonly freebusy: Component[]
  readonly zones: ZoneComponent[]
  /** Whether the last calendar has its end. */
  ended: boolean
}

/** Components in each other that are told apart. */
const maxOpen = 50

/** Lines of one component that are looked at. */
const maxLines = 100_000

const ofEvents = new Set([
  ...['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE'],
  ...['RECURRENCE-ID', 'STATUS', 'TRANSP', 'ATTENDEE', 'FREEBUSY'],
  ...['X-MICROSOFT-CDO-BUSYSTATUS', 'X-APPLE-EWS-BUSYSTATUS', 'X-MICROSOFT-CDO-ALLDAYEVENT'],
])
const ofObservances = new Set(['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE', 'RDATE'])

/**
 * Reads every component that times depend on. Lines that are no lines, components that are not known and ends that are
 * missing are passed over; a line belongs to the innermost component that it stands in. Of events the lines of these
 * further names, in capitals, are read, too.
 */
export function componentsOf(
  latin: string,
  further: ReadonlySet<string> = new Set(),
): CalendarFile {
  const file: CalendarFile = { calendars: [], events: [], freebusy: [], zones: [], ended: false }
  const reader = new Reader(file, further)
  for (const text of linesOf(latin)) reader.read(text)
  return file
}

/** The first line of a name, or null. */
export function lineOf({ lines }: Component, name: string): Line | null {
  for (const line of lines) if (line.name === name) return line
  return null
}

/** Every line of a name. */
export function linesIn({ lines }: Component, name: string): Line[] {
  return lines.filter((line) => line.name === name)
}

class Reader {
  readonly #file: CalendarFile
  readonly #further: ReadonlySet<string>
  /** Components that have begun and not ended, the innermost last. */
  #open: string[] = []
  #calendar: Calendar = new Map()
  #component: Component | null = null
  #zone: ZoneComponent | null = null
  #observance: Observance | null = null
  #count = 0

  constructor(file: CalendarFile, further: ReadonlySet<string>) {
    this.#file = file
    this.#further = further
  }

  read(text: string): void {
    // Most lines are titles, descriptions and the like: their first two letters tell.
    if (this.#component && this.#further.size === 0 && !mayMatter(text)) return
    const line = splitLine(text)
    if (!line) return
    if (line.name === 'BEGIN') this.#begin(line.value.trim().toUpperCase())
    else if (line.name === 'END') this.#end(line.value.trim().toUpperCase())
    else this.#keep(line)
  }

  #begin(name: string): void {
    // An event in an event, or in an alarm: the end of the one before is missing.
    if (name === 'VCALENDAR') this.#open = []
    else if (topLevel.has(name)) this.#leave('VCALENDAR')
    if (this.#open.length < maxOpen) this.#open.push(name)
    if (name === 'VCALENDAR') {
      this.#calendar = new Map()
      this.#file.calendars.push(this.#calendar)
      this.#file.ended = false
    } else if (name === 'VEVENT' || name === 'VFREEBUSY') {
      this.#count = 0
      this.#component = { calendar: this.#calendar, lines: [], cut: false }
      const list = name === 'VEVENT' ? this.#file.events : this.#file.freebusy
      list.push(this.#component)
    } else if (name === 'VTIMEZONE') {
      this.#zone = { calendar: this.#calendar, id: '', location: '', observances: [] }
      this.#file.zones.push(this.#zone)
    } else if (this.#zone && (name === 'STANDARD' || name === 'DAYLIGHT')) {
      this.#observance = new Map()
      this.#zone.observances.push(this.#observance)
    }
  }

  #end(name: string): void {
    const index = this.#open.lastIndexOf(name)
    if (index < 0) return
    this.#open.length = index
    if (!this.#open.some((one) => one === 'VEVENT' || one === 'VFREEBUSY')) this.#component = null
    if (!this.#open.includes('VTIMEZONE')) this.#zone = null
    this.#observance = null
    if (name === 'VCALENDAR') this.#file.ended = true
  }

  /** Leaves what is open inside of a component. */
  #leave(outer: string): void {
    this.#open.length = this.#open.lastIndexOf(outer) + 1
    this.#component = null
    this.#zone = null
    this.#observance = null
  }

  #keep(line: Line): void {
    const inner = this.#open.at(-1)
    if (inner === 'VCALENDAR') {
      if (!this.#calendar.has(line.name)) this.#calendar.set(line.name, line)
    } else if (this.#component && (inner === 'VEVENT' || inner === 'VFREEBUSY')) {
      this.#count += 1
      if (this.#count > maxLines) this.#component.cut = true
      else if (ofEvents.has(line.name) || this.#further.has(line.name)) {
        this.#component.lines.push(line)
      }
    } else if (this.#zone && inner === 'VTIMEZONE') {
      if (line.name === 'TZID') this.#zone.id = line.value.trim()
      if (line.name === 'X-LIC-LOCATION') this.#zone.location = line.value.trim()
    } else if (this.#observance && (inner === 'STANDARD' || inner === 'DAYLIGHT')) {
      if (ofObservances.has(line.name)) keep(this.#observance, line)
    }
  }
}

const topLevel = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'VTODO', 'VJOURNAL'])

/** Whether a line of an event may matter, by its first two letters. */
function mayMatter(text: string): boolean {
  const first = text.charCodeAt(0)
  return beginnings.has(beginningOf(text)) || first === 32 || first === 9
}

function beginningOf(text: string): number {
  return ((text.charCodeAt(0) | 32) << 8) | (text.charCodeAt(1) | 32)
}

const beginnings = new Set(['BEGIN', 'END', ...ofEvents].map(beginningOf))

function keep(lines: Observance, line: Line): void {
  const known = lines.get(line.name)
  if (known) known.push(line)
  else lines.set(line.name, [line])
}
