import { counted } from '#server/domain/text.ts'

/** How an update of members is meant. */
export type MembershipMode = 'replace' | 'add' | 'remove'

/** What an update does to the members of a list. */
export interface MembershipChange {
  /** Ids to be added, to be removed, or to be all there is, as the mode says. Empty where nothing is to do. */
  ids: string[]
  added: number
  removed: number
}

/**
 * What a mode makes of the ids given, where `present` are those of them that are members already and
 * `count` is how many members there are in all. Membership is a set: an order alone changes nothing.
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

/** One sentence that says what was changed. */
export function changeText(
  list: string,
  members: 'ideas' | 'people',
  { added, removed }: MembershipChange,
): string {
  const one = members === 'ideas' ? 'idea' : 'person'
  const of = (count: number) => counted(count, one, members)
  if (added > 0 && removed > 0) return `${of(added)} joined “${list}” and ${of(removed)} left it.`
  if (added > 0) return `${of(added)} joined “${list}”.`
  if (removed > 0) return `${of(removed)} left “${list}”.`
  return `The ${members} of “${list}” are already like this.`
}
