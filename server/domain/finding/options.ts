import { type Choice, type StoredChoice, toStored } from '#server/domain/finding/choice.ts'

/** A place that is offered, as a snapshot keeps it: what was chosen there, the best first. */
export interface StoredOption {
  readonly members: readonly StoredChoice[]
  /** Whether its opening hours are known. */
  readonly has_hours: boolean
  readonly is_own: boolean
}

/** The places among choices, in their order; what is at one place is one option. Events are left out. */
export function optionsOf(choices: readonly Choice[]): StoredOption[] {
  const places = Map.groupBy(
    choices.filter(({ entry }) => !entry.is_event),
    ({ entry: { kind, id, venue, title_key } }) =>
      venue ?? (kind === 'item' ? id : `title ${title_key}`),
  )
  return [...places.values()].map((members) => ({
    members: members.map(toStored),
    has_hours: members.some(({ entry }) => entry.open !== null),
    is_own: members.some(({ entry }) => entry.is_own),
  }))
}
