import { clockOf } from '#server/domain/ics/clocks.ts'
import {
  type CalendarFile,
  type Component,
  lineOf,
  linesIn,
} from '#server/domain/ics/components.ts'
import { datesOf, exceptionsOf } from '#server/domain/ics/dates.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import { type Draft, draftOf, latestOf } from '#server/domain/ics/drafts.ts'
import type { WrittenTime } from '#server/domain/ics/moment.ts'
import {
  type Moment,
  type ParsedChange,
  type ParsedEvent,
  type ParsedGroup,
  type ParsedSeries,
  type ZoneCode,
  zoneCodes,
} from '#server/domain/ics/parsed.ts'
import { readRule } from '#server/domain/ics/rule.ts'
import type { ZoneTable } from '#server/domain/ics/zone_table.ts'

/** Rules of one event that are looked at; more make it unsure. */
const maxRules = 20

/** The events of a file. */
export interface Groups {
  readonly groups: ParsedGroup[]
  /** Events that are kept. */
  kept: number
  /** Events that were read. */
  events: number
  left_out: number
  isUnsure: boolean
  /** About when events begin and end that are over and were not kept, in seconds. */
  over: [first: number, last: number] | null
}

/** How the events of a file are read. */
export interface GroupOptions {
  readonly zones: ZoneTable
  /** The person's own addresses, in lower case. */
  readonly addresses: ReadonlySet<string>
  /** Whether an event is left out, by its UID. */
  readonly isOwn: (uid: string) => boolean
  /** Seconds since 1970: what is over by then is not kept. */
  readonly from: number
}

/** Reads the events of a file, by UID, and leaves out those whose start cannot be read and those that are over. */
export function groupsOf(file: CalendarFile, options: GroupOptions): Groups {
  const reader = new GroupReader(options)
  for (const drafts of reader.byUid(file.events)) reader.addGroup(drafts)
  return reader.found
}

class GroupReader {
  readonly found: Groups = {
    ...{ groups: [], kept: 0, events: 0, left_out: 0, isUnsure: false, over: null },
  }
  readonly #options: GroupOptions

  constructor(options: GroupOptions) {
    this.#options = options
  }

  byUid(components: readonly Component[]): Draft[][] {
    const { zones, addresses, isOwn } = this.#options
    const groups: Draft[][] = []
    const known = new Map<string, Draft[]>()
    for (const component of components) {
      const uid = lineOf(component, 'UID')?.value.trim() ?? ''
      if (isOwn(uid)) continue
      if (component.cut) this.found.isUnsure = true
      const draft = draftOf(component, zones, addresses)
      if (!draft) {
        this.found.left_out += 1
        continue
      }
      this.found.events += 1
      if (draft.event.open) this.found.isUnsure = true
      if (draft.alone) {
        this.found.isUnsure = true
        groups.push([draft])
        continue
      }
      const group = known.get(uid)
      if (group) group.push(draft)
      else {
        const made = [draft]
        groups.push(made)
        if (uid !== '') known.set(uid, made)
      }
    }
    return groups
  }

  addGroup(drafts: readonly Draft[]): void {
    const [only] = drafts
    if (only && drafts.length === 1 && !only.instead_of) {
      this.#addSingle(only)
      return
    }
    const masters = latestOf(drafts.filter((one) => one.instead_of === null))
    const zone = masters[0]?.event.start[0]
    const changes = new Map<string, Draft[]>()
    for (const draft of drafts) {
      if (!draft.instead_of) continue
      const key = this.#options.zones.keyOf(this.#insteadOf(draft, draft.instead_of, zone))
      const same = changes.get(key)
      if (same) same.push(draft)
      else changes.set(key, [draft])
    }
    const kept = [...changes.values()]
      .flatMap(latestOf)
      .map((draft) => this.#changeOf(draft, zone))
      .filter((change) => !this.#isOverChange(change))
    const series = masters
      .map((draft) => this.#seriesOf(draft))
      .filter((one) => recurs(one) || !this.#isOver(one))
    if (series.length + kept.length === 0) return
    this.found.kept += series.length + kept.length
    this.found.groups.push(
      kept.length > 0 ? { masters: series, changes: kept } : { masters: series },
    )
  }

  /** As `addGroup`, of most groups. */
  #addSingle(draft: Draft): void {
    const series = this.#seriesOf(draft)
    if (!recurs(series) && this.#isOver(series)) return
    this.found.kept += 1
    this.found.groups.push({ masters: [series] })
  }

  #seriesOf({ component, event }: Draft): ParsedSeries {
    const rules = linesIn(component, 'RRULE')
    if (rules.length > maxRules) this.found.isUnsure = true
    // An occurrence of a series is one, whatever rule of the series was copied into it.
    const isOne = lineOf(component, 'RECURRENCE-ID') !== null
    if (isOne || (!rules.length && !hasDates(component))) return event
    const read = { ...this.#options, zone: event.start[0], onUnsure: () => this.#unsure() }
    return {
      ...event,
      rules:
        rules.length > 0 ? rules.slice(0, maxRules).map((line) => readRule(line.value)) : undefined,
      dates: datesOf(component, read),
      except: exceptionsOf(component, read),
    }
  }

  #unsure(): void {
    this.found.isUnsure = true
  }

  #changeOf(draft: Draft, zone: ZoneCode | undefined): ParsedChange {
    const { event, instead_of, following } = draft
    const moment = instead_of ? this.#insteadOf(draft, instead_of, zone) : event.start
    if (moment[0] === zoneCodes.unknown && zone !== zoneCodes.unknown) this.#unsure()
    return { ...event, instead_of: moment, following: following || undefined }
  }

  /** When a change would have been; a time without a zone is in that of its series. */
  #insteadOf({ event, component }: Draft, time: WrittenTime, zone = event.start[0]): Moment {
    const own = zone === zoneCodes.day ? undefined : zone
    return this.#options.zones.momentOf(time, component.calendar, own)
  }

  /** Whether an event ended before the time that is kept, wherever its clocks are. */
  #isOver(event: ParsedEvent): boolean {
    const [start, end] = roughly(event)
    if (end >= this.#options.from - 2 * day_s) return false
    const { over } = this.found
    this.found.over = [Math.min(over?.[0] ?? start, start), Math.max(over?.[1] ?? end, end)]
    return true
  }

  #isOverChange(change: ParsedChange): boolean {
    if (change.following || clockOf(change.instead_of) >= this.#options.from - 370 * day_s)
      return false
    return this.#isOver(change)
  }
}

function hasDates({ lines }: Component): boolean {
  return lines.some(({ name }) => name === 'RDATE' || name === 'EXDATE')
}

function recurs({ rules, dates }: ParsedSeries): boolean {
  return rules !== undefined || dates !== undefined
}

/** When an event is, to within a day. */
function roughly({ start, end, days = 0, seconds = 0 }: ParsedEvent): [start: number, end: number] {
  const from = clockOf(start)
  const to = end ? clockOf(end) : from + Math.max(days, start[0] === zoneCodes.day ? 1 : 0) * day_s
  return [from, Math.max(from, to + seconds)]
}
