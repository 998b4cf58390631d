import { type HandleKind, parseHandle, prefixes, toHandle } from '#server/domain/basics/handle.ts'

// An idea of a list that somebody shared, and its place, are in the sharer's account: their handles are of the list as its
// recipient has it, and of the idea. They name something only while the list is shared.

/** The kinds of handles. */
export type SharedKind = 'idea' | 'place'

/** What such a handle names. */
export interface SharedPart {
  kind: SharedKind
  /** The recipient's own id of the list. */
  list_id: string
  idea_id: string
}

/** The handle of an idea of a shared list, or of the place of that idea. */
export function toSharedHandle(kind: SharedKind, list_id: string, idea_id: string): string {
  return `${toHandle(kind, list_id)}${toHandle(kind, idea_id).slice(prefixes[kind].length)}`
}

/** What a handle of `toSharedHandle` names; null for any other text. */
export function parseSharedHandle(handle: string): SharedPart | null {
  const kind = kinds.find((one) => handle.startsWith(prefixes[one]))
  if (kind === undefined) return null
  const [list_id, idea_id] = halvesOf(handle, kind)
  return list_id && idea_id ? { kind, list_id, idea_id } : null
}

const kinds = ['idea', 'place'] as const satisfies readonly HandleKind[]

function halvesOf(handle: string, kind: SharedKind): (string | null)[] {
  const { length } = prefixes[kind]
  const digits = handle.slice(length)
  if (digits.length !== 52) return []
  return [digits.slice(0, 26), digits.slice(26)].map((half) =>
    parseHandle(kind, `${prefixes[kind]}${half}`),
  )
}
