import { toHandle } from '#server/domain/basics/handle.ts'
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
  readonly rows: readonly AuthoredRow[]
}

/** What an answer mentions. `meant` is the handle that a candidate was issued for. */
export function toLookUp(
  body: GivenEnvelope | Problem,
  meant: (candidate_id: string) => string | null,
): LookUp {
  const handles = new Set<string>()
  const quoted = new Set<string>()
  const told = new Map<string, AuthoredRow | null>()
  // A write may have changed a row since it was read.
  const isRead = !('execution_id' in body)
  const walk = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      const handle = field === 'candidate_id' ? (meant(value) ?? value) : value
      if (withWords.test(handle)) handles.add(handle)
      if (areTitles(field)) quoted.add(harmless(value))
      if (!value.includes('“')) return
      for (const [, inside] of value.matchAll(/“([^“”]+)”/gu)) if (inside) quoted.add(inside)
    } else if (Array.isArray(value)) for (const one of value) walk(one, field)
    else if (isObject(value)) {
      if (isRead) addTold(value, told)
      for (const name in value) walk(value[name], name)
    }
  }
  walk(body, '')
  for (const handle of told.keys()) handles.delete(handle)
  return { handles, quoted, rows: [...told.values()].filter((row) => row !== null) }
}

/** Adds what the row of a part tells, by its handles. */
function addTold(value: object, told: Map<string, AuthoredRow | null>): void {
  const part = authoredPart(value)
  if (part === null) return
  told.set(toHandle(part.kind, part.id), part.row)
  // The event of an idea is a handle of the idea.
  if (part.kind === 'idea') told.set(toHandle('event', part.id), null)
}

/** The handles of what `listAuthored` knows. */
const withWords = /^(?:id|ev|pl|pn|pe|ac|ca|ro)_[0-9a-z]{26}$/
