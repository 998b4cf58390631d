import { partsOfCompound } from '#server/domain/finding/compound.ts'
import { activitiesAt } from '#server/domain/finding/activities.ts'
import { type FacetKind, facet } from '#server/domain/finding/facet.ts'
import { moodsSuited } from '#server/domain/finding/mood_facts.ts'
import {
  formsOf,
  joinedWords,
  lastCharacters,
  pairsOf,
  wordsOf,
} from '#server/domain/finding/words.ts'
import { remembered } from '#server/domain/basics/remembered.ts'

/** What a row is found by. */
export interface SearchFacts {
  readonly title: string
  /** Activities of the catalog, and the person's own words. */
  readonly activities: readonly string[]
  /** Names and addresses of places, neighborhood and city. */
  readonly where: readonly string[]
  readonly description: string | null
  readonly facets: readonly (readonly [FacetKind, string])[]
}

/**
 * Rises with each change of what vectors contain, so that older ones are made anew: of the rules, and of the words for
 * moods, which are facts of a row. A migration then makes an index of the older ones, and queues the jobs.
 */
export const searchVersion = 4

/** The weights of the fields, as PostgreSQL names them. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** How many positions of one lexeme are kept, how many lexemes of a description, and how many bytes of a vector. */
const most = { positions: 8, described: 60, bytes: 1_600 }

/** Positions between two fields, so that no phrase goes from one to the next. */
const gap = 10

/** The greatest position that PostgreSQL keeps. */
const lastPosition = 16_383

/**
 * The vector of a row, as the text of a `tsvector`. It is cast and never parsed for words again. It has at most 1,600 bytes,
 * so that it stays in its row: of longer texts the first words are kept, of titles before those of descriptions.
 */
export function vectorOf({ title, activities, where, description, facets }: SearchFacts): string {
  const meant = meantBy([title, ...where.slice(0, 1)])
  const facts = [...new Set([...facets.map(([kind, name]) => facet(kind, name)), ...meant])]
  let room = most.bytes - header - facts.reduce((sum, fact) => sum + bytesOf(fact), 0)
  const positions = new Map<string, string[]>()
  const put = (lexeme: string, position: string) => {
    const known = positions.get(lexeme)
    if (known === undefined) {
      const bytes = bytesOf(lexeme) + positionBytes
      if (bytes > room) return
      room -= bytes
      positions.set(lexeme, [position])
    } else if (known.length < most.positions && !known.includes(position) && room >= 2) {
      room -= 2
      known.push(position)
    }
  }
  let next = 1
  const add = (text: string, weight: Weight, maxLexemes = Number.POSITIVE_INFINITY) => {
    const before = positions.size
    for (const word of wordsOf(text)) {
      if (positions.size - before >= maxLexemes) break
      const position = `${Math.min(next, lastPosition)}${weight}`
      for (const form of lexemesOf(word)) put(form, position)
      next += 1
    }
    if (weight !== 'D') {
      const position = `${Math.min(next, lastPosition)}${weight}`
      for (const { word } of joinedWords(text))
        for (const form of formsOf(word)) put(form, position)
      for (const character of lastCharacters(text)) put(character, position)
    }
    next += gap
  }
  add(title, 'A')
  for (const activity of activities) add(activity, 'B')
  for (const [fact, at] of moodsSuited(positions, facts)) {
    const bytes = bytesOf(fact) + positionBytes + 2 * (at.length - 1)
    if (bytes > room) continue
    room -= bytes
    positions.set(fact, [...at])
  }
  for (const text of where) add(text, 'C')
  if (description !== null) add(description, 'D', most.described)
  const lexemes = [...positions].map(([lexeme, at]) => `${quoted(lexeme)}:${at.join(',')}`)
  return [...lexemes, ...facts.map(quoted)].join(' ')
}

/** What a word is found by: its forms, and those of the nouns that it is made of. */
const lexemesOf = remembered(20_000, (word): readonly string[] =>
  [word, ...partsOfCompound(word), ...pairsOf(word)].flatMap(formsOf),
)

/** What PostgreSQL stores of a vector: a header, an entry a lexeme, and where it stands: a count, and two bytes each. */
const header = 8
const entry = 4
const positionBytes = 5

function bytesOf(lexeme: string): number {
  return entry + Buffer.byteLength(lexeme)
}

/** Activities that a title or the name of a place speaks of. */
function meantBy(texts: readonly string[]): string[] {
  const found: string[] = []
  for (const text of texts) {
    const words = wordsOf(text)
    for (let at = 0; at < words.length; at += 1) {
      const meant = activitiesAt(words, at)
      if (meant === null) continue
      found.push(...meant.names.map((name) => facet('meant', name)))
      at += meant.length - 1
    }
  }
  return found
}

/** A lexeme as it stands in the text of a vector or a query. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
