import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import type { DayHours } from '#server/domain/language/time/parts.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { readingsOf, readWhenWords } from '#server/domain/finding/when_words.ts'
import { windowOf } from '#server/domain/finding/window.ts'
import type { WhenWords } from '#server/domain/finding/when_said.ts'

/** Where the clocks are that phrases are read on. */
export const timezone = 'Europe/Berlin'

const hour = 3_600_000

/** A time that a phrase may mean, on the clocks of `timezone`. */
export interface Meaning {
  readonly day: string
  /** The last of several days. */
  readonly last: string | null
  /** `19:30`, or the hours of a part of the day, `17:00-24:00`. */
  readonly clock: string | null
  /** Whether those hours are a part of the day. */
  readonly is_part: boolean
}

/** What `when` takes a phrase for, soonest first, without what is over; null where it is not understood. */
export function meantByWhen(phrase: string, now: Date): Meaning[] | null {
  const { date, seconds } = wallTimeOf(now, timezone)
  const words = readWhenWords(phrase, date, { seconds, timezone })
  return words && readingsOf(words).flatMap((reading) => spanned(reading, now))
}

function spanned(words: WhenWords, now: Date): Meaning[] {
  const wanted = { words: [words], slots: null, start: null, minutes: 120 }
  const spans = windowOf(wanted, timezone, now).spans ?? []
  const [first, end] = [spans[0]?.from, spans.at(-1)?.until]
  if (!first || !end) return []
  const { hours } = words
  const isAround = hours !== null && hours.until - hours.from === 3600
  const from = wallTimeOf(new Date(first.getTime() + (isAround ? hour / 2 : 0)), timezone)
  const last = wallTimeOf(new Date(end.getTime() - 1), timezone).date
  const clock = hours && (isAround ? clockAt(from.seconds) : hoursWritten(hours))
  const is_part = hours !== null && !isAround
  return [
    { day: from.date, last: hours === null && last > from.date ? last : null, clock, is_part },
  ]
}

function hoursWritten({ from, until }: DayHours): string {
  return `${clockAt(from)}-${clockAt(until)}`
}

function clockAt(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}`
}

/** What a capture takes a phrase for in a note, soonest first. */
export function meantByCapture(note: string, now: Date): Meaning[] {
  const about = { now: now.toISOString(), timezone, language: null, is_note: true }
  const found = readDates(note, about).flatMap(({ starts, ends, either }) =>
    (either ?? [starts]).map((time) => timed(time, either ? null : ends)),
  )
  return found.sort((one, other) => (written(one) < written(other) ? -1 : 1))
}

/** A time that was found, as a meaning. */
export function timed({ local, precision, part }: FoundTime, ends: FoundTime | null): Meaning {
  const end = ends?.local.slice(11, 16)
  const span = ends?.precision === 'exact' ? `-${end}` : ''
  return {
    day: local.slice(0, 10),
    last: ends?.precision === 'date_only' ? ends.local.slice(0, 10) : null,
    clock:
      precision === 'exact' ? `${local.slice(11, 16)}${span}` : part ? hoursWritten(part) : null,
    is_part: part !== undefined,
  }
}

/** `2026-11-27`, `2026-11-28..2026-11-29`, `2026-11-27 19:30`, `2026-11-27 17:00-24:00` */
export function written({ day, last, clock }: Meaning): string {
  return `${day}${last === null ? '' : `..${last}`}${clock === null ? '' : ` ${clock}`}`
}

/** Whether both are the same days, and the same times or parts of a day. */
export function agree(when: readonly Meaning[], capture: readonly Meaning[]): boolean {
  return (
    when.length === capture.length &&
    when.every((one, index) => {
      const other = capture[index]
      // A question of a capture names the first day of a weekend.
      const isLast = capture.length > 1 || one.last === other?.last
      return other?.day === one.day && isLast && hasTime(one.clock, other.clock)
    })
  )
}

function hasTime(when: string | null, capture: string | null): boolean {
  if (capture === null) return when === null || when.includes('-')
  const [from = '', until] = (when ?? '').split('-')
  return when === capture || (until !== undefined && from <= capture && capture < until)
}
