import { prefixes } from '#server/domain/handle.ts'
import { isObject } from '#server/domain/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'

/**
 * The handles in an answer of what may hold words of others, and what its sentences have in quotes; nothing where none of
 * it can be an idea's. `meant` is the handle that a candidate was issued for.
 */
export function toLookUp(
  body: GivenEnvelope | Problem,
  meant: (candidate_id: string) => string | null,
): { handles: Set<string>; quoted: Set<string> } {
  const handles = new Set<string>()
  const people = new Set<string>()
  const quoted = new Set<string>()
  let mayBeIdeas = body.status !== 'completed' && body.status !== 'unchanged'
  const walk = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      mayBeIdeas ||= field === 'candidate_id' || ofIdeas.some((begin) => value.startsWith(begin))
      const handle = field === 'candidate_id' ? (meant(value) ?? value) : value
      if (withWords.test(handle)) handles.add(handle)
      else if (handle.startsWith(prefixes.person)) people.add(handle)
      for (const [, inside] of value.matchAll(/“([^“”]+)”/gu)) if (inside) quoted.add(inside)
    } else if (Array.isArray(value)) for (const one of value) walk(one, field)
    else if (isObject(value)) for (const name in value) walk(value[name], name)
  }
  walk(body, '')
  if (!mayBeIdeas) return { handles: new Set(), quoted: new Set() }
  return { handles: new Set([...handles, ...people]), quoted }
}

/** The handles of what `listAuthored` knows, without those of people: guests stand in answers about plans alone. */
const withWords = /^(?:id|pl|pn|ac|ca|ro)_[0-9a-z]{26}$/

/**
 * What the handles begin with of what ideas become, and of what is done with them. An answer that completed without any of
 * them names none, such as one about people, lists, calendars or free time.
 */
const ofIdeas = (
  [
    ...(['idea', 'plan', 'invite', 'interest', 'event', 'public_place', 'place'] as const),
    ...(['action', 'capture', 'roundup', 'run', 'thread', 'reversible_action', 'receipt'] as const),
  ] as const
).map((kind) => prefixes[kind])
