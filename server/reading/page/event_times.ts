import type { FoundTime } from '#server/domain/language/claim.ts'
import { addMinutes, orderOf, readDuration, readMetaTime } from '#server/reading/page/time.ts'
import {
  lineFrom,
  nameOf,
  type Thing,
  textsOf,
  thingsOf,
  valuesOf,
} from '#server/reading/page/thing.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { timeZoneNamed } from '#server/domain/basics/time_zone.ts'

/** One date of an event. */
export interface EventTime {
  readonly starts: FoundTime
  readonly ends: FoundTime | null
}

/** When an event takes place, and how it repeats in our words. */
export interface EventTimes {
  /** The earliest first; at most 100. */
  readonly times: readonly EventTime[]
  readonly repeats: string | null
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const day_ms = 86_400_000

/** How many dates of one event are kept, and how far a schedule is followed. */
const most = { dates: 100, days: 400 }

/** The dates that things of one name have: their own, those of their schedules, and of their parts of that name. */
export function timesOf(events: readonly Thing[], now: string): EventTimes {
  const times: EventTime[] = []
  let repeats: string | null = null
  for (const event of events.slice(0, 200)) {
    const own = ownTimes(event)
    times.push(...own)
    for (const schedule of thingsOf(event, 'eventSchedule').slice(0, 20)) {
      const series = scheduleTimes(schedule, now)
      // The dates of a series itself are those between which it repeats.
      if (series.times.length > 0 && own.length > 0)
        times.splice(times.length - own.length, own.length)
      times.push(...series.times)
      repeats ??= series.repeats
    }
  }
  const byStart = new Map<number, EventTime>()
  for (const time of times) {
    const key = orderOf(time.starts)
    const known = byStart.get(key)
    if (!known || (!known.ends && time.ends)) byStart.set(key, time)
  }
  const sorted = [...byStart.entries()].sort(([one], [other]) => one - other)
  const kept = nearest(sorted, Date.parse(now)).map(([, time]) => time)
  return { times: kept, repeats: repeats ?? weekly(kept) }
}

/**
 * Of events of one name those at the place of the next one, that one first: a tour has a place for each date, and the
 * date of one must not get the place of another.
 */
export function atNextPlace(events: readonly Thing[], now: string): readonly Thing[] {
  const places = new Set(events.flatMap((event) => placeKey(event) ?? []))
  if (events.length < 2 || places.size < 2) return events
  // Half a day late is still tonight.
  const from = Date.parse(now) - day_ms / 2
  const dated = events.slice(0, 200).flatMap((event) => {
    const starts = timesOf([event], now).times.map((time) => orderOf(time.starts))
    const at = starts.find((start) => start >= from) ?? starts.at(-1)
    return at === undefined ? [] : [{ event, at }]
  })
  const coming = dated.filter(({ at }) => at >= from).sort((one, other) => one.at - other.at)
  const next = (coming[0] ?? dated.sort((one, other) => other.at - one.at)[0])?.event
  if (!next) return events
  const place = placeKey(next)
  return [next, ...events.filter((event) => event !== next && placeKey(event) === place)]
}

/** A key of where an event is; null where it does not say. */
function placeKey(event: Thing): string | null {
  const [location] = valuesOf(event, 'location')
  if (location === undefined) return null
  const name = typeof location === 'string' ? location.slice(0, 300) : nameOf(location)
  return name === null ? null : nameKey(name)
}

/** Of many dates those that are not long past. */
function nearest(sorted: [number, EventTime][], now: number): [number, EventTime][] {
  if (sorted.length <= most.dates) return sorted
  const from = sorted.findIndex(([at]) => at >= now - day_ms)
  const start = Math.min(from < 0 ? sorted.length : from, sorted.length - most.dates)
  return sorted.slice(start, start + most.dates)
}

function ownTimes(event: Thing): EventTime[] {
  const starts = textsOf(event, 'startDate', 'startTime').slice(0, most.dates)
  const ends = textsOf(event, 'endDate', 'endTime')
  const duration = readDuration(lineFrom(event, 40, 'duration') ?? '')
  return starts.flatMap((text, at) => {
    const start = readMetaTime(text)
    if (!start) return []
    const end = readMetaTime(ends[at] ?? '') ?? (duration === null ? null : later(start, duration))
    const time = { starts: start, ends: end }
    // Who writes 24:00 means that midnight.
    return [/[T ]24:00/.test(text) ? time : wholeDays(time)]
  })
}

function later(start: FoundTime, minutes: number): FoundTime | null {
  if (start.precision === 'date_only') return null
  return { ...start, ...addMinutes(start.local, minutes) }
}

/** Midnight to midnight is how sites write days whose time they do not know. */
function wholeDays(time: EventTime): EventTime {
  const { starts, ends } = time
  const isMidnight = (one: FoundTime | null) => one === null || /T(00:00|23:59)/.test(one.local)
  if (!/T00:00:00$/.test(starts.local) || !isMidnight(ends)) return time
  const day = (one: FoundTime): FoundTime => ({
    ...one,
    local: `${one.local.slice(0, 10)}T00:00:00`,
    offset: null,
    precision: 'date_only',
  })
  return { starts: day(starts), ends: ends && day(ends) }
}

/** "Every Thursday" where there are three dates or more, each a week after the one before. */
function weekly(times: readonly EventTime[]): string | null {
  const [first] = times
  if (!first || times.length < 3) return null
  const starts = times.map(({ starts: { local } }) => Date.parse(`${local.slice(0, 10)}T00:00:00Z`))
  const isWeekly = starts.every((at, index) => {
    return index === 0 || at - (starts[index - 1] ?? 0) === 7 * day_ms
  })
  return isWeekly ? `Every ${dayOf(starts[0] ?? 0)}` : null
}

function dayOf(at: number): string {
  return days[new Date(at).getUTCDay()] ?? ''
}

/** The next date of a schedule, and the words for all of them. */
function scheduleTimes(schedule: Thing, now: string): EventTimes {
  const nothing = { times: [], repeats: null }
  const start = readMetaTime(lineFrom(schedule, 40, 'startDate') ?? '')
  const end = readMetaTime(lineFrom(schedule, 40, 'endDate') ?? '')
  const frequency = (lineFrom(schedule, 40, 'repeatFrequency') ?? '').toUpperCase()
  const zone = timeZoneNamed(lineFrom(schedule, 60, 'scheduleTimezone') ?? '')
  const byDay = textsOf(schedule, 'byDay').flatMap((text) => {
    const at = days.findIndex((day) => day.slice(0, 2).toLowerCase() === dayStart(text))
    return at < 0 ? [] : [at]
  })
  const isWeekly = /^(P1W|P7D|WEEKLY)$/.test(frequency) || (frequency === '' && byDay.length > 0)
  const isDaily = /^(P1D|DAILY)$/.test(frequency)
  const wanted = new Set(byDay)
  if (isWeekly && wanted.size === 0 && start) wanted.add(new Date(`${start.local}Z`).getUTCDay())
  if (isDaily && wanted.size === 0) for (let day = 0; day < 7; day += 1) wanted.add(day)
  if (wanted.size === 0 || !(isWeekly || isDaily)) return nothing
  const except = new Set(
    textsOf(schedule, 'exceptDate').map((text) => readMetaTime(text)?.local.slice(0, 10)),
  )
  const clock = clockOf(lineFrom(schedule, 20, 'startTime'))
  const endClock = clockOf(lineFrom(schedule, 20, 'endTime'))
  const today = Date.parse(`${new Date(now).toISOString().slice(0, 10)}T00:00:00Z`)
  const from = Math.max(
    today - day_ms,
    start ? Date.parse(`${start.local.slice(0, 10)}T00:00:00Z`) : 0,
  )
  const last = end ? Date.parse(`${end.local.slice(0, 10)}T00:00:00Z`) : Number.POSITIVE_INFINITY
  const times: EventTime[] = []
  for (
    let at = from;
    at <= last && at < from + most.days * day_ms && times.length < 20;
    at += day_ms
  ) {
    const date = new Date(at).toISOString().slice(0, 10)
    if (!wanted.has(new Date(at).getUTCDay()) || except.has(date)) continue
    const starts = onDay(date, clock, zone)
    const over = endClock !== null && clock !== null && endClock <= clock
    const endDate = new Date(at + (over ? day_ms : 0)).toISOString().slice(0, 10)
    times.push({ starts, ends: endClock && clock ? onDay(endDate, endClock, zone) : null })
  }
  const names = [...wanted]
    .sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
    .map((at) => days[at])
  const repeats = wanted.size === 7 ? 'Every day' : `Every ${joined(names)}`
  return { times, repeats }
}

function dayStart(text: string): string {
  return text.split('/').at(-1)?.trim().slice(0, 2).toLowerCase() ?? ''
}

function joined(names: readonly (string | undefined)[]): string {
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** `19:00:00` of `19:00`, with or without an offset, which the schedule's zone replaces. */
function clockOf(text: string | null): string | null {
  const match = /^T?(\d{2}):(\d{2})(?::(\d{2}))?/.exec(text ?? '')
  return match ? `${match[1]}:${match[2]}:${match[3] ?? '00'}` : null
}

function onDay(date: string, clock: string | null, timezone: string | null): FoundTime {
  const precision = clock === null ? 'date_only' : 'exact'
  return { local: `${date}T${clock ?? '00:00:00'}`, offset: null, timezone, precision }
}
