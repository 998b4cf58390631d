import { coreOf, keyOf, wordsOf } from '#server/domain/language/text/answer_key.ts'
import {
  allWords,
  cancelWords,
  earlierWords,
  laterWords,
  meWords,
  noDateWords,
  noneWords,
  noWords,
  unknownWords,
  yesWords,
} from '#server/domain/language/text/answer_words.ts'
import { isWordFor } from '#server/domain/capture/choice_words.ts'
import { noDate, readTimeAnswer } from '#server/domain/language/time/answer.ts'
import { dayAnswered } from '#server/domain/language/time/day_answered.ts'
import { citiesIn, cityNamed } from '#server/domain/language/place/catalog.ts'
import type { Choice, Question, QuestionKind } from '#server/domain/capture/decision.ts'
import { cleanLine } from '#server/domain/capture/deciding/title.ts'
import { strip } from '#server/domain/language/text/strip.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { isHandle } from '#server/domain/basics/handle.ts'
import { isPlainPosition, positionOf } from '#server/domain/language/text/position_words.ts'
import { isBlank, severalLines } from '#server/domain/basics/text.ts'

/** Something that words may mean besides the choices. */
export interface Meant {
  /** Its handle. */
  readonly value: string
  readonly name: string
}

/** What an answer may refer to besides the choices of its question. */
export interface Known {
  /** The lists, or the people, that the words mean by name or by handle. */
  readonly meant: readonly Meant[]
  /** The values of choices that are no longer there. */
  readonly gone: readonly string[]
  /** The names of the cities of the catalog. */
  readonly cities: readonly string[]
  readonly now: Date
  /** The account's zone. */
  readonly timezone: string
  /** A language tag; null where it is not known. */
  readonly language: string | null
}

/**
 * What an answer means: a value, all of the things asked about, that the capture is given up, or a list or a person that is
 * not there.
 */
export type Understood =
  | { readonly as: 'value'; readonly value: string }
  | { readonly as: 'all' }
  | { readonly as: 'gone' }
  | { readonly as: 'cancel' }

/** Whether words give a capture up, whatever it asks and while it asks nothing: “cancel”, “Vergiss es”. */
export function givesUp(words: string): boolean {
  return !isBlank(words) && cancelWords.has(coreOf(keyOf(words)))
}

/**
 * What a user's words mean as the answer to a question; null where they are not understood. The number, the text and
 * the beginning of a choice mean that choice. Reads without a model: the same words always mean the same.
 */
export function readAnswer(question: Question, words: string, known: Known): Understood | null {
  if (isBlank(words)) return null
  const key = keyOf(words)
  const core = coreOf(key)
  const choice = choiceOf(question, words, known.gone)
  if (choice && known.gone.includes(choice.value)) return { as: 'gone' }
  if (choice) return { as: 'value', value: choice.value }
  if (cancelWords.has(core)) return { as: 'cancel' }
  if (question.kind === 'items' && allWords.has(core)) return { as: 'all' }
  const value = byKind(question, words, key, known)
  if (value !== null) return { as: 'value', value }
  const isPut = question.kind === 'destination' || question.kind === 'person'
  return isPut && isHandle(key) ? { as: 'gone' } : null
}

/**
 * The choice that words mean by its position, its text, its beginning or its words; null for none or several. Those in
 * `gone` are meant by words only where no other is.
 */
export function choiceOf(
  { kind, choices }: Pick<Question, 'kind' | 'choices'>,
  words: string,
  gone: readonly string[] = [],
): Choice | null {
  const key = keyOf(words)
  const position = positionOf(key, choices.length)
  const byPosition = position === null ? undefined : choices[position - 1]
  if (byPosition) return byPosition
  return choiceByWords(choices, { kind, key, gone })
}

function choiceByWords(
  choices: readonly Choice[],
  { kind, key, gone }: { kind: QuestionKind; key: string; gone: readonly string[] },
): Choice | null {
  const keys = choices.map((choice) => ({ choice, key: keyOf(choice.label) }))
  const [given, core] = [wordsOf(key), coreOf(key)]
  const ways: ((label: string, choice: Choice) => boolean)[] = [
    (label) => label === key,
    (label) => key !== '' && label.startsWith(key),
    (label) => isSubset(given, wordsOf(label)),
    (label) => isSubset(wordsOf(core), wordsOf(label)),
    (_, choice) => isWordFor(choice, kind, core),
  ]
  for (const fits of ways) {
    const all = keys.filter((one) => fits(one.key, one.choice))
    const left = all.filter(({ choice }) => !gone.includes(choice.value))
    const found = left.length > 0 ? left : all
    if (found.length === 1) return found[0]?.choice ?? null
    // Several that are called the same: only the position tells them apart.
    if (found.length > 1 && found.every((one) => one.key === found[0]?.key)) return null
  }
  // One name is offered, and they agree.
  const [only, ...others] = choices
  if (kind === 'subject' && only && others.length === 0 && yesWords.has(core)) return only
  return byAgreement(choices, core)
}

/** The choice that a yes or a no means, where exactly one of them says so. */
function byAgreement(choices: readonly Choice[], core: string): Choice | null {
  for (const table of [yesWords, noWords]) {
    if (!table.has(core)) continue
    const found = choices.filter(({ label }) => table.has(wordsOf(keyOf(label))[0] ?? ''))
    if (found.length === 1) return found[0] ?? null
  }
  return null
}

function byKind(
  { kind, choices }: Question,
  words: string,
  key: string,
  known: Known,
): string | null {
  const core = coreOf(key)
  const [meant, ...others] = known.meant
  switch (kind) {
    case 'destination':
    case 'person':
      if (noneWords.has(core) || (kind === 'person' && meWords.has(core))) return nothing
      return others.length === 0 ? (meant?.value ?? null) : null
    case 'subject':
      return subjectOf(words, key)
    case 'time':
      return timeOf(choices, words, known)
    case 'city':
      return cityOf(words, known.cities) ?? (choices.length === 0 ? anyCity(words, key) : null)
    default:
      return null
  }
}

/** The time that words mean: one of the days that are offered, or any other. */
function timeOf(
  choices: readonly Choice[],
  words: string,
  { now, timezone, language }: Known,
): string | null {
  const days = choices.map(({ value }) => value)
  const core = coreOf(keyOf(words))
  const inOrder = days.toSorted()
  if (noDateWords.has(core)) return noDate
  if (earlierWords.has(core) && inOrder.length > 1) return inOrder[0] ?? null
  if (laterWords.has(core) && inOrder.length > 1) return inOrder.at(-1) ?? null
  const about = { now: now.toISOString(), timezone, language }
  const chosen = days.length > 0 ? dayAnswered(words, days, about) : undefined
  if (chosen !== undefined) return chosen
  // An answer such as "at 8" is about the day that the first choice names.
  const day = days[0]?.slice(0, 10) ?? null
  return readTimeAnswer(words, { ...about, day })
}

/** The value of the choice that a capture goes on no list, or is for nobody. */
export const nothing = 'none'

/** The most characters of the name of a city. */
const maxCityLength = 100

/** Words that do not answer what something is. */
const noSubject = [unknownWords, yesWords, noWords, noneWords, allWords]

/**
 * What words say that something is; null where they name nothing: a position of choices that there are not, a handle,
 * or only words such as “that place”. A house may be called “893”, none “1”.
 */
function subjectOf(words: string, key: string): string | null {
  const said = severalLines(strip(words))
  const isWritten = /[\p{L}\p{N}]/u.test(cleanLine(said))
  const isNothing =
    !isWritten ||
    isPlainPosition(key) ||
    isHandle(key) ||
    noSubject.some((table) => table.has(coreOf(key))) ||
    isOnlyPlain(said)
  return isBlank(said) || isNothing ? null : said
}

/** Any city, as it is said: “Leduc, Alberta”; `nothing` for words such as “I don't know”; null for no name. */
function anyCity(words: string, key: string): string | null {
  if (noSubject.some((table) => table.has(coreOf(key)))) return nothing
  const said = cleanLine(words)
  return /\p{L}{2}/u.test(said) && !isHandle(key) ? said.slice(0, maxCityLength) : null
}

/** The one city that words are, or name. */
function cityOf(words: string, cities: readonly string[]): string | null {
  if (!/\p{L}/u.test(words)) return null
  const named = citiesIn(words, cities)
  // "New York" names York as well, which is not what was meant.
  const longest = named.filter(
    (city) => !named.some((other) => other !== city && other.includes(city)),
  )
  return cityNamed(words, cities) ?? (longest.length === 1 ? (longest[0] ?? null) : null)
}

function isSubset(words: readonly string[], of: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => of.includes(word))
}
