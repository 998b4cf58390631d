import { type Author, fromPage } from '#server/surfaces/mcp/answer/known_words.ts'
import { isBare, zoneIn } from '#server/surfaces/mcp/answer/fields.ts'

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
  /** The thing that this is inside of; null for the things of the data itself. */
  readonly around: Readonly<Record<string, unknown>> | null
  /** What is left out of the entries of a long list, besides texts, and the fields that were. */
  readonly leave: ReadonlySet<string>
  readonly left: Set<string>
  /** The field of the handle of each entry, which stands without its name; null where fields are named. */
  readonly handle: string | null
  /** What is so of an entry of a list where it does not say otherwise, as it would be written. */
  readonly usual: ReadonlySet<string>
}

/** Nothing is usual. */
export const nothing: ReadonlySet<string> = new Set()

/** A list with so many entries says of each only what is needed to choose it and to go on with it. */
export const longList = 6

/** What is left out of the entries of a long list, one after the other, until it fits: what the next calls need least comes first. */
export const leaving: readonly (readonly string[])[] = [
  [],
  ['place_handle'],
  ['ends_at'],
  ['url', 'source_url'],
]

/** The most characters of a text, and of one in a list. */
export const longText = 2_000
export const listedText = 160

/** How the data of an answer is written, before anything is known of it. */
export function plainStyle(zone: string, longest: number): Style {
  return {
    ...{ longest, zone, author: null },
    ...{ isDense: false, around: null, handle: null, usual: nothing },
    ...{ leave: nothing, left: new Set() },
  }
}

/** How a part is written that stands in another one: in its own zone, and by `author`. */
export function styleOf(
  part: Readonly<Record<string, unknown>>,
  author: Author | null,
  around: Style,
): Style {
  const zone = typeof part.timezone === 'string' ? part.timezone : (zoneIn(part) ?? around.zone)
  return { ...around, author, zone }
}

/** The page that an entry of a long list is from, whose address says whose words it has; null where it does not. */
export function pageOf(
  { source_url }: Readonly<Record<string, unknown>>,
  { isDense, author, leave }: Style,
): string | null {
  if (!isDense || leave.has('source_url') || typeof source_url !== 'string') return null
  return isBare(source_url) && author === fromPage(source_url) ? source_url : null
}

/** Whether a field tells less than what is around it: the handle of an idea's place, the end and the page of its event. */
export function isLess(
  part: Readonly<Record<string, unknown>>,
  field: string,
  { around }: Style,
): boolean {
  if (field === 'source_url') return true
  return field === 'place_handle' ? around !== null : around?.event === part
}
