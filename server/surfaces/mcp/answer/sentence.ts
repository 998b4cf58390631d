import type { Author, OthersWords } from '#server/surfaces/mcp/answer/others_words.ts'
import { isObject } from '#server/domain/json.ts'
import { harmless, inQuotes, isOdd } from '#server/domain/in_quotes.ts'
import { withToolNames } from '#server/surfaces/mcp/answer/names.ts'
import { longList } from '#server/surfaces/mcp/answer/style.ts'

/**
 * A sentence of the service as a model reads it: it names tools, and the words of others in it end where their quotes
 * end, and have their author. `author` is whose words the other quotes in it hold; null if they are the caller's own.
 */
export function saidHere(
  sentence: string,
  { texts, names }: OthersWords,
  author: Author | null = null,
): string {
  const said = withToolNames(sentence)
  // Sentences have words as they may stand in quotes; those that were written before have them as they are.
  const authors = new Map<string, Author>()
  for (const [text, by] of texts) {
    for (const form of [text, harmless(text)]) if (said.includes(form)) authors.set(form, by)
  }
  authors.delete('')
  const odd = [...names].filter((name) => isOdd(name) && said.includes(name))
  const words = [...new Set([...authors.keys(), ...odd])].sort(
    (one, other) => other.length - one.length,
  )
  if (words.length === 0) return withAuthor(said, author)
  const any = words.map(literally).join('|')
  // Inside quotes any text counts; a short one outside of them may be a part of another word.
  const found = new RegExp(`“(${any})”|(${any})`, 'gu')
  const marked = said.replace(
    found,
    (match, inside: string | undefined, bare: string | undefined) => {
      const text = inside ?? bare ?? ''
      if (inside === undefined && text.length < shortest && !isOdd(text)) return match
      const by = authors.get(text)
      return `${inQuotes(text)}${by === undefined ? '' : ` (${by})`}`
    },
  )
  return withAuthor(marked, author)
}

const shortest = 12

/** A title in quotes, and what is said of it. */
const entry = '“[^“”]*”(?: \\([^()“”]*\\))?'

const manyEntries = new RegExp(`${entry}(?:, ${entry}){5,}(?:, and more)?`, 'gu')

/**
 * A sentence that names many things, with the first three of them where they are all in a list below it. That there is
 * more is said with the list.
 */
export function namingFew(sentence: string, data: unknown): string {
  const isListed =
    isObject(data) &&
    Object.values(data).some((list) => Array.isArray(list) && list.length >= longList)
  if (!isListed) return sentence
  return sentence.replace(manyEntries, (all) => {
    const entries = all.match(new RegExp(entry, 'gu')) ?? []
    return `${entries.slice(0, 3).join(', ')} and ${entries.length - 3} more`
  })
}

/**
 * The sentence about what an item of the brief refers to. What the user captured is the user's own; what is asked about it may be
 * in the words of its source.
 */
export function saidAbout(sentence: string, reference: unknown, others: OthersWords): string {
  if (!isObject(reference) || reference.kind !== 'capture') return saidHere(sentence, others)
  const own = `${inQuotes(String(reference.label))}. `
  const at = sentence.indexOf(own)
  if (at < 0) return saidHere(sentence, others, fromSource)
  const start = at + own.length
  return sentence.slice(0, start) + saidHere(sentence.slice(start), others, fromSource)
}

const fromSource = 'from its source'

/** A sentence whose quotes have this author where they have none. */
function withAuthor(sentence: string, author: Author | null): string {
  return author === null
    ? sentence
    : sentence.replace(/“[^“”]*”(?! \()/gu, `$& (${author.replaceAll('$', '$$$$')})`)
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
