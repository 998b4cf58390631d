import {
  type Choice,
  type PoolEntry,
  type StoredChoice,
  toStored,
} from '#server/domain/finding/choice.ts'

/** A place that is offered, as a snapshot keeps it: what was chosen there, the best first. */
export interface StoredOption {
  readonly members: readonly StoredChoice[]
  /** Whether its opening hours are known. */
  readonly has_hours: boolean
  readonly is_own: boolean
}

/** The places among choices, in their order; what is at one place is one option. Events are left out. */
export function optionsOf(choices: readonly Choice[]): StoredOption[] {
  const of = new Map(choices.map((choice) => [choice.entry, choice]))
  return [...placesAmong([...of.keys()]).values()].map((entries) => ({
    members: entries.flatMap((entry) => of.get(entry) ?? []).map(toStored),
    has_hours: entries.some(({ open }) => open !== null),
    is_own: entries.some(({ is_own }) => is_own),
  }))
}

/** What is at one place, by a key of the place and in its order. Events are left out. */
export function placesAmong(entries: readonly PoolEntry[]): Map<string, PoolEntry[]> {
  return Map.groupBy(
    entries.filter(({ is_event }) => !is_event),
    ({ kind, id, venue, title_key }) => venue ?? (kind === 'item' ? id : `title ${title_key}`),
  )
}
