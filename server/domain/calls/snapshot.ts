/** What the cursors of a capability are sealed as. */
export function cursorType(capability: string): string {
  return `cursor:${capability}`
}

/** The ids of a list as it was when its first page was read. */
export interface Snapshot {
  id: string
  /** How many ids it has. */
  count: number
  /** The constraints it was taken for, as JSON. */
  constraints: string
  expires_at: Date
  /** The ids of the snapshots it continues, the first one first; mostly none. */
  earlier: string[]
  /** Whether more matched than it has room for. */
  cut: boolean
}

/** A snapshot with the ids of one of its pages. */
export interface SnapshotPage extends Snapshot {
  ids: string[]
}

/** A list that was computed rather than selected. */
export interface FrozenList<Facts> {
  /** All of its ids, in order: uuids, or 16 bytes of each. */
  ids: readonly string[] | Uint8Array
  /** What later pages have to know of the first; it must survive JSON. */
  facts: Facts
  /** The transaction's time. */
  now: Date
  /** How many minutes it can be read; as long as any other list where it is left out. */
  minutes?: number
  /** Whether there is more behind its last id, for the snapshot that continues it; there is none where it is left out. */
  cut?: boolean
}

/** What a computed list that continues another one knows of it. */
export interface Continued<Facts> {
  /** The facts of the snapshot before. */
  readonly facts: Facts
  /** The snapshots before, the first one first. */
  readonly lineage: readonly string[]
}

/** Fields that continue a list; every other field of an input is a constraint. */
const continuing = new Set(['limit', 'snapshot_handle', 'cursor'])

/** What an input asks for, without the fields that continue a list. */
export function constraintsOf(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([field]) => !continuing.has(field)))
}

/** The ids of the snapshots that continue a list up to this one, the first one first. */
export function lineageOf({ id, earlier }: Pick<Snapshot, 'id' | 'earlier'>): string[] {
  return [...earlier, id]
}
