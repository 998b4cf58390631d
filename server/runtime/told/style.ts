import { type Author, fromPage } from '#server/runtime/told/known_words.ts'
import { type DataPart, noPart, partIn } from '#server/runtime/told/parts.ts'
import { isBare, zoneIn } from '#server/runtime/told/fields.ts'

/** How data is written at one place. */
export interface Style {
  /** The most characters of a text. */
  readonly longest: number
  /** The most tokens of a text; null where that is not counted. */
  readonly most: number | null
  /** The zone that times are in. */
  readonly zone: string
  /** Whose words the texts are; null for the caller's own and the service's. */
  readonly author: Author | null
  /** Who was named in this line, and is not named whole again; null where each word has its author's name. */
  readonly said: Set<Author> | null
  /** Whether this is an entry of a long list: what it is called, its handles, links, times and states. */
  readonly isDense: boolean
  /** What the registry declares of what is written here. */
  readonly part: DataPart
  /** The thing that this is inside of; null for the things of the data itself. */
  readonly around: Readonly<Record<string, unknown>> | null
  /** What is left out of the entries of a long list, besides texts, and the fields that were. */
  readonly leave: ReadonlySet<string>
  readonly left: Set<string>
  /** The field of the handle of each entry, which stands without its name; null where fields are named. */
  readonly handle: string | null
  /** Whether the people of each entry of a list are named above it. */
  readonly isForAll: boolean
  /** What an entry of a list has where it does not say otherwise: by the field, as JSON. */
  readonly usual: ReadonlyMap<string, string>
}

/** Nothing is usual. */
export const nothing: ReadonlyMap<string, string> = new Map()

/** A list with so many entries says of each only what is needed to choose it and to go on with it. */
export const longList = 6

/** A way to say less of the entries of a long list. */
interface Leaving {
  /** What is left out. */
  readonly fields?: readonly string[]
  /** The most tokens of what something is called. */
  readonly most?: number
  /** Whether an author is named whole once in a line. */
  readonly isNamedOnce?: boolean
  /** Whether the people of a time are said once where they are mostly the same. */
  readonly isAlikeOnce?: boolean
}

/** How less is said of the entries of a long list, one after the other, until it fits: what the next calls need least goes first. */
export const leaving: readonly Leaving[] = [
  {},
  { isAlikeOnce: true },
  { fields: ['place_handle'] },
  { fields: ['ends_at'] },
  { isNamedOnce: true },
  { fields: ['url', 'source_url'] },
  { most: 24 },
  { fields: ['lists'], most: 16 },
  { most: 12 },
  { fields: ['place', 'venue'] },
  { most: 8 },
]

/** The most characters of a text, and of one in a list. */
export const longText = 5_000
export const listedText = 160

/** How the data of an answer is written, before anything is known of it. */
export function plainStyle(zone: string, longest: number): Style {
  return {
    ...{ longest, most: null, zone, author: null, said: null, part: noPart },
    ...{ isDense: false, around: null, handle: null, isForAll: false, usual: nothing },
    ...{ leave: new Set(), left: new Set() },
  }
}

/** How a part is written that stands in another one: in its own zone, and by `author`. */
export function styleOf(
  part: Readonly<Record<string, unknown>>,
  author: Author | null,
  around: Style,
): Style {
  const zone = typeof part.timezone === 'string' ? part.timezone : (zoneIn(part) ?? around.zone)
  return zone === around.zone ? byAuthor(around, author) : { ...around, author, zone }
}

/** The same with texts by this author. What is the same already is not copied: that is most of what is written. */
export function byAuthor(style: Style, author: Author | null): Style {
  return style.author === author ? style : { ...style, author }
}

/** How the things in a field of a part are written. */
export function insideOf(
  part: Readonly<Record<string, unknown>>,
  field: string,
  style: Style,
): Style {
  const inside = partIn(style.part, field)
  return { ...style, part: inside, around: part, handle: null, isForAll: false, usual: nothing }
}

/** The page that an entry of a long list is from, whose address says whose words it has; null where it does not. */
export function pageOf(
  { source_url }: Readonly<Record<string, unknown>>,
  author: Author | null,
  { isDense, leave }: Style,
): string | null {
  if (!isDense || leave.has('source_url') || typeof source_url !== 'string') return null
  return isBare(source_url) && author === fromPage(source_url) ? source_url : null
}

/** Whether a field that may be left out tells less than what is around it: the handle of an idea's place, the end and the page of its event. */
export function isLess(
  part: Readonly<Record<string, unknown>>,
  field: string,
  { around }: Style,
): boolean {
  if (field === 'place_handle') return around !== null
  return field === 'ends_at' || field === 'url' ? around?.event === part : true
}

/** Whose words something is, in a line that has named its author: `from there`, or `by the same`. */
export function authorAgain(author: Author): string {
  return author.startsWith('from ') ? 'from there' : 'by the same'
}
