import { anyOf, pattern } from '#server/domain/language/words/pattern.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { typedKey } from '#server/domain/finding/typed_key.ts'
import { remembered } from '#server/domain/basics/remembered.ts'
import {
  type ValueOf,
  wordsFor as classWordsFor,
  wordsOf as classWords,
} from '#server/domain/language/words/lists.ts'

/** Characters of scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u

/** A run of letters, digits, their marks, and pictures. */
const runs = /[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/gu

/** Of a text with nothing but what is on every keyboard: most texts, once their accents are gone. */
const plain = /^[\x20-\x7e]*$/
const plainRuns = /[a-z0-9]+/g

/** The most characters of a word; of longer ones these are kept. */
const longest = 60

/**
 * The words of a text, in order and without case or accents, as people type them who have another keyboard: “Łódź” is
 * “lodz”. Text without spaces between its words becomes overlapping pairs of characters.
 */
export function wordsOf(text: string): string[] {
  return splitKey(typedKey(nameKey(text)))
}

/** As `wordsOf`, but for what is typed in another way: as facts and the words of earlier versions are written. */
export function exactWordsOf(text: string): string[] {
  return splitKey(nameKey(text))
}

function splitKey(key: string): string[] {
  const isPlain = plain.test(key)
  const found = key.match(isPlain ? plainRuns : runs) ?? []
  const words = isPlain ? found : found.flatMap(partsOf)
  return words.map((word) => (word.length > longest ? word.slice(0, longest).toWellFormed() : word))
}

/** Words that apostrophes, hyphens or slashes divide, and how they are written without them. */
export interface Joined {
  /** Where the first part is among the words of the text, and where the last one ends. */
  readonly from: number
  readonly until: number
  readonly word: string
}

/** Letters and digits on both sides of one such mark or more, as in “o'neill's” and “U-Bahn”. */
const divided = /[\p{L}\p{N}\p{M}]+(?:['’‘ʼ′＇‐‑–/-][\p{L}\p{N}\p{M}]+)+/gu
const dividing = /['’‘ʼ′＇‐‑–/-]/

/** The words of a text that such marks divide, in order: “O’Neill's” is “oneills”, “Wi-Fi” is “wifi”, too. */
export function joinedWords(text: string): Joined[] {
  if (!dividing.test(text)) return []
  const key = typedKey(nameKey(text))
  return [...key.matchAll(divided)].flatMap((run) => {
    const word = run[0].replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    if (unspaced.test(word) || word.length > longest) return []
    const from = splitKey(key.slice(0, run.index)).length
    return [{ from, until: from + splitKey(run[0]).length, word }]
  })
}

/** The pairs of syllables of a Korean word, which may be made of several: “한강공원” is found by “공원”. */
export function pairsOf(word: string): string[] {
  if (!/^[가-힣]{3,}$/.test(word)) return []
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
}

/** Whether a word is a single character of a script without spaces, of which rows have pairs. */
export function isSingle(word: string): boolean {
  return unspaced.test(word) && [...word].length === 1
}

/** The last characters of the words of a text that have no spaces between them: those no pair begins with. */
export function lastCharacters(text: string): string[] {
  if (!unspaced.test(text)) return []
  const runsOfText = typedKey(nameKey(text)).match(runs) ?? []
  return runsOfText.flatMap((run) => {
    const last = [...run].at(-1) ?? ''
    return unspaced.test(last) ? [last] : []
  })
}

function partsOf(run: string): string[] {
  if (!unspaced.test(run)) return [run]
  const parts: string[] = []
  let spaced = ''
  let previous = ''
  for (const character of run) {
    if (!unspaced.test(character) && !/\p{M}/u.test(character)) {
      spaced += character
      continue
    }
    if (spaced !== '') parts.push(spaced)
    spaced = ''
    if (previous !== '') parts.push(previous + character)
    previous = character
  }
  if (spaced !== '') parts.push(spaced)
  const characters = [...run].length
  return characters === 1 ? [run] : parts
}

/**
 * A word and the other forms that it is stored and asked by: its singular, and its spelling with ae, oe and ue for ä, ö
 * and ü, which have lost their dots already.
 */
export const formsOf: (word: string) => readonly string[] = remembered(20_000, (word) => {
  const forms = new Set([word])
  for (const form of [word, foldedUmlauts(word)]) {
    forms.add(form)
    forms.add(singularOf(form))
  }
  for (const verb of verbsOf(word)) forms.add(verb)
  return [...forms]
})

/** Short words are too much alike for either. */
const shortest = 5

function foldedUmlauts(word: string): string {
  return word.length < shortest ? word : word.replace(/([aou])e/g, '$1')
}

const plurals = (value: ValueOf<'answer.plural_ending'>) => ({
  source: anyOf(classWordsFor('answer.plural_ending', value)),
})
const inY = pattern`${plurals('in_y')}$`
const withEn = pattern`${plurals('with_en')}$`
const afterConsonant = pattern`(?<=[^aeiou])${plurals('after_consonant')}$`
const doing = pattern`^([a-z]*[aeiouy][a-z]*?([a-z]))${'answer.doing_ending'}$`

/** Of English and German words; weak, and never shorter than four letters. */
function singularOf(word: string): string {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return word
  if (inY.test(word)) return word.replace(inY, 'y')
  if (withEn.test(word)) return word.slice(0, -2)
  if (/[^sui]s$/.test(word)) return word.slice(0, -1)
  if (word.length > shortest) {
    const singular = word.replace(afterConsonant, '')
    if (singular !== word) return singular
  }
  return word.length > shortest && /[^aeiou]e$/.test(word) ? word.slice(0, -1) : word
}

/** What somebody does, of an English word for doing it: “swimming” is “swim”, “hiking” may be “hik” or “hike”. */
function verbsOf(word: string): string[] {
  const [, verb, letter] = doing.exec(word) ?? []
  if (verb === undefined || letter === undefined || verb.length < 3) return []
  const isDoubled = verb.at(-2) === letter && !/[aeiouls]/.test(letter)
  return isDoubled ? [verb.slice(0, -1)] : [verb, `${verb}e`]
}

/** Words that say nothing of what is looked for. */
const stopWords = classWords('answer.stop_word')

/** Whether a word says nothing of what is looked for, as “the” does. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/** The words without those that say nothing, unless there are no others. */
export function withoutStopWords(words: readonly string[]): string[] {
  const left = words.filter((word) => !stopWords.has(word))
  return left.length > 0 ? left : [...words]
}

const anythingWords = classWords('answer.anything')

/** Whether all of these words say no more than that anything will do. */
export function sayAnything(words: readonly string[]): boolean {
  return words.every((word) => stopWords.has(word) || anythingWords.has(word))
}
