import { isObject } from '#server/domain/basics/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'

type Part = Readonly<Record<string, unknown>>

/** What no tool takes, and only long random characters say. */
const unused = new Set(['time_handle', 'preview_token'])

/**
 * Whether a field of data says what its part, or the one around it, says already, or what no call takes and nobody asks
 * for: an idea is its handle, which is taken where a candidate is asked for; the time of an event is when it starts; and
 * when something was changed last is what HTTP tells.
 */
export function isRepeat(part: Part, field: string, around: Part = {}): boolean {
  if (field === 'updated_at' || unused.has(field)) return true
  if (field === 'candidate_id') return typeof part.idea_handle === 'string'
  if (field === 'url') return part.url === around.source_url
  if (field === 'venue') return isSamePlace(part.venue, around.place)
  if (field === 'timezone') return part.timezone === around.timezone
  if (field === 'activity_name')
    return Array.isArray(around.activities) && around.activities.includes(part.activity_name)
  return field === 'when' && isObject(part.event) && isSame(part.when, part.event.starts_at)
}

/** Whether a part is counts of nothing. */
export function isZeroCounts(value: unknown): boolean {
  return isObject(value) && !isEmpty(value) && Object.values(value).every((count) => count === 0)
}

/** Whether a field of a time has how many people are free, busy and so on, where the status of each of them stands next to it. */
export function isTally(part: Part, field: string): boolean {
  if (field !== 'counts') return false
  const { counts, people } = part
  if (!isObject(counts) || !Array.isArray(people)) return false
  const left = new Map(Object.entries(counts))
  for (const one of people) {
    const count = isObject(one) ? left.get(String(one.status)) : undefined
    if (typeof count !== 'number') return false
    left.set(String(one.status), count - 1)
  }
  return people.length > 0 && [...left.values()].every((count) => count === 0)
}

/** The most characters of a description in the answer of a write, and of its beginning where it is longer. */
const longestAgain = 160
const beginning = 60

/**
 * A description that its caller sent, or that a read gives whole, as the answer of a write has it: a long one as its
 * beginning and how long it is. Texts that are shown for approval have other names.
 */
export function cutText(field: string, value: unknown): unknown {
  if (field !== 'description' || typeof value !== 'string' || value.length <= longestAgain)
    return value
  return `${value.slice(0, beginning).toWellFormed()}… (${value.length} characters)`
}

function isSamePlace(one: unknown, other: unknown): boolean {
  return isObject(one) && isObject(other) && one.place_handle === other.place_handle
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false
  return one === other || Date.parse(one) === Date.parse(other)
}

/** Whether a value says nothing: null, or a list or an object without anything in it. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  if (!isObject(value)) return false
  for (const name in value) if (!isNothing(value[name])) return false
  return true
}

/** The members of an object that say something: not undefined, not null, not empty. */
export function filled(members: Record<string, unknown>): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const name in members) {
    const value = members[name]
    if (value != null && !isEmpty(value)) found[name] = value
  }
  return found
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && Object.keys(value).length === 0
}

/** Whether a value is the whole answer of another call. */
export function isEnvelope(value: unknown): value is GivenEnvelope {
  return isObject(value) && 'contract' in value && isObject(value.outcome) && 'effects' in value
}
