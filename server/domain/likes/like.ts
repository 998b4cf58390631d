/** How many groups of people one like can be for. */
export const maxIntentions = 100

/** What a like says. An intention is a group of people, by id, that the account would do the thing with. */
export interface LikeState {
  saved: boolean
  intentions: string[][]
}

/** What the like of a thing says that was never liked, or whose like was taken back. */
export const notLiked: LikeState = { saved: false, intentions: [] }

/** The groups in the order given, without empty ones; each group once, and each person once in a group. */
export function distinctIntentions(groups: readonly (readonly string[])[]): string[][] {
  const distinct = groups.map((group) => [...new Set(group)]).filter(({ length }) => length > 0)
  return [...new Map(distinct.map((group) => [keyOf(group), group])).values()]
}

/** The intentions without everyone who is not among these people. */
export function amongPeople(
  groups: readonly (readonly string[])[],
  people: ReadonlySet<string> | ReadonlyMap<string, unknown>,
): string[][] {
  return distinctIntentions(groups.map((group) => group.filter((id) => people.has(id))))
}

/** The like with these intentions added. */
export function likedFor(state: LikeState, groups: readonly (readonly string[])[]): LikeState {
  return { saved: true, intentions: distinctIntentions([...state.intentions, ...groups]) }
}

/** The like without these people in any of its intentions. */
export function withoutPeople(state: LikeState, people: readonly string[]): LikeState {
  const rest = new Set(peopleIn(state.intentions))
  for (const id of people) rest.delete(id)
  return { ...state, intentions: amongPeople(state.intentions, rest) }
}

/**
 * A like after one of its changes is undone: it says again what it said before, except that what was changed later
 * stays. `after` is what the change made of it; left out where that is not known.
 */
export function undoneLike(current: LikeState, before: LikeState, after?: LikeState): LikeState {
  if (!after || sameLike(current, after)) return before
  const had = new Set(before.intentions.map(keyOf))
  const got = new Set(after.intentions.map(keyOf))
  const isAdded = (group: string[]) => got.has(keyOf(group)) && !had.has(keyOf(group))
  const back = before.intentions.filter((group) => !got.has(keyOf(group)))
  const kept = current.intentions.filter((group) => !isAdded(group))
  const intentions = distinctIntentions([...kept, ...back])
  const saved = before.saved === after.saved ? current.saved : before.saved
  return { saved: saved || intentions.length > 0, intentions }
}

/** Whether two likes say the same, whatever the order of groups and of people. */
export function sameLike(one: LikeState, other: LikeState): boolean {
  return one.saved === other.saved && setOf(one.intentions) === setOf(other.intentions)
}

/** Everybody a like is for, each once. */
export function peopleIn(groups: readonly (readonly string[])[]): string[] {
  return [...new Set(groups.flat())]
}

function setOf(groups: readonly (readonly string[])[]): string {
  return groups.map(keyOf).sort().join(';')
}

function keyOf(group: readonly string[]): string {
  return [...group].sort().join()
}
