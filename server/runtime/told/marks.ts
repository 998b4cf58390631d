import { isOwn } from '#server/runtime/told/fields.ts'
import type { Author } from '#server/runtime/told/known_words.ts'

/** What the caller wrote inside of what somebody else did. */
export const ofCaller = 'by the user'

/** Where a text is, and whose; null for the caller's own. */
export type Text = readonly [pointer: string, author: Author | null]

/** A text, or what holds texts. */
interface Node {
  /** Whether what is around it says nothing of it: a field with what is the caller's own. */
  readonly isApart: boolean
  readonly inside: Map<string, Node>
  /** Of a text. */
  author?: Author | null
  /** Whose words are in it. */
  readonly authors: Set<Author | null>
  /** How many marks it takes where it stands in words of an author, by that author. */
  readonly costs: Map<Author | null, number>
}

/**
 * The fewest marks that say of each text whose it is: by the JSON Pointer to the text, or to what holds it and others that are
 * mostly by one author. Texts are given by their pointers; null is the caller's own and needs no mark, but `by the user` inside of what
 * is marked.
 */
export function fewestMarks(
  texts: readonly Text[] | ReadonlyMap<string, Author | null>,
): Map<string, Author> {
  const marks = new Map<string, Author>()
  // Most answers have no words of others.
  if (!isAnybodys(texts)) return marks
  const root = node()
  // What was found later of the same text counts.
  for (const [pointer, author] of new Map(texts)) {
    let at = root
    at.authors.add(author)
    for (const part of pointer.split('/').slice(1)) {
      const next = at.inside.get(part) ?? node(isOwn(part))
      at.inside.set(part, next)
      next.authors.add(author)
      at = next
    }
    at.author = author
  }
  mark(root, '', null, marks)
  return marks
}

/** Whether a text is anybody's but the caller's. */
function isAnybodys(texts: Iterable<Text>): boolean {
  for (const [, author] of texts) if (author !== null) return true
  return false
}

function node(isApart = false): Node {
  return { isApart, inside: new Map(), authors: new Set(), costs: new Map() }
}

function mark(one: Node, pointer: string, around: Author | null, marks: Map<string, Author>): void {
  const { inside, author } = one
  const by = author === undefined ? best(one, around) : author
  if (isMarked(one, by, around)) marks.set(pointer, by ?? ofCaller)
  for (const [part, inner] of inside) mark(inner, `${pointer}/${part}`, by, marks)
}

function isMarked({ isApart, authors }: Node, by: Author | null, around: Author | null): boolean {
  return by !== around && (!isApart || authors.has(null))
}

/** The author to mark something with that stands in words of `around`, which is returned where it needs no mark of its own. */
function best(one: Node, around: Author | null): Author | null {
  // What is the caller's own stays so, also inside of what others wrote.
  if (one.isApart) return null
  const within = (by: Author | null) => {
    let sum = by === around ? 0 : 1
    for (const inner of one.inside.values()) sum += costOf(inner, by)
    return sum
  }
  let found = around
  let least = within(around)
  for (const by of one.authors) {
    if (least <= 1) break
    const cost = within(by)
    if (cost < least) [found, least] = [by, cost]
  }
  return found
}

function costOf(one: Node, around: Author | null): number {
  const { author, authors, inside, costs } = one
  if (author !== undefined) return author === around ? 0 : 1
  // Those who have no words in it make no difference.
  const key = authors.has(around) || one.isApart ? around : somebody
  const known = costs.get(key)
  if (known !== undefined) return known
  const by = best(one, around)
  let sum = isMarked(one, by, around) ? 1 : 0
  for (const inner of inside.values()) sum += costOf(inner, by)
  costs.set(key, sum)
  return sum
}

const somebody = 'somebody else'
