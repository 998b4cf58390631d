import { spokenList } from '#server/domain/spoken_list.ts'

/** Groups of the account's own people that one like is for, at most. */
export const mostIntentions = 100

/** What a like says. An intention is a group of person ids: whom its owner would do it with. */
export interface LikeState {
  saved: boolean
  intentions: string[][]
}

/** Of something nobody has liked, and of a like that was taken back. */
export const notLiked: LikeState = { saved: false, intentions: [] }

/** Groups without the empty ones, each person and each group once, in the order given. */
export function distinctIntentions(groups: readonly (readonly string[])[]): string[][] {
  const distinct = groups.map((group) => [...new Set(group)]).filter(({ length }) => length > 0)
  return [...new Map(distinct.map((group) => [keyOf(group), group])).values()]
}

/** Of these intentions what is for these people. */
export function amongPeople(
  groups: readonly (readonly string[])[],
  people: ReadonlySet<string> | ReadonlyMap<string, unknown>,
): string[][] {
  return distinctIntentions(groups.map((group) => group.filter((id) => people.has(id))))
}

/** The like, and these intentions beside those it has. */
export function likedFor(state: LikeState, groups: readonly (readonly string[])[]): LikeState {
  return { saved: true, intentions: distinctIntentions([...state.intentions, ...groups]) }
}

/** The like without these people in any of its intentions. */
export function withoutPeople(state: LikeState, people: readonly string[]): LikeState {
  const rest = new Set(peopleIn(state.intentions))
  for (const id of people) rest.delete(id)
  return { ...state, intentions: amongPeople(state.intentions, rest) }
}

/** One phrase for what a like says: `with Ada, or with Ada and Jonas`; empty where it is for nobody else. */
export function withWhom(
  groups: readonly (readonly string[])[],
  names: ReadonlyMap<string, string>,
) {
  return groups
    .slice(0, 3)
    .map((group) => `with ${spokenList(group.map((id) => names.get(id) ?? 'somebody'))}`)
    .join(', or ')
}

/** Whether two say the same; neither the order of groups nor that of people says anything. */
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
