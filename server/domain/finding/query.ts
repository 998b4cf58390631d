import { withBroader, withNarrower } from '#server/domain/finding/activities.ts'
import type { Area } from '#server/domain/finding/area.ts'
import { partsOfCompound } from '#server/domain/finding/compound.ts'
import { facet } from '#server/domain/finding/facet.ts'
import { meaningAt, quotation } from '#server/domain/finding/meaning.ts'
import { moodTerm } from '#server/domain/finding/moods.ts'
import { nearActivities } from '#server/domain/finding/near_activities.ts'
import { quoted } from '#server/domain/finding/vector.ts'
import {
  exactWordsOf,
  formsOf,
  isSingle,
  type Joined,
  joinedWords,
  withoutStopWords,
  wordsOf,
} from '#server/domain/finding/words.ts'
import { writtenApart, writtenTogether } from '#server/domain/finding/written_apart.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** What a text asks for, as texts of `tsquery`: cast, and never parsed for words again. */
export interface TextQuery {
  /** The words as they are, all of them; for rank. */
  readonly exact: string
  /** Each word in one of its forms, or as an activity; what has to match. */
  readonly wide: string
  /** As `wide`, and the last word may be the beginning of one. */
  readonly prefixed: string
  /** As `wide`, and an activity may be any that people take instead, or that the next broader one includes. */
  readonly related: string
  /** Any of the activities that are meant, as a fact; null where none is. */
  readonly meant: string | null
  /** The names of those activities. */
  readonly meant_names: readonly string[]
  /** Any of the moods that are meant, as a fact, for rank: what has more signs of them is better; null where none is. */
  readonly suits: string | null
  /** What each word or phrase asks for, as in `wide`. */
  readonly terms: readonly string[]
  /** Whether each of these means something besides its words, such as an activity. */
  readonly are_meant: readonly boolean[]
  /** The words that were read as a mood, with what suits it. */
  readonly moods: readonly MoodSaid[]
  /** The `nameKey` of the text, for titles that are equal to it. */
  readonly title_key: string
}

/** Words of a query that say a mood. */
export interface MoodSaid {
  readonly text: string
  /** Names of the catalog. */
  readonly activities: readonly string[]
}

/** The shortest word that may be the beginning of one. */
const shortestPrefix = 3

/** A fact that no row has. */
const nowhere = facet('kind', '')

/** What some words of a text ask for, from one of them to before another. */
interface QueryTerm extends Pick<TextQuery, 'wide' | 'prefixed' | 'related'> {
  readonly from: number
  readonly until: number
  readonly is_meant: boolean
}

/**
 * The query of a text; null for one without a letter, a digit or a picture.
 *
 * @param moods whether words may say a mood: in what ranks or is searched for, not in what has to match.
 */
export function queryOf(text: string, { moods: readsMoods = false } = {}): TextQuery | null {
  const words = wordsOf(text)
  if (words.length === 0) return null
  // “Essen gehen” means something although “gehen” alone does not, so meanings are looked for first.
  const said = new Set(withoutStopWords(words))
  const typed = typedWords(text, words)
  const together = writtenTogether(words, said)
  const terms: QueryTerm[] = []
  const meant: string[] = []
  const moods: MoodSaid[] = []
  const suited: string[] = []
  const facts: string[] = []
  const isLiteral = !readsMoods || quotation.test(text)
  for (let at = 0; at < words.length; at += 1) {
    const { length, names, around, others, mood } = meaningAt(words, at, isLiteral)
    if (length === 0 && !said.has(words[at] ?? '')) continue
    const phrase = words.slice(at, at + Math.max(length, 1))
    meant.push(...names)
    if (mood) {
      moods.push({ text: phrase.join(' '), activities: mood.activities })
      suited.push(...mood.activities)
      facts.push(moodTerm(mood))
    }
    const own = allOf(
      phrase.map((word, index) => {
        const forms = [...formsOf(word), ...(typed[at + index] ?? [])]
        return anyOf([...forms.map(asked), ...madeOf(word)])
      }),
    )
    const begun = allOf(
      phrase.map((word, index) => {
        const isLast = at + index === words.length - 1 && word.length >= shortestPrefix
        const forms = [...formsOf(word), ...(typed[at + index] ?? [])]
        return anyOf([
          ...forms.map((form) => (isLast ? `${quoted(form)}:*` : asked(form))),
          ...madeOf(word),
        ])
      }),
    )
    // A word that means something, or of which the nouns are known, need not be two others.
    const unknown = phrase.filter((word) => length === 0 && partsOfCompound(word).length < 2)
    const apart = unknown.flatMap(writtenApart)
    const spelled = [...apart, ...phrase.flatMap((_, index) => together[at + index] ?? [])]
    const narrower = factsOf(names.flatMap(withNarrower))
    const related = factsOf([...names, ...around].flatMap(othersOf))
    terms.push({
      ...{ from: at, until: at + phrase.length, is_meant: length > 0 },
      wide: anyOf([own, ...spelled, ...narrower, ...others]),
      prefixed: anyOf([begun, ...spelled, ...narrower, ...others]),
      related: anyOf([begun, ...spelled, ...related, ...others]),
    })
    at += phrase.length - 1
  }
  const all = joinedWords(text).reduce(withJoined, terms)
  return {
    exact: allOf([...said].map(quoted)),
    wide: allOf(all.map(({ wide }) => wide)),
    prefixed: allOf(all.map(({ prefixed }) => prefixed)),
    related: allOf(all.map(({ related }) => related)),
    meant: asFacts([...meant, ...suited]),
    meant_names: [...new Set(meant)],
    suits: facts.length === 0 ? null : anyOf([...new Set(facts)]),
    terms: all.map(({ wide }) => wide),
    are_meant: all.map(({ is_meant }) => is_meant),
    moods,
    title_key: nameKey(text),
  }
}

/** The query of a sentence of which no word is left to look for: everything that its filters leave. */
export const anything: TextQuery = {
  exact: '',
  wide: `!${quoted(nowhere)}`,
  prefixed: `!${quoted(nowhere)}`,
  related: `!${quoted(nowhere)}`,
  meant: null,
  meant_names: [],
  suits: null,
  terms: [],
  are_meant: [],
  moods: [],
  title_key: '',
}

function asFacts(names: readonly string[]): string | null {
  return names.length === 0 ? null : anyOf(names.map((name) => quoted(facet('activity', name))))
}

/** The terms, where words that a mark divides may be written as one: “u-bahn” or “ubahn”. */
function withJoined(terms: readonly QueryTerm[], { from, until, word }: Joined): QueryTerm[] {
  const inside = terms.filter((term) => term.from >= from && term.until <= until)
  const [first] = inside
  // A meaning that goes beyond them stays as it is.
  const isCut = terms.some(
    (term) => term.from < until && term.until > from && !inside.includes(term),
  )
  if (!first || isCut) return [...terms]
  const whole = formsOf(word).map(quoted)
  const either = (parts: readonly string[]) => anyOf([allOf(parts), ...whole])
  const one = {
    ...{ from, until, is_meant: inside.some(({ is_meant }) => is_meant) },
    wide: either(inside.map(({ wide }) => wide)),
    prefixed: either(inside.map(({ prefixed }) => prefixed)),
    related: either(inside.map(({ related }) => related)),
  }
  return terms.flatMap((term) => (term === first ? one : inside.includes(term) ? [] : term))
}

/** For each word how it was typed, if that is in another way; rows of earlier versions have it so. */
function typedWords(text: string, words: readonly string[]): (readonly string[])[] {
  const exact = exactWordsOf(text)
  const isAlike = exact.length === words.length
  return words.map((word, index) => {
    const written = isAlike ? exact[index] : undefined
    return written === undefined || written === word ? [] : [written]
  })
}

/** A form of a word as it is asked: a single character of a script without spaces as the beginning of a pair. */
function asked(form: string): string {
  return isSingle(form) ? `${quoted(form)}:*` : quoted(form)
}

/** The parts of a German word, all of which a row may have instead of the word; nothing for a word that is not made of two. */
function madeOf(word: string): string[] {
  const parts = partsOfCompound(word)
  return parts.length < 2 ? [] : [allOf(parts.map((part) => anyOf(formsOf(part).map(quoted))))]
}

/** An activity with those that it includes, that are included with it, and that people may take instead. */
function othersOf(name: string): string[] {
  return [...withNarrower(name), ...withBroader(name), ...nearActivities(name)]
}

/** Activities as facts of a row, and as what its title means. */
function factsOf(names: readonly string[]): string[] {
  const facts = names.flatMap((name) => [facet('activity', name), facet('meant', name)])
  return [...new Set(facts)].map(quoted)
}

/**
 * What a text asks of one field alone: each of its words in one of its forms, without regard to activities. `weight` is the
 * field's, as `vectorOf` gives it. Null for a text without a word.
 */
export function fieldQuery(text: string, weight: 'A' | 'C'): string | null {
  const words = wordsOf(text)
  if (words.length === 0) return null
  const said = new Set(withoutStopWords(words))
  const typed = typedWords(text, words)
  const within = (form: string) => `${quoted(form)}:${isSingle(form) ? '*' : ''}${weight}`
  const terms = words.flatMap((word, index) =>
    said.has(word) ? anyOf([...formsOf(word), ...(typed[index] ?? [])].map(within)) : [],
  )
  return allOf([...new Set(terms)])
}

/** Any of the parts, each of which is a word or in parentheses. */
function anyOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`
}

/** All of the parts, each of which is a word or in parentheses. */
function allOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`
}

/** The query for rows of at least one of these activities, or of one that it includes; also for those only called so. */
export function activityTerm(names: readonly string[]): string {
  return anyOf(factsOf(names.flatMap(withNarrower)))
}

/** The query for rows in at least one of these areas, by their facts. */
export function areaTerm(areas: readonly Area[]): string {
  return anyOf(areas.map(({ neighborhood, city }) => allOf(areaFacts(neighborhood, city))))
}

/**
 * The same in two parts, for a table so large that an index takes long to tell which rows say no city: `term` is met by all
 * rows in one of the areas and by some others, `exact` by those of them that say a city there.
 */
export function areaTerms(areas: readonly Area[]): { term: string; exact: string } {
  const there = areas.map(({ neighborhood, city }) => ({
    around: neighborhood === null ? [] : [quoted(facet('neighborhood', neighborhood))],
    city: city === null ? [] : [quoted(facet('city', city))],
  }))
  return {
    term: anyOf([
      ...new Set(there.map(({ around, city }) => allOf(around.length > 0 ? around : city))),
    ]),
    exact: anyOf(there.map(({ around, city }) => allOf([...around, ...city]))),
  }
}

/** Of a row that says no city, the neighborhood is enough. */
function areaFacts(neighborhood: string | null, city: string | null): string[] {
  const there = city === null ? [] : [quoted(facet('city', city))]
  if (neighborhood === null) return there
  const nowhere = there.map(() => `!${quoted(facet('city', ''))}:*`)
  const around = there.length === 0 ? [] : [anyOf([...there, ...nowhere])]
  return [quoted(facet('neighborhood', neighborhood)), ...around]
}

/** The query for rows that name at least one of these areas where they say where they are. */
export function areaWords(areas: readonly Area[]): string {
  const named = areas.flatMap(({ neighborhood, city }) => {
    const words = wordsOf(neighborhood ?? city ?? '')
    return words.length === 0 ? [] : [allOf(words.map((word) => `${quoted(word)}:C`))]
  })
  return anyOf([...new Set(named)])
}

/** A query for rows that one of these matches. */
export function anyTerm(terms: readonly string[]): string {
  return anyOf(terms.map((term) => `(${term})`))
}
