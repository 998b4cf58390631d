import type { Collection } from '#server/domain/collection.ts'

/** What is on a page of a list: `Ada, Jonas, and more.`; `none` where nothing is. */
export function shownText(
  names: readonly string[],
  { has_more }: Collection,
  none: string,
): string {
  if (names.length === 0) return none
  return `${names.join(', ')}${has_more ? ', and more' : ''}.`
}
