import { quoted } from '#server/domain/finding/vector.ts'
import { formsOf, isStopWord } from '#server/domain/finding/words.ts'

/** The shortest word that may be two, and the shortest of the two. */
const shortestWhole = 8
const shortestPart = 3

/** The shortest word beside one that says nothing: “zumtorhaus”. */
const shortestBeside = 5

/** The shortest word of letters and digits that may be two: “bar25” is “Bar 25”. */
const shortestNumbered = 4

/** The shortest word that two written apart may be. */
const shortestTogether = 6

/** The most words of a text that are looked at together; longer ones are sentences, and no names. */
const maxWords = 6

/** In names, activities and places, and not in descriptions: two words of a description are seldom meant as one. */
const inNames = ':ABC'

/**
 * Queries for the two words that a word may be when it is written apart: “tempelhoferfeld” is “Tempelhofer Feld”. Nothing
 * knows which two, so each is tried; rows have hardly any of the others.
 */
export function writtenApart(word: string): string[] {
  const wholes = /^[a-z]+$/.test(word) && word.length >= shortestWhole ? formsToCut(word) : []
  const pairs = wholes.flatMap(pairsIn)
  const [, name = '', number = ''] = /^([a-z]+)(\d+)$/.exec(word) ?? []
  if (name.length > 1 && word.length >= shortestNumbered) pairs.push([name, number])
  return [...new Set(pairs.map(([first, second]) => `(${asName(first)} & ${asName(second)})`))]
}

/** The word, and as it is without the e of “ue”, which rows may have so or so. */
function formsToCut(word: string): string[] {
  return [...new Set([word, word.replace(/([aou])e/g, '$1')])]
}

function pairsIn(word: string): [string, string][] {
  return Array.from({ length: word.length - 2 * shortestPart + 1 }, (_, index) => {
    const at = index + shortestPart
    return [word.slice(0, at), word.slice(at)] as [string, string]
  }).filter(saysSomething)
}

/** Of two words at least one says something; beside one that does not, it is long, since nearly all rows have the other. */
function saysSomething(pair: [string, string]): boolean {
  const [one = '', ...others] = pair.filter((part) => !isStopWord(part))
  return others.length > 0 || one.length >= shortestBeside
}

function asName(word: string): string {
  return `${quoted(word)}${inNames}`
}

/**
 * For each word of a text, queries for how it is written together with the one before or after it: “boulder halle” is
 * “Boulderhalle”, “bar 25” is “bar25”. Empty for texts that are no names.
 *
 * @param said the words that say something.
 */
export function writtenTogether(words: readonly string[], said: ReadonlySet<string>): string[][] {
  const isName = words.length > 1 && words.length <= maxWords
  const pairs = words.map((word, index) => {
    const next = words[index + 1]
    if (!isName || next === undefined || !said.has(word) || !said.has(next)) return []
    const together = word + next
    const least = /^\d+$/.test(next) ? shortestNumbered : shortestTogether
    const isWord = /^[a-z]{2,}[a-z0-9]+$/.test(together) && together.length >= least
    return isWord ? formsOf(together).map((form) => `${quoted(form)}${inNames}`) : []
  })
  return words.map((_, index) => [...(pairs[index - 1] ?? []), ...(pairs[index] ?? [])])
}
