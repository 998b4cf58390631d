import type { CapabilityId } from '#generated/types.ts'
import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { pointerTo } from '#server/domain/basics/pointer.ts'
import { isTimeZone } from '#server/domain/basics/time_zone.ts'
import { instantsShown, withOffset, withoutWeekday } from '#server/domain/basics/written_time.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { shownTwice, skippedByClocks } from '#server/domain/messages/tools.ts'
import { schemasAt } from '#server/runtime/schema.ts'

type Members = Readonly<Record<string, unknown>>

/**
 * The input of a call with the times as inputs have them that are written as texts write them, so that a model can copy
 * them: with or without the weekday, without seconds. A time whose weekday is not that of its date stays as it is, and is
 * refused. Only where the capability takes a time or a day, and everything else as it is.
 */
export function withTimes(capability: CapabilityId, input: Members): Members {
  const inside = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') return timeAt(capability, path, value)
    if (path.length > deepest) return value
    if (Array.isArray(value)) return value.map((one, at) => inside(one, [...path, String(at)]))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, inside(member, [...path, name])]),
    )
  }
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, inside(value, [field])]),
  )
}

/** No input that takes a time is deeper. */
const deepest = 8

// Fields that the schema leaves open, and that take a day alone or a time without an offset, too.
const readsTimes = /_(?:at|after|before|start|end)$/

function timeAt(capability: CapabilityId, path: readonly string[], text: string): string {
  const plain = withoutWeekday(text)
  if (plain === null) return text
  const found = schemasAt(capability, 'input', pointerTo(path))
  const formats = found.flatMap(({ format }) => format ?? [])
  if (formats.includes('date-time')) return withSeconds(plain) ?? text
  const takesDays =
    formats.includes('date') || (formats.length === 0 && readsTimes.test(path.at(-1) ?? ''))
  return takesDays ? (found.length === 0 ? (withSeconds(plain) ?? plain) : plain) : text
}

/** A time with an offset, with its seconds; null for a day, and for a time without an offset. */
function withSeconds(text: string): string | null {
  const [, minutes, seconds = ':00', offset] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? []
  return minutes === undefined ? null : `${minutes}${seconds}${offset}`
}

/** An input whose times have offsets, and whether any was without. */
export interface Timed {
  readonly input: Members
  readonly isAssumed: boolean
  /** The times that the clocks do not show, or show twice, and what to send in their place. */
  readonly unclear: readonly Violation[]
}

/**
 * An input whose times are those of the account where they have no offset: a person means their own clock. Bounds of a period may be
 * days. A time that the clocks do not show, or show twice, stays as it is, and is to be refused.
 */
export function withOffsets(facts: CapabilityFacts, sent: Members, timezone: string): Timed {
  let isAssumed = false
  const unclear: Violation[] = []
  // A search takes its bounds only together with their zone.
  const isBare = facts.id === 'ideas.search' && sent.timezone === undefined
  const isBound = sent.starts_after !== undefined || sent.starts_before !== undefined
  const input = isBare && isBound ? { ...sent, timezone } : sent
  isAssumed = input !== sent
  const named = typeof input.timezone === 'string' ? input.timezone.trim() : timezone
  const zone = named !== timezone && isTimeZone(named) ? named : timezone
  const inside = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const timed = offsetAt(facts, path, value, zone)
      isAssumed ||= timed !== value
      if (timed === value) unclear.push(...unclearAt(facts, path, value, zone))
      return timed
    }
    if (path.length > deepest) return value
    if (Array.isArray(value)) return value.map((one, at) => inside(one, [...path, String(at)]))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, inside(member, [...path, name])]),
    )
  }
  const timed = Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, inside(value, [field])]),
  )
  return { input: isAssumed ? timed : sent, isAssumed, unclear }
}

/** Times that schemas leave open, and that have to be exact. */
const exact = /^(?:requested_(?:start|end)_at|time_slots)$/

const begins = /(?:_after|_start)$/
const ends = /(?:_before|_end)$/

function offsetAt(
  { id }: CapabilityFacts,
  path: readonly string[],
  text: string,
  zone: string,
): string {
  // A time whose weekday is not that of its date stays as it is, too.
  const plain = withoutWeekday(text)
  if (plain === null) return text
  const field = path.at(-1) ?? ''
  const isTime = isTimeAt(id, path)
  if (!isTime && !exact.test(path[0] ?? '')) return text
  // Until a day may mean with that day.
  if (plain.length === 10 && field.endsWith('_end')) return text
  const bound = isTime && begins.test(field) ? 'start' : isTime && ends.test(field) ? 'end' : null
  return withOffset(plain, zone, bound) ?? text
}

function isTimeAt(id: CapabilityId, path: readonly string[]): boolean {
  return schemasAt(id, 'input', pointerTo(path)).some(({ format }) => format === 'date-time')
}

/** What is to be said of a time that stayed without an offset, where that is because of the clocks. */
function unclearAt(
  { id }: CapabilityFacts,
  path: readonly string[],
  text: string,
  zone: string,
): Violation[] {
  if (!isTimeAt(id, path) && !exact.test(path[0] ?? '')) return []
  const shown = instantsShown(withoutWeekday(text) ?? '', zone)
  if (shown === null) return []
  const [first, second] = shown
  const violation = { pointer: pointerTo(path), code: 'rule' as const }
  if (first === undefined) return [{ ...violation, message: skippedByClocks(zone) }]
  return second === undefined ? [] : [{ ...violation, message: shownTwice(zone, first, second) }]
}
