import type { DiscoveryFilters, WhenPreset } from '#generated/types.ts'
import type { TimeSpan } from '#server/domain/finding/span.ts'
import { readingsOf, readWhenWords } from '#server/domain/finding/when_words.ts'
import { type Window, windowOf } from '#server/domain/finding/window.ts'
import {
  because,
  hasNoOffset,
  mustBeExactStart,
  mustNotBeBlank,
} from '#server/domain/messages/input.ts'
import {
  mustComeAfter,
  needsStart,
  needsTime,
  whenTooShort,
} from '#server/domain/messages/recommendations.ts'
import { withOwnOffset } from '#server/domain/basics/own_offset.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { wallTimeOf, zonedInstant } from '#server/domain/basics/wall_clock.ts'
import { readBound } from '#server/domain/basics/wall_time_bound.ts'
import { readWhenPreset } from '#server/domain/availability/when_preset.ts'
import type { WhenWords } from '#server/domain/finding/when_said.ts'

/** The fields of a request that say when. */
export type TimeInput = Pick<
  DiscoveryFilters,
  | 'when_preset'
  | 'when'
  | 'time_slots'
  | 'duration_minutes'
  | 'constraint_kind'
  | 'requested_start_at'
>

/** What a request says of time. */
export interface ReadTime {
  readonly window: Window
  /** The same as fields of a request, with everything that was understood. */
  readonly applied: TimeInput
  /** The field whose words mean no time that is known; null where there is none. */
  readonly unclear: '/when_preset' | '/when' | null
  /** The times that the words of `/when` may mean, soonest first, where they may mean two that are ahead. */
  readonly choices: readonly (readonly TimeSpan[])[]
}

/** How long something takes if nobody says, in minutes. */
const usualMinutes = 120

/** Up to so many spans of time are named in an answer; words that mean more are repeated as they were said. */
const maxNamed = 12

const minute = 60_000

/** Reads what a request says of time, on the clocks of `timezone`. Violations are added for what is wrong. */
export function readTime(
  input: TimeInput,
  { timezone, now }: { timezone: string; now: Date },
  violations: Violation[],
): ReadTime {
  const minutes = input.duration_minutes ?? usualMinutes
  if (input.when !== undefined && isBlank(input.when)) {
    violations.push({ pointer: '/when', code: 'blank', message: mustNotBeBlank })
  }
  const slots = readSlots(input, timezone, violations)
  const start = readStart(input, timezone, violations)
  const { date, seconds } = wallTimeOf(now, timezone)
  const preset = presetOf(input.when_preset)
  const words =
    input.when === undefined ? null : readWhenWords(input.when, date, { seconds, timezone })
  const hasOther = words !== null || slots !== null || start !== null
  const unclear =
    input.when_preset !== undefined && (preset === null || (preset === 'custom' && !hasOther))
      ? '/when_preset'
      : input.when !== undefined && words === null
        ? '/when'
        : null
  // Without a duration, something may begin in a short slot and end after it.
  const isMeasured = input.duration_minutes !== undefined
  const long = slots?.filter((slot) => !isMeasured || lasts(slot, minutes)) ?? null
  if (slots !== null && slots.length > 0 && long?.length === 0) {
    violations.push({ pointer: '/duration_minutes', code: 'rule', message: whenTooShort })
  }
  const presetWords = preset === null || preset === 'custom' ? [] : [wordsOfPreset(preset)]
  const wanted = {
    slots: long,
    start: start && { at: start, is_exact: input.constraint_kind === 'exact_start' },
    minutes,
  }
  const meant = words === null ? [null] : readingsOf(words)
  const read = meant.map((said) => {
    const all = said === null ? presetWords : [...presetWords, said]
    return { said, window: aheadOf(windowOf({ ...wanted, words: all }, timezone, now)) }
  })
  // Of two times that may be meant the one that is ahead is.
  const ahead = read.filter(({ window }) => window.spans?.length !== 0)
  const { said, window } = ahead[0] ??
    read[0] ?? { said: null, window: windowOf({ ...wanted, words: [] }, timezone, now) }
  return {
    window,
    applied: appliedOf(input, window, { preset, said, start, long }),
    unclear: unclear ?? (ahead.length > 1 ? '/when' : null),
    choices: ahead.length > 1 ? ahead.map((one) => one.window.spans ?? []) : [],
  }
}

/** A window without what of it has passed. */
function aheadOf(whole: Window): Window {
  const isAhead = ({ until }: TimeSpan) => until === null || until > whole.now
  return { ...whole, spans: whole.spans?.filter(isAhead) ?? null }
}

/** Spans as slots of a request, but for one without an end. */
export function slotsOf(
  spans: readonly TimeSpan[],
  timezone: string,
): { starts_at: string; ends_at: string }[] {
  return spans.flatMap(({ from, until }) =>
    until === null
      ? []
      : [{ starts_at: zonedInstant(from, timezone), ends_at: zonedInstant(until, timezone) }],
  )
}

function presetOf(text: string | undefined): WhenPreset | null {
  return text === undefined ? null : readWhenPreset(text)
}

function wordsOfPreset(preset: WhenPreset): WhenWords {
  return { preset, dates: null, or: null, weekdays: null, next_only: false, hours: null }
}

function readSlots({ time_slots }: TimeInput, zone: string, violations: Violation[]) {
  if (time_slots === undefined || time_slots.length === 0) return null
  return time_slots.flatMap(({ starts_at, ends_at }, index): TimeSpan[] => {
    const pointer = `/time_slots/${index}`
    const from = readBound(
      starts_at,
      { pointer: `${pointer}/starts_at`, zone, is: 'start' },
      violations,
    )
    const until = readBound(ends_at, { pointer: `${pointer}/ends_at`, zone, is: 'end' }, violations)
    if (!from || !until) return []
    if (from < until) return [{ from, until }]
    violations.push({ pointer: `${pointer}/ends_at`, code: 'rule', message: mustComeAfter })
    return []
  })
}

function readStart(
  { requested_start_at: text, constraint_kind }: TimeInput,
  zone: string,
  violations: Violation[],
): Date | null {
  const pointer = '/requested_start_at'
  if (text !== undefined) {
    refuseOwnClock(text, { pointer, zone }, violations)
    const start = readBound(text, { pointer, zone, is: 'start' }, violations)
    if (start && constraint_kind !== undefined && !text.includes(':')) {
      violations.push({ pointer, code: 'rule', message: needsTime })
    }
    return start
  }
  if (constraint_kind !== undefined) {
    violations.push({ pointer, code: 'required', message: needsStart })
  }
  return null
}

/** A violation where a start has no offset: a traveller's clock shows another time than the account's at home. */
export function refuseOwnClock(
  text: string,
  { pointer, zone }: { readonly pointer: string; readonly zone: string },
  violations: Violation[],
): void {
  const meant = withOwnOffset(text, zone)
  if (meant === null) return
  const message = because(mustBeExactStart, hasNoOffset(text.trim()))
  violations.push({ pointer, code: 'format', message, suggestion: meant })
}

function lasts({ from, until }: TimeSpan, minutes: number): boolean {
  return until === null || until.getTime() - from.getTime() >= minutes * minute
}

interface Understood {
  preset: WhenPreset | null
  said: WhenWords | null
  start: Date | null
  long: readonly TimeSpan[] | null
}

function appliedOf(
  input: TimeInput,
  { spans, timezone, minutes }: Window,
  { preset, said, start, long }: Understood,
): TimeInput {
  const isPresetAlone =
    said === null ||
    (said.preset !== null && said.hours === null && (preset === null || preset === said.preset))
  const named = preset ?? (isPresetAlone ? (said?.preset ?? null) : null)
  const asked = said !== null && !isPresetAlone ? spans : long
  // What has passed, and what is too short to last that long, is repeated as it was said.
  const isShort =
    asked !== null &&
    asked.length > 0 &&
    asked.length <= maxNamed &&
    (input.duration_minutes === undefined || asked.every((span) => lasts(span, minutes)))
  const slots = isShort ? slotsOf(asked, timezone) : (input.time_slots ?? [])
  const needsWords = !isPresetAlone && !isShort
  return {
    ...(named !== null && { when_preset: named }),
    ...(needsWords && input.when !== undefined && { when: input.when }),
    ...(slots.length > 0 && { time_slots: slots }),
    ...(input.duration_minutes !== undefined && { duration_minutes: input.duration_minutes }),
    ...(input.constraint_kind !== undefined && { constraint_kind: input.constraint_kind }),
    ...(start !== null && { requested_start_at: zonedInstant(start, timezone) }),
  }
}
