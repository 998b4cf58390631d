import { harmless } from '#server/domain/basics/in_quotes.ts'
import { isObject } from '#server/domain/basics/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { areTitles } from '#server/runtime/told/fields.ts'

/**
 * The handles in an answer of what may hold words of others, and of people; and what its sentences have in quotes, or lists of
 * names have. `meant` is the handle that a candidate was issued for.
 */
export function toLookUp(
  body: GivenEnvelope | Problem,
  meant: (candidate_id: string) => string | null,
): { handles: Set<string>; quoted: Set<string> } {
  const handles = new Set<string>()
  const quoted = new Set<string>()
  const walk = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      const handle = field === 'candidate_id' ? (meant(value) ?? value) : value
      if (withWords.test(handle)) handles.add(handle)
      if (areTitles(field)) quoted.add(harmless(value))
      if (!value.includes('“')) return
      for (const [, inside] of value.matchAll(/“([^“”]+)”/gu)) if (inside) quoted.add(inside)
    } else if (Array.isArray(value)) for (const one of value) walk(one, field)
    else if (isObject(value)) for (const name in value) walk(value[name], name)
  }
  walk(body, '')
  return { handles, quoted }
}

/** The handles of what `listAuthored` knows. */
const withWords = /^(?:id|ev|pl|pn|pe|ac|ca|ro)_[0-9a-z]{26}$/
