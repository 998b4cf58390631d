import type { Author } from '#server/surfaces/mcp/answer/others_words.ts'
import { zoneIn } from '#server/surfaces/mcp/answer/fields.ts'

/** How data is written at one place. */
export interface Style {
  /** The most characters of a text. */
  readonly longest: number
  /** The zone that times are in. */
  readonly zone: string
  /** Whose words the texts are; null for the caller's own and the service's. */
  readonly author: Author | null
  /** Whether this is an entry of a long list: what it is called, its handles, links, times and states. */
  readonly isDense: boolean
  /** Whether this is inside of another thing. */
  readonly isNested: boolean
  /** The field of the handle of each entry, which stands without its name; null where fields are named. */
  readonly handle: string | null
  /** What is so of an entry of a list where it does not say otherwise, as it would be written. */
  readonly usual: ReadonlySet<string>
}

/** Nothing is usual. */
export const nothing: ReadonlySet<string> = new Set()

/** A list with so many entries says of each only what is needed to choose it and to go on with it. */
export const longList = 6
/** The most characters of a text, and of one in a list. */
export const longText = 2_000
export const listedText = 160

/** How the data of an answer is written, before anything is known of it. */
export function plainStyle(zone: string, longest: number): Style {
  return {
    ...{ longest, zone, author: null },
    ...{ isDense: false, isNested: false, handle: null, usual: nothing },
  }
}

/** How a part is written that stands in another one: in its own zone, and with its own author. */
export function styleOf(
  part: Readonly<Record<string, unknown>>,
  own: Author | undefined,
  around: Style,
): Style {
  const author = own ?? around.author
  const zone = typeof part.timezone === 'string' ? part.timezone : (zoneIn(part) ?? around.zone)
  return { ...around, author, zone }
}
