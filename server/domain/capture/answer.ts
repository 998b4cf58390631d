import {
  allWords,
  aroundPosition,
  cardinals,
  cancelWords,
  lastWords,
  noneWords,
  noWords,
  ordinals,
  unknownWords,
  yesWords,
} from '#server/domain/capture/answer_words.ts'
import { dayAnswered, readTimeAnswer } from '#server/domain/capture/dates/answer.ts'
import { citiesIn, cityNamed } from '#server/domain/capture/place/catalog.ts'
import type { Choice, Question } from '#server/domain/capture/decision.ts'
import { cleanLine } from '#server/domain/capture/deciding/title.ts'
import { strip } from '#server/domain/capture/strip.ts'
import { isOnlyPlain } from '#server/domain/capture/text/nameless.ts'
import { isHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { isBlank, severalLines } from '#server/domain/text.ts'

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

/**
 * What a user's words mean as the answer to a question; null where they are not understood. The number, the text and
 * the beginning of a choice mean that choice. Reads without a model: the same words always mean the same.
 */
export function readAnswer(question: Question, words: string, known: Known): Understood | null {
  if (isBlank(words)) return null
  const key = keyOf(words)
  const choice = choiceOf(question.choices, words, known.gone)
  if (choice && known.gone.includes(choice.value)) return { as: 'gone' }
  if (choice) return { as: 'value', value: choice.value }
  if (isAmong(key, cancelWords)) return { as: 'cancel' }
  if (question.kind === 'items' && isAmong(key, allWords)) return { as: 'all' }
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
  choices: readonly Choice[],
  words: string,
  gone: readonly string[] = [],
): Choice | null {
  const key = keyOf(words)
  const position = positionOf(key)
  const byPosition = isLast(key)
    ? choices.at(-1)
    : position === null
      ? undefined
      : choices[position - 1]
  if (byPosition) return byPosition
  const left = choices.filter(({ value }) => !gone.includes(value))
  const lost = choices.filter(({ value }) => gone.includes(value))
  return choiceByWords(left, key) ?? choiceByWords(lost, key)
}

function choiceByWords(choices: readonly Choice[], key: string): Choice | null {
  const keys = choices.map((choice) => ({ choice, key: keyOf(choice.label) }))
  const given = wordsOf(key)
  const ways: ((label: string) => boolean)[] = [
    (label) => label === key,
    (label) => key !== '' && label.startsWith(key),
    (label) => given.length > 0 && isSubset(given, wordsOf(label)),
  ]
  for (const fits of ways) {
    const found = keys.filter((one) => fits(one.key))
    if (found.length === 1) return found[0]?.choice ?? null
    // Several that are called the same: only the position tells them apart.
    if (found.length > 1 && found.every((one) => one.key === found[0]?.key)) return null
  }
  return byAgreement(choices, key)
}

/** The choice that a yes or a no means, where exactly one of them says so. */
function byAgreement(choices: readonly Choice[], key: string): Choice | null {
  for (const table of [yesWords, noWords]) {
    if (!isAmong(key, table)) continue
    const found = choices.filter(({ label }) => isAmong(wordsOf(keyOf(label))[0] ?? '', table))
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
  switch (kind) {
    case 'destination':
    case 'person':
      if (isAmong(key, noneWords)) return nothing
      return known.meant.length === 1 ? (known.meant[0]?.value ?? null) : null
    case 'subject':
      return subjectOf(words, key)
    case 'time': {
      const { now, timezone, language } = known
      const days = choices.map(({ value }) => value)
      const chosen = days.length > 0 ? dayAnswered(words, days, language) : undefined
      if (chosen !== undefined) return chosen
      // An answer such as "at 8" is about the day that the first choice names.
      const day = choices[0]?.value.slice(0, 10) ?? null
      return readTimeAnswer(words, { now: now.toISOString(), timezone, language, day })
    }
    case 'city':
      return cityOf(words, known.cities)
    default:
      return null
  }
}

/** The value of the choice that a capture goes on no list, or is for nobody. */
export const nothing = 'none'

/** Words that do not answer what something is. */
const noSubject = [...unknownWords, ...yesWords, ...noWords, ...noneWords, ...allWords]

/**
 * What words say that something is; null where they name nothing: a position of choices that there are not, a handle,
 * or only words such as “that place”. A house may be called “893”, none “1”.
 */
function subjectOf(words: string, key: string): string | null {
  const said = severalLines(strip(words))
  const position = positionOf(key)
  const isPosition = position !== null && position < 100
  const isWritten = /[\p{L}\p{N}]/u.test(cleanLine(said))
  const isNothing =
    !isWritten || isPosition || isHandle(key) || isAmong(key, noSubject) || isOnlyPlain(said)
  return isBlank(said) || isNothing ? null : said
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

/** The position that words name, from 1: `2`, `2.`, `#2`, `second`, `the second one`; null for none. */
function positionOf(key: string): number | null {
  const plain = /^#?(\d{1,3})[.)]?$/u.exec(key)
  if (plain) return Number(plain[1])
  const counted = cardinals.findIndex((names) => isAmong(key, names))
  if (counted >= 0) return counted + 1
  if (/^[-–−+]\s?\d/u.test(key)) return null
  const rest = wordsOf(key).filter((word) => !isAmong(word, aroundPosition))
  const [word, ...others] = rest
  if (word === undefined || others.length > 0) return null
  if (/^\d{1,3}$/u.test(word)) return Number(word)
  const at = ordinals.findIndex((names) => isAmong(word, names))
  return at < 0 ? null : at + 1
}

/** Whether words name the last choice: “the last one”, “el último”. */
function isLast(key: string): boolean {
  const rest = wordsOf(key).filter((word) => !isAmong(word, aroundPosition))
  return rest.length === 1 && isAmong(rest[0] ?? '', lastWords)
}

/** Words for comparing: without quotes around them and without the end of a sentence. */
function keyOf(words: string): string {
  return withAsciiDigits(nameKey(words))
    .replace(/^[\s"'“”„‘’«»([]+/u, '')
    .replace(/[\s"'“”‘’«».!?…)\]]+$/u, '')
}

function wordsOf(key: string): string[] {
  return key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

function isSubset(words: readonly string[], of: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => of.includes(word))
}

function isAmong(key: string, table: readonly string[]): boolean {
  return table.some((word) => nameKey(word) === key)
}

/** The first of ten digits of other scripts: Arabic, Persian and Devanagari. */
const zeros = [0x660, 0x6f0, 0x966]

function withAsciiDigits(words: string): string {
  return words.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu, (digit) => {
    const code = digit.charCodeAt(0)
    return `${code - (zeros.findLast((zero) => zero <= code) ?? code)}`
  })
}
