import type { Caller } from '#server/domain/calls/caller.ts'

/** Who started accepted work, as it is stored with the work: its end suggests what this caller may do next. */
export interface AcceptedBy {
  readonly token_id: string
  readonly surface: Caller['surface']
  readonly abilities: readonly string[]
  readonly display_name: string
  /** IANA name. */
  readonly timezone: string
  /** The version whose input was sent. */
  readonly version: string
  /** Whether the caller has to ask before anything is sent; rows of earlier releases do not say. */
  readonly needs_approval?: boolean
}

/** @returns who starts accepted work, from the context of the call that does. It is plain JSON. */
export function acceptedBy(context: AcceptedBy): AcceptedBy {
  const { token_id, surface, abilities, display_name, timezone, version, needs_approval } = context
  const who = { token_id, surface, abilities, display_name, timezone, version }
  return needs_approval ? { ...who, needs_approval } : who
}
