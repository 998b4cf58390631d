import { isObject } from '#server/domain/basics/json.ts'
import type { Author } from '#server/runtime/told/known_words.ts'
import { cutTo } from '#server/runtime/told/fitting.ts'
import { withToolNames } from '#server/runtime/told/names.ts'
import type { OthersWords } from '#server/runtime/told/others_words.ts'
import { longList } from '#server/runtime/told/style.ts'

/**
 * A sentence of the service as a model reads it: it names tools, and the words of others, which stand in it in quotes that they
 * cannot end, have their author. Nothing outside of quotes is anybody's but the service's. `author` is whose words the quotes hold of which
 * nothing is known; null if they are the caller's own.
 */
export function saidHere(
  sentence: string,
  { quoted }: Pick<OthersWords, 'quoted'>,
  author: Author | null = null,
): string {
  return withToolNames(sentence).replace(inAnyQuotes, (match, words: string) => {
    const by =
      quoted.get(words) ?? (quoted.has(words) ? null : (quotingIn(words, quoted) ?? author))
    return by === null ? match : `${match} (${by})`
  })
}

/** Whose words are in quotes inside of quotes, as where a sentence repeats another; null for nobody's else. */
function quotingIn(words: string, quoted: OthersWords['quoted']): Author | null {
  if (!words.includes("'")) return null
  for (const [text, by] of quoted)
    if (by !== null && words.includes(`'${text}'`)) return `with words ${by}`
  return null
}

// What says already whose words they are is left.
const inAnyQuotes = /“([^“”]*)”(?! \((?:by|from|with|name by) )/gu

/** A title in quotes, and what is said of it. */
const entry = '“[^“”]*”(?: \\([^()“”]*\\))?'

const manyEntries = new RegExp(`${entry}(?:, ${entry}){5,}(?:, and more)?`, 'gu')

/**
 * The sentence of an answer as a model reads it. One that names many things names the first three of them where they are all in
 * a list below it, with the beginnings of long names; that there is more is said with the list.
 */
export function summaryHere(sentence: string, data: unknown, others: OthersWords): string {
  const few = isListed(data) ? sentence.replace(manyEntries, threeOf) : sentence
  const said = saidHere(few, others)
  if (few === sentence) return said
  return said.replace(/“([^“”]*)”/gu, (_, words: string) => `“${cutTo(words, longestNamed)}”`)
}

function threeOf(all: string): string {
  const entries = all.match(new RegExp(entry, 'gu')) ?? []
  return `${entries.slice(0, 3).join(', ')} and ${entries.length - 3} more`
}

/** The most tokens of a name above a list that has it. */
const longestNamed = 20

/** Whether data has a long list. */
function isListed(data: unknown): boolean {
  if (!isObject(data)) return false
  return Object.values(data).some((list) => Array.isArray(list) && list.length >= longList)
}

/** As `saidHere`, of the sentence at a pointer. */
export function saidAt(sentence: string, pointer: string, others: OthersWords): string {
  return saidHere(sentence, others, others.sayings.get(pointer) ?? null)
}
