import { nameKey } from '#server/domain/basics/name_key.ts'
import { wordsOf } from '#server/domain/roundup/selection.ts'
import { wordsOf as classWords } from '#server/domain/language/words/lists.ts'

/** The names of the catalogs, as keys. */
export interface CatalogKeys {
  readonly activities: readonly string[]
  readonly neighborhoods: readonly string[]
}

/** What an item says. */
interface Described {
  readonly title: string
  readonly excerpt: string | null
}

/** How well an item does what is wanted. */
export interface Judgement {
  /** Whether it meets every requirement that the user has said explicitly. */
  readonly fits: boolean
  /** How many requirements it meets, those of the context included. */
  readonly met: number
}

/** A requirement as items are compared with it. */
interface Requirement {
  readonly isNegative: boolean
  /** Each group of words is enough by itself; the words of a group must all occur. */
  readonly groups: readonly (readonly string[])[]
}

const negatives = classWords('answer.negative')

/** Words that say nothing about an item. */
const empty = classWords('answer.filler')

/**
 * Judges items by what the user requires explicitly, and by what a recommendation is for, which only counts. An item
 * meets a requirement where all its words occur in its title or excerpt, or all the names of catalogs in it do; one with
 * "not", "no" or "without" is met where they do not. Each part between commas is a requirement of its own.
 */
export function judgeItems(
  items: readonly Described[],
  explicit: readonly string[],
  wanted: readonly string[],
  catalogs: CatalogKeys,
): Judgement[] {
  const hard = explicit.flatMap((text) => requirementsOf(text, catalogs))
  const soft = wanted.flatMap((text) => requirementsOf(text, catalogs))
  return items.map(({ title, excerpt }) => {
    const said = wordsOf(nameKeyOfAll(`${title} ${excerpt ?? ''}`))
    // “Not vegan” and “kein Rauchen” say what it is not.
    const isDenied = (at: number) => negatives.has(said[at - 1] ?? '')
    const words = new Set(said.filter((_, at) => !isDenied(at)).map(stem))
    const meets = (requirement: Requirement) => isMet(requirement, words)
    return { fits: hard.every(meets), met: [...hard, ...soft].filter(meets).length }
  })
}

/** The requirements of a text, one for each part of it; a part in which no word says anything is left out. */
function requirementsOf(text: string, catalogs: CatalogKeys): Requirement[] {
  return text.split(/[,;]/).flatMap((part) => requirementOf(part, catalogs))
}

function requirementOf(text: string, { activities, neighborhoods }: CatalogKeys): Requirement[] {
  const all = wordsOf(nameKeyOfAll(text))
  const isNegative = all.some((word) => negatives.has(word))
  const words = all.filter((word) => !negatives.has(word))
  const content = words.filter((word) => !empty.has(word)).map(stem)
  if (content.length === 0) return []
  const spoken = ` ${words.map(stem).join(' ')} `
  const named = [...activities, ...neighborhoods]
    .map((name) => wordsOf(name).map(stem))
    .filter((name) => name.length > 0 && spoken.includes(` ${name.join(' ')} `))
    .flat()
  return [{ isNegative, groups: named.length > 0 ? [content, named] : [content] }]
}

function isMet({ isNegative, groups }: Requirement, words: ReadonlySet<string>): boolean {
  const occurs = groups.some((group) => group.every((word) => words.has(word)))
  return occurs !== isNegative
}

/** The singular of a plural, and of no other word more than a letter less: both sides are shortened alike. */
function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** As `nameKey`, of a text of any length. */
function nameKeyOfAll(text: string): string {
  return text.split(/\s+/u).map(nameKey).join(' ')
}

/** The positions of items, those first that meet more. */
export function ranked(
  items: readonly { readonly position: number; readonly fits: boolean; readonly met: number }[],
): number[] {
  return [...items]
    .sort((a, b) => Number(b.fits) - Number(a.fits) || b.met - a.met || a.position - b.position)
    .map(({ position }) => position)
}
