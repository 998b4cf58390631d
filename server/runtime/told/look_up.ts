import { prefixes, sameId } from '#server/domain/basics/handle.ts'
import { harmless } from '#server/domain/basics/in_quotes.ts'
import { isObject } from '#server/domain/basics/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { type AuthoredRow, authoredPart } from '#server/domain/ideas/authored.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { areTitles } from '#server/runtime/told/fields.ts'

/** What an answer mentions of the account's, and what the rows that it was made of tell of it. */
export interface LookUp {
  /** The handles of what may hold words of others, and of people, of which no row tells. */
  readonly handles: ReadonlySet<string>
  /** What its sentences have in quotes, or lists of names have. */
  readonly quoted: ReadonlySet<string>
  /** By the handle. */
  readonly rows: ReadonlyMap<string, AuthoredRow>
  /** Whether it has intentions, which name people by their handles alone. */
  readonly hasIntentions: boolean
}

/** What an answer mentions. `meant` is the handle that a candidate was issued for. */
export function toLookUp(
  body: GivenEnvelope | Problem,
  meant: (candidate_id: string) => string | null,
): LookUp {
  const handles = new Set<string>()
  const quoted = new Set<string>()
  const told = new Set<string>()
  const rows = new Map<string, AuthoredRow>()
  let hasIntentions = false
  // A write may have changed a row since it was read.
  const isRead = !('execution_id' in body)
  const walk = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      const handle = field === 'candidate_id' ? (meant(value) ?? value) : value
      if (handle.length === lengthOfHandle && withWords.test(handle)) handles.add(handle)
      if (areTitles(field)) quoted.add(harmless(value))
      if (!value.includes('“')) return
      for (const [, inside] of value.matchAll(/“([^“”]+)”/gu)) if (inside) quoted.add(inside)
    } else if (Array.isArray(value)) for (const one of value) walk(one, field)
    else if (isObject(value)) {
      if (isRead) addTold(value, told, rows)
      // The candidate of an idea is that idea, which stands next to it.
      const isIdea = typeof value.idea_handle === 'string'
      for (const name in value) if (!isIdea || name !== 'candidate_id') walk(value[name], name)
      hasIntentions ||= 'intentions' in value
    }
  }
  walk(body, '')
  for (const handle of handles) if (told.has(rowOf(handle))) handles.delete(handle)
  return { handles, quoted, rows, hasIntentions }
}

/** Adds what the row of a part tells, and the handles of which it tells. */
function addTold(
  value: Readonly<Record<string, unknown>>,
  told: Set<string>,
  rows: Map<string, AuthoredRow>,
): void {
  const part = authoredPart(value)
  if (part === null) return
  const handle = String(value[`${part.kind}_handle`])
  told.add(handle)
  if (part.row !== null) rows.set(handle, part.row)
}

/** The handle of the idea where one is that of its event. */
function rowOf(handle: string): string {
  return handle.startsWith(prefixes.event) ? sameId('idea', handle) : handle
}

/** The handles of what `listAuthored` knows, and the length of each. */
const lengthOfHandle = 29
const withWords = /^(?:id|ev|pl|pn|pe|ac|ca|ro)_[0-9a-z]{26}$/
