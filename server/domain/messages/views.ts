import { inQuotes } from '#server/domain/basics/in_quotes.ts'

/** A saved view is asked to be shared. */
export function viewIsNotShared(name: string): string {
  return `${inQuotes(name)} is a saved view: a link to it would also show what you save later. It cannot be shared.`
}

/** Likes are asked to be applied to a saved view. */
export function likesNeedFixedList(name: string): string {
  return `${inQuotes(name)} is a saved view, and its ideas change. Likes are applied to a list of certain ideas.`
}

export const chooseOtherList =
  'Make a list of certain ideas with ideas.list.generate, or use another list of the user.'

export const fixedListReason = 'Make a list of the ideas that match now; it can be shared.'
