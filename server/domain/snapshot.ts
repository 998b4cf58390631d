/** The ids of a list as it was when its first page was read. */
export interface Snapshot {
  id: string
  /** Uuids with commas between them: one text, because five hundred ids are never taken apart at once. */
  ids: string
  /** The constraints it was taken for, as JSON. */
  constraints: string
  expires_at: Date
  /** The ids of the snapshots it continues, with commas between them, the first one first; mostly empty. */
  earlier: string
  /** Whether more matched than it has room for. */
  cut: boolean
}

/** Fields that continue a list; every other field of an input is a constraint. */
const continuing = new Set(['limit', 'snapshot_handle', 'cursor'])

/** The characters of a uuid and its comma. */
const idLength = 37

/** What an input asks for, without the fields that continue a list. */
export function constraintsOf(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([field]) => !continuing.has(field)))
}

/** The ids of the snapshots that continue a list up to this one, the first one first. */
export function lineageOf({ id, earlier }: Pick<Snapshot, 'id' | 'earlier'>): string[] {
  return earlier === '' ? [id] : [...earlier.split(','), id]
}

/** The ids of a snapshot from one position up to another, which is not among them. */
export function idsBetween({ ids }: Snapshot, from: number, until: number): string[] {
  const part = ids.slice(from * idLength, until * idLength - 1)
  return part === '' ? [] : part.split(',')
}

/** The number of ids of a snapshot. */
export function countOf({ ids }: Snapshot): number {
  return ids === '' ? 0 : (ids.length + 1) / idLength
}
