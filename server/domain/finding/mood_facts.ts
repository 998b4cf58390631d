import { withNarrower } from '#server/domain/finding/activities.ts'
import { facet } from '#server/domain/finding/facet.ts'
import { formsOf, wordsOf } from '#server/domain/finding/words.ts'
import { type Mood, moods } from '#server/domain/language/activity/moods.ts'

/** The fact of a row that suits a mood. */
export function moodFact({ name }: Pick<Mood, 'name'>): string {
  return facet('mood', name)
}

/** The words of a phrase, each in its forms. */
type Phrase = readonly (readonly string[])[]

/** The moods of which a lexeme is a sign, and the phrases of which it is the first word. */
interface Signs {
  readonly lexemes: ReadonlyMap<string, readonly Mood[]>
  readonly phrases: ReadonlyMap<string, readonly { readonly mood: Mood; readonly words: Phrase }[]>
}

const suiting = signsOf(({ has }) => has)
const lacking = signsOf(({ lacks }) => lacks)

/** Moods by the facts of activities that suit them, narrower ones included, also of those that a title only means. */
const byFact = new Map<string, readonly Mood[]>()
for (const mood of moods) {
  for (const name of new Set(mood.activities.flatMap(withNarrower))) {
    for (const fact of [facet('activity', name), facet('meant', name)])
      byFact.set(fact, [...(byFact.get(fact) ?? []), mood])
  }
}

/**
 * The facts of the moods that a row suits, each with where its signs stand, as positions of a vector: those of words are where
 * the words are, those of activities behind all words, and weigh least.
 */
export type SuitedMoods = ReadonlyMap<string, readonly string[]>

/** The most signs of one mood that are kept: of two rows that suit it, the one with more of them is ranked first. */
const maxSigns = 4

/** The position of the first activity. */
const firstOfFacts = 16_000

/**
 * The facts of the moods that a row suits: by an activity, or by a word of its name, and by none of the words that say
 * otherwise. Words are those of titles, activities and kinds, not of addresses and descriptions: “Tiergarten” is no garden.
 *
 * @param named the lexemes of these words, with their positions.
 * @param facts the facts of its activities.
 */
export function moodsSuited(
  named: ReadonlyMap<string, readonly string[]>,
  facts: Iterable<string>,
): SuitedMoods {
  const found = new Map<Mood, Set<string>>()
  const add = (mood: Mood, positions: readonly string[]) => {
    const known = found.get(mood) ?? new Set()
    for (const position of positions) if (known.size < maxSigns) known.add(position)
    found.set(mood, known)
  }
  for (const [mood, positions] of signed(named, suiting)) add(mood, positions)
  let count = 0
  for (const fact of facts) {
    for (const mood of byFact.get(fact) ?? []) add(mood, [String(firstOfFacts + count)])
    count += 1
  }
  if (found.size === 0) return new Map()
  for (const [mood] of signed(named, lacking)) found.delete(mood)
  return new Map([...found].map(([mood, positions]) => [moodFact(mood), [...positions]]))
}

function* signed(
  named: ReadonlyMap<string, readonly string[]>,
  { lexemes, phrases }: Signs,
): Iterable<readonly [Mood, readonly string[]]> {
  for (const [lexeme, positions] of named) {
    for (const mood of lexemes.get(lexeme) ?? []) yield [mood, positions]
    for (const { mood, words } of phrases.get(lexeme) ?? []) {
      if (words.every((forms) => forms.some((form) => named.has(form)))) yield [mood, positions]
    }
  }
}

function signsOf(phrasesOf: (mood: Mood) => readonly string[]): Signs {
  const lexemes = new Map<string, Mood[]>()
  const phrases = new Map<string, { mood: Mood; words: Phrase }[]>()
  for (const mood of moods) {
    for (const phrase of phrasesOf(mood)) {
      const [first = [], ...rest] = wordsOf(phrase).map(formsOf)
      for (const form of first) {
        if (rest.length === 0) lexemes.set(form, [...(lexemes.get(form) ?? []), mood])
        else phrases.set(form, [...(phrases.get(form) ?? []), { mood, words: [first, ...rest] }])
      }
    }
  }
  return { lexemes, phrases }
}
