import { componentsOf, type Calendar } from '#server/domain/ics/components.ts'
import {
  budgetFor,
  type CalendarContext,
  type CalendarProblem,
  type ExpandedCalendar,
} from '#server/domain/ics/context.ts'
import { lengthOf, secondsOf } from '#server/domain/ics/duration.ts'
import { addressOf } from '#server/domain/ics/event.ts'
import { expandParsed } from '#server/domain/ics/expand.ts'
import { freeBusyOf } from '#server/domain/ics/free_busy.ts'
import { groupsOf } from '#server/domain/ics/groups.ts'
import { isCalendar, latinOf, textOf } from '#server/domain/ics/lines.ts'
import { packCalendar, type ParsedCalendar } from '#server/domain/ics/parsed.ts'
import { ZoneTable } from '#server/domain/ics/zone_table.ts'

/** The most bytes of a calendar. */
export const max_bytes = 20_000_000

/** The most events that are kept: those that are over and do not recur are not. */
const maxEvents = 20_000

/** A calendar that was read. */
export interface CalendarRead {
  /** What times depend on, compressed, for `expandCalendar`. */
  readonly parsed: Uint8Array
  readonly busy: ExpandedCalendar
  /** Whether the file broke off before its end. Then all time that is not busy is unknown. */
  readonly cut: boolean
  /** How often the calendar asks to be read; null where it does not say. */
  readonly refresh_seconds: number | null
  /** What it calls itself; null for nothing. */
  readonly name: string | null
  /** Addresses that it says are its owner's, in lower case; they count as `context.addresses` do. */
  readonly addresses: string[]
}

/**
 * Reads a calendar (RFC 5545), however badly it is written. What cannot be read leaves the rest as it is, and the
 * calendar incomplete. `isSpent` says whether the time for it has passed: what is not expanded by then is unknown.
 */
export function readCalendar(
  bytes: Uint8Array,
  context: CalendarContext,
  isSpent: () => boolean = () => false,
): CalendarRead | CalendarProblem {
  if (bytes.byteLength > max_bytes) return { problem: 'too_large' }
  const latin = latinOf(bytes)
  if (!isCalendar(latin)) return { problem: 'not_a_calendar' }
  const file = componentsOf(latin)
  const names = file.calendars.map(nameOf).filter((name) => name !== null)
  const addresses = names.map(addressOf).filter((name) => /^[^\s@]+@[^\s@]+$/.test(name))
  const zones = new ZoneTable(file.zones)
  const found = groupsOf(file, {
    zones,
    addresses: new Set([...context.addresses.map(addressOf), ...addresses]),
    isOwn: ownBy(context),
    from: context.from * 900,
  })
  if (found.kept > maxEvents) return { problem: 'too_complex' }
  const { taken, known, left_out } = freeBusyOf(file)
  // Nothing of it was understood.
  if (!file.ended && found.events + taken.length === 0) return { problem: 'not_a_calendar' }
  const isFreeBusy = file.freebusy.length > 0 && file.events.length === 0
  const calendar: Omit<ParsedCalendar, 'version'> = {
    zones: zones.zones,
    groups: found.groups,
    taken,
    known: isFreeBusy ? (known ?? boundsOf(taken)) : null,
    events: found.events + taken.length,
    left_out: found.left_out + left_out,
    incomplete: found.isUnsure || found.left_out + left_out > 0 || (isFreeBusy && known === null),
    over: found.over,
    cut: !file.ended,
  }
  return {
    parsed: packCalendar(calendar),
    cut: calendar.cut,
    busy: expandParsed(calendar, context, budgetFor(isSpent)),
    refresh_seconds: refreshOf(file.calendars),
    name: names[0] ?? null,
    addresses: [...new Set(addresses)],
  }
}

/** Whether an event is a plan that the account knows, by its UID. */
function ownBy({ brand, own_uids }: CalendarContext): (uid: string) => boolean {
  const known = own_uids && new Set(own_uids.map((uid) => uid.toLowerCase()))
  const end = `@${brand.toLowerCase()}`
  return (uid) => {
    if (brand === '' || uid.length < end.length) return false
    if (uid.slice(-end.length).toLowerCase() !== end) return false
    return known?.has(uid.toLowerCase()) ?? true
  }
}

/** Where free/busy time says no bounds, it is known from the first of it to the last. */
function boundsOf(taken: ParsedCalendar['taken']): [from: number, to: number] {
  if (taken.length === 0) return [0, 0]
  const from = taken.reduce((least, [one]) => Math.min(least, one), Number.POSITIVE_INFINITY)
  return [from, taken.reduce((most, [, one]) => Math.max(most, one), from)]
}

function nameOf(calendar: Calendar): string | null {
  const written = textOf(calendar.get('X-WR-CALNAME')?.value ?? '')
  const name = written
    .replace(/\\[nN]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim()
  return name === '' ? null : name.slice(0, 200)
}

/** The longest time that REFRESH-INTERVAL or X-PUBLISHED-TTL asks for, in seconds. */
function refreshOf(calendars: readonly Calendar[]): number | null {
  const asked = calendars
    .flatMap((one) => [one.get('REFRESH-INTERVAL'), one.get('X-PUBLISHED-TTL')])
    .map((line) => line && lengthOf(line.value))
    .map((length) => (length ? secondsOf(length) : 0))
  const longest = asked.reduce((most, one) => Math.max(most, one), 0)
  return longest > 0 ? longest : null
}
