import { weekdayOf } from '#server/domain/basics/days.ts'
import type { TimeSpan } from '#server/domain/finding/span.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'

/** A stretch of the week in minutes since Monday 00:00, on the clocks of the place; `until` is exclusive. */
export interface MinuteRange {
  readonly from: number
  /** At most 10,080. */
  readonly until: number
}

const day = 1_440
const week = 7 * day

const dayNames = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

/** The most characters of opening hours that are read. */
const most = 1_000

/**
 * Reads opening hours as OpenStreetMap writes them: days and ranges of time, `off`, and `24/7`. A time that is not after the
 * start of its range is on the next day. A later rule replaces the earlier ones on its days. Null for anything else:
 * seasons, holidays, sunrise and comments are not known.
 */
export function readOpeningHours(text: string): MinuteRange[] | null {
  if (text.length > most) return null
  const rules = text
    .toLowerCase()
    .split(';')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
  if (rules.length === 0) return null
  const byDay = dayNames.map((): MinuteRange[] => [])
  for (const rule of rules) {
    const read = ruleOf(rule)
    if (read === null) return null
    for (const index of read.days) byDay[index] = read.spans.map((span) => shifted(span, index))
  }
  return united(byDay.flat())
}

interface Rule {
  readonly days: readonly number[]
  /** In minutes of the day on which they begin; `until` may be after its end. */
  readonly spans: readonly MinuteRange[]
}

function ruleOf(rule: string): Rule | null {
  if (rule === '24/7') return { days: [0, 1, 2, 3, 4, 5, 6], spans: [{ from: 0, until: day }] }
  const parts = /^((?:mo|tu|we|th|fr|sa|su)(?:[a-z,\s-]*[a-z])?(?=\s|$))?\s*(.*)$/.exec(rule)
  const [, named, rest = ''] = parts ?? []
  const [daysText, times] = splitOff(named, rest)
  const days = daysText === undefined ? [0, 1, 2, 3, 4, 5, 6] : daysOf(daysText)
  if (days === null) return null
  if (times === 'off' || times === 'closed') return { days, spans: [] }
  if (times === '24/7') return { days, spans: [{ from: 0, until: day }] }
  const spans = times.split(',').map((span) => spanOf(span.trim()))
  return spans.every((span) => span !== null) ? { days, spans } : null
}

/** "mo off" has its last word among the days. */
function splitOff(named: string | undefined, rest: string): [string | undefined, string] {
  const found = rest === '' ? /^(.*)\s(off|closed)$/.exec(named ?? '') : null
  return found ? [found[1], found[2] ?? ''] : [named, rest]
}

/** The days of "mo-fr, su", from 0 for Monday; a range may go over Sunday. */
function daysOf(text: string): number[] | null {
  const days: number[] = []
  for (const part of text.split(',')) {
    const [first, last, ...others] = part.split('-').map((name) => dayNames.indexOf(name.trim()))
    if (first === undefined || first < 0 || others.length > 0) return null
    if (last !== undefined && last < 0) return null
    const count = last === undefined ? 1 : ((last - first + 7) % 7) + 1
    for (let index = 0; index < count; index += 1) days.push((first + index) % 7)
  }
  return days
}

function spanOf(text: string): MinuteRange | null {
  const [, h1, m1, h2, m2] = /^(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)$/.exec(text) ?? []
  const from = minuteOf(h1, m1)
  const until = minuteOf(h2, m2)
  if (from === null || until === null || from >= day) return null
  // Hours from 24 on are those of the next day.
  return { from, until: until > from ? until : until + day }
}

function minuteOf(hours: string | undefined, minutes: string | undefined): number | null {
  const [hour, minute] = [Number(hours), Number(minutes)]
  return hour <= 48 && minute < 60 && hour * 60 + minute <= 2 * day ? hour * 60 + minute : null
}

function shifted({ from, until }: MinuteRange, index: number): MinuteRange {
  return { from: from + index * day, until: until + index * day }
}

/** Ranges within the week, in order; what goes over its end is at its beginning, and what touches is one. */
function united(ranges: readonly MinuteRange[]): MinuteRange[] {
  const within = ranges.flatMap(({ from, until }) => {
    const end = Math.min(until, from + week)
    return end <= week
      ? [{ from, until: end }]
      : [
          { from, until: week },
          { from: 0, until: end - week },
        ]
  })
  const found: { from: number; until: number }[] = []
  for (const { from, until } of within.sort((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else found.push({ from, until })
  }
  return found
}

/** The text of an `int4multirange`. */
export function writeMinutes(ranges: readonly MinuteRange[]): string {
  return `{${ranges.map(({ from, until }) => `[${from},${until})`).join(',')}}`
}

/** The ranges of an `int4multirange` that `writeMinutes` wrote; null for null, which are hours that are not known. */
export function readMinutes(text: string | null): MinuteRange[] | null {
  if (text === null) return null
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, until]) => {
    return { from: Number(from), until: Number(until) }
  })
}

/** Whether a place with these hours is open at an instant, and so many minutes from then on, in its zone. */
export function isOpenFor(
  ranges: readonly MinuteRange[],
  { at, minutes, timezone }: { at: Date; minutes: number; timezone: string },
): boolean {
  return lasts(ranges, minuteOfWeek(at, timezone), minutes)
}

/** Whether something of so many minutes may begin within a span while a place with these hours is open all along. */
export function hasRoom(
  ranges: readonly MinuteRange[],
  { span, minutes, timezone }: { span: TimeSpan; minutes: number; timezone: string },
): boolean {
  const first = minuteOfWeek(span.from, timezone)
  const length = span.until === null ? week : (span.until.getTime() - span.from.getTime()) / 60_000
  const begins = ranges
    .map(({ from }) => (from - first + week) % week)
    .filter((after) => after < length)
  return [0, ...begins].some((after) => lasts(ranges, (first + after) % week, minutes))
}

/** The spans of the week that spans of time cover, on the clocks of a zone. */
export function minutesOfWeek(spans: readonly TimeSpan[], timezone: string): MinuteRange[] {
  return spans.flatMap(({ from, until }) => {
    const first = minuteOfWeek(from, timezone)
    const length = until === null ? week : Math.ceil((until.getTime() - from.getTime()) / 60_000)
    const end = first + length
    if (length >= week) return [{ from: 0, until: week }]
    return end <= week
      ? [{ from: first, until: end }]
      : [
          { from: first, until: week },
          { from: 0, until: end - week },
        ]
  })
}

/** What the clocks of a zone show at an instant, in minutes since Monday 00:00. */
function minuteOfWeek(instant: Date, timezone: string): number {
  const { date, seconds } = wallTimeOf(instant, timezone)
  return (weekdayOf(date) - 1) * day + Math.floor(seconds / 60)
}

function lasts(ranges: readonly MinuteRange[], start: number, minutes: number): boolean {
  const next = ranges.map(({ from, until }) => ({ from: from + week, until: until + week }))
  let end = start
  for (const { from, until } of [...ranges, ...next]) if (from <= end && until > end) end = until
  return end > start && end >= Math.min(start + minutes, start + week)
}
