import type { Coordinates } from '#server/domain/basics/distance.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { budgetFor } from '#server/domain/ics/context.ts'
import { Clocks, type Span } from '#server/domain/ics/clocks.ts'
import { type Component, type CalendarFile, componentsOf } from '#server/domain/ics/components.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import { byUid, hasEndLine, uidOf, wordsOf } from '#server/domain/ics/described_words.ts'
import { groupsOf } from '#server/domain/ics/groups.ts'
import { latinOf } from '#server/domain/ics/lines.ts'
import { type ParsedGroup, type ZoneCode, zoneCodes } from '#server/domain/ics/parsed.ts'
import { type Expansion, expandGroup } from '#server/domain/ics/series.ts'
import { ZoneTable } from '#server/domain/ics/zone_table.ts'

/** What a calendar says about one event, or about a series and its next occurrence. */
export interface DescribedEvent {
  /** Which of the calendar's events it is, from 1. */
  readonly row: number
  /** Empty if the calendar does not say. */
  readonly title: string
  readonly description: string | null
  readonly location: string | null
  readonly url: string | null
  readonly coordinates: Coordinates | null
  /** Null where it cannot be read. */
  readonly starts: FoundTime | null
  /** After the start; null where none is given. */
  readonly ends: FoundTime | null
  /** Whether it has begun by now, and does not come again within two years. */
  readonly is_over: boolean
  readonly is_canceled: boolean
  readonly repeats: boolean
}

/** What people read. */
const words = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL', 'GEO'])

/** What says whether an event takes time, which does not matter here. */
const taking =
  /^(STATUS|TRANSP|ATTENDEE|FREEBUSY|X-MICROSOFT-CDO-BUSYSTATUS|X-APPLE-EWS-BUSYSTATUS)$/

const takingExceptStatus =
  /^(TRANSP|ATTENDEE|FREEBUSY|X-MICROSOFT-CDO-BUSYSTATUS|X-APPLE-EWS-BUSYSTATUS)$/

/** How far ahead the next occurrence of a series is looked for, in seconds. */
const ahead = 2 * 366 * day_s

/**
 * Reads what a calendar (RFC 5545) says about its events, one for each UID, in their order. Times without a zone stay
 * so, and count in `timezone` (IANA) for what is over; a series has its next occurrence from `now` on. `isSpent` says whether the time for it has passed.
 */
export function describedEvents(
  bytes: Uint8Array,
  { timezone, now }: { timezone: string; now: Date },
  isSpent: () => boolean = () => false,
): DescribedEvent[] {
  const file = componentsOf(latinOf(bytes), words)
  const reader = new EventReader(file, { timezone, now: now.getTime() / 1_000, isSpent })
  return byUid(file.events).map(({ row, components }) => reader.read(row, components))
}

/** One event of a calendar with the times that it has ahead. */
export interface DatedEvent
  extends Pick<
    DescribedEvent,
    'row' | 'title' | 'description' | 'location' | 'url' | 'coordinates' | 'is_canceled' | 'repeats'
  > {
  /** What the calendar knows it by; null if it does not say. */
  readonly uid: string | null
  /** The occurrences in order, those that were canceled left out; of an event that is canceled as a whole, all of them. */
  readonly times: readonly { readonly starts: FoundTime; readonly ends: FoundTime | null }[]
  /** Whether it has more occurrences than were asked for. */
  readonly has_more: boolean
  /** From when on it has too many occurrences to tell them apart, as every second; null where all are known. */
  readonly crowded_from: FoundTime | null
  /** Whether it has a time that can be read, perhaps one that is over. */
  readonly is_dated: boolean
}

/**
 * As `describedEvents`, with each occurrence that is not over and begins within so many days from now; at most `most` of one
 * event.
 */
export function datedEvents(
  bytes: Uint8Array,
  { timezone, now, days, most }: { timezone: string; now: Date; days: number; most: number },
  isSpent: () => boolean = () => false,
): DatedEvent[] {
  const file = componentsOf(latinOf(bytes), words)
  const reader = new EventReader(file, { timezone, now: now.getTime() / 1_000, isSpent })
  return byUid(file.events).map(({ row, components }) =>
    reader.readDates(row, components, { days, most }),
  )
}

class EventReader {
  readonly #file: CalendarFile
  readonly #zones: ZoneTable
  readonly #about: { timezone: string; now: number; isSpent: () => boolean }
  #made: { readonly count: number; readonly clocks: Clocks } | null = null

  constructor(
    file: CalendarFile,
    about: { timezone: string; now: number; isSpent: () => boolean },
  ) {
    this.#file = file
    this.#zones = new ZoneTable(file.zones)
    this.#about = about
  }

  read(row: number, components: readonly Component[]): DescribedEvent {
    const times = this.#timesOf(components)
    return {
      row,
      ...wordsOf(components),
      starts: times?.starts ?? null,
      ends: times?.ends ?? null,
      is_over: times?.is_over ?? false,
    }
  }

  readDates(
    row: number,
    components: readonly Component[],
    { days, most }: { days: number; most: number },
  ): DatedEvent {
    const { now } = this.#about
    const said = wordsOf(components)
    // A canceled occurrence is left out, but of an event that is canceled all are wanted.
    const kept = said.is_canceled ? taking : takingExceptStatus
    const all = this.#occurrences(components, kept)
    const crowded = all.find(({ is_stretch, span }) => is_stretch && span.to > now)
    const ahead = all
      .filter(({ span, isDay, is_free, is_stretch }) => {
        if (is_stretch) return false
        if (is_free && !said.is_canceled) return false
        const end = Math.max(span.to, span.from + (isDay ? day_s : 0))
        return end > now && span.from < now + days * day_s
      })
      .sort((one, other) => one.span.from - other.span.from)
    const hasEnd = components.some(hasEndLine)
    return {
      row,
      ...said,
      uid: uidOf(components[0]),
      times: ahead.slice(0, most).map((one) => this.#shown(one, hasEnd)),
      has_more: ahead.length > most,
      crowded_from: crowded ? this.#shown(crowded, false).starts : null,
      is_dated: all.length > 0,
    }
  }

  /** The times of the next occurrence; of the last one known where none comes. */
  #timesOf(
    components: readonly Component[],
  ): { starts: FoundTime; ends: FoundTime | null; is_over: boolean } | null {
    const { now } = this.#about
    const all = this.#occurrences(components, taking)
    const occurrences = all.filter(({ is_stretch }) => !is_stretch)
    const next = occurrences
      .filter(({ span, isDay }) => span.from >= (isDay ? now - day_s : now))
      .reduce<Occurrence | null>((first, one) => earlier(first, one), null)
    const shown = next ?? occurrences.at(-1)
    if (!shown) return null
    // When a stretch has its next occurrence is not known, only that it has one.
    const comes = all.some(({ is_stretch, span }) => is_stretch && span.to > now)
    return { ...this.#shown(shown, components.some(hasEndLine)), is_over: next === null && !comes }
  }

  #shown({ span, isDay, zone }: Occurrence, hasEndLine: boolean) {
    const hasEnd = span.to > span.from && hasEndLine
    const last = isDay ? span.to - day_s : span.to
    return {
      starts: this.#timeOf(span.from, isDay, zone),
      ends: hasEnd && last > span.from ? this.#timeOf(last, isDay, zone) : null,
    }
  }

  /** The times of an event, whatever the lines say that are left out. */
  #occurrences(components: readonly Component[], leftOut: RegExp): Occurrence[] {
    const events = components.map((one) => ({
      ...one,
      lines: one.lines.filter(({ name }) => !leftOut.test(name)),
    }))
    const { groups } = groupsOf(
      { ...this.#file, events },
      {
        zones: this.#zones,
        addresses: new Set(),
        isOwn: () => false,
        from: Number.NEGATIVE_INFINITY,
      },
    )
    return groups.flatMap((group) => this.#occurrencesOf(group))
  }

  #occurrencesOf(group: ParsedGroup): Occurrence[] {
    const { now, isSpent } = this.#about
    const window = { from: now - day_s, to: now + ahead }
    const zone = (group.masters[0] ?? group.changes?.[0])?.start[0] ?? zoneCodes.utc
    const found: Occurrence[] = []
    const take =
      (is_stretch: boolean): Expansion['add'] =>
      (told, kind, isDay) => {
        // A guess is not shown as an end.
        const span = told.unsure ? { from: told.from, to: told.from } : told
        found.push({ span, isDay, zone, is_free: kind === 0, is_stretch })
      }
    expandGroup(group, {
      clocks: this.#clocks(),
      window,
      budget: budgetFor(isSpent),
      add: take(false),
      addStretch: take(true),
      addUnknown: () => {},
      onEndless: () => {},
      onUnsure: () => {},
    })
    return found
  }

  /** Made anew only when another zone was met: zones that calendars describe are worked out once. */
  #clocks(): Clocks {
    const { timezone, now, isSpent } = this.#about
    const count = this.#zones.zones.length
    if (this.#made?.count === count) return this.#made.clocks
    const options = { until: now + ahead, budget: budgetFor(isSpent), onUnsure: () => {} }
    // Whole days are days, wherever.
    const clocks = new Clocks(this.#zones.zones, { floating: timezone, owner: 'UTC' }, options)
    this.#made = { count, clocks }
    return clocks
  }

  #timeOf(instant: number, isDay: boolean, zone: ZoneCode): FoundTime {
    if (isDay) {
      return { local: localOf(instant), offset: null, timezone: null, precision: 'date_only' }
    }
    const clocks = this.#clocks()
    const offset = clocks.zoneOf(zone).offsetAt(instant)
    const local = localOf(instant + offset)
    // Whose clocks it is by, only the account knows.
    if (!clocks.isKnown(zone) || zone === zoneCodes.floating) {
      return { local, offset: null, timezone: null, precision: 'exact' }
    }
    const named = this.#zones.zones[zone - 1]
    const timezone = typeof named === 'string' ? named : null
    return { local, offset: offset / 60, timezone, precision: 'exact' }
  }
}

/** One time of an event. */
interface Occurrence {
  readonly span: Span
  readonly isDay: boolean
  readonly zone: ZoneCode
  /** Whether it takes no time, by the lines that were looked at. */
  readonly is_free: boolean
  /** Whether it stands for many, from the first to the last. */
  readonly is_stretch: boolean
}

function earlier(first: Occurrence | null, one: Occurrence): Occurrence {
  return first === null || one.span.from < first.span.from ? one : first
}

/** What a clock shows that counts these seconds, as `FoundTime` has it. */
function localOf(clock: number): string {
  return new Date(clock * 1_000).toISOString().slice(0, 19)
}
