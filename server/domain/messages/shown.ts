import type { Collection } from '#server/domain/calls/collection.ts'
import type { Disclosure } from '#generated/types.ts'

/** What is on a page of a list: `Ada, Jonas, and more.`; `none` where nothing is. */
export function shownText(
  names: readonly string[],
  { has_more }: Collection,
  none: string,
): string {
  if (names.length === 0) return none
  return `${names.join(', ')}${has_more ? ', and more' : ''}.`
}

/** A part of an answer: how many entries it shows, how many there are, and what they are. */
export interface CountedPart {
  shown: number
  total: number
  of: string
}

/** Disclosure of the parts of an answer that do not show all there is; nothing where all of them do. */
export function entriesCut(name: string, parts: readonly CountedPart[]): Disclosure[] {
  const cut = parts.filter(({ shown, total }) => shown < total)
  if (cut.length === 0) return []
  const included = cut.map(({ shown, total, of }) => `${shown} of ${total} ${of}`)
  return [{ name, text: `Only these are included: ${included.join(', ')}.` }]
}
