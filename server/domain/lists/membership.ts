/** Whether the given members are added, removed, or become the only ones. */
export type MembershipMode = 'replace' | 'add' | 'remove'

/** What an update changes about the members of a list. */
export interface MembershipChange {
  /** The ids to add, to remove, or that become the only ones, as the mode says. */
  ids: string[]
  added: number
  removed: number
}

/**
 * What an update changes. `present` are those of the given ids that are members already, `count` is how many
 * members there are in all. A different order of the same members changes nothing.
 */
export function membershipChange(
  mode: MembershipMode,
  given: readonly string[],
  present: ReadonlySet<string>,
  count: number,
): MembershipChange {
  const wanted = [...new Set(given)]
  const absent = wanted.filter((id) => !present.has(id))
  if (mode === 'add') return { ids: absent, added: absent.length, removed: 0 }
  if (mode === 'remove') return { ids: [...present], added: 0, removed: present.size }
  return { ids: wanted, added: absent.length, removed: count - present.size }
}
