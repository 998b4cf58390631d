import type { OthersWords } from '#server/surfaces/mcp/answer/others_words.ts'
import { withToolNames } from '#server/surfaces/mcp/answer/names.ts'
import { inCurlyQuotes } from '#server/surfaces/mcp/answer/quote.ts'

/**
 * A sentence of the service as a model reads it: it names tools, and the words of others in it end where their quotes
 * end, and have their author.
 */
export function saidHere(sentence: string, { texts, names }: OthersWords): string {
  const said = withToolNames(sentence)
  const others = [...texts.keys()].filter((text) => text !== '' && said.includes(text))
  const odd = [...names].filter((name) => isOdd(name) && said.includes(name))
  if (others.length === 0 && odd.length === 0) return said
  const words = [...new Set([...others, ...odd])].sort((one, other) => other.length - one.length)
  const any = words.map(literally).join('|')
  // Inside quotes any text counts; a short one outside of them may be a part of another word.
  const found = new RegExp(`“(${any})”|(${any})`, 'gu')
  return said.replace(found, (match, inside: string | undefined, bare: string | undefined) => {
    const text = inside ?? bare ?? ''
    if (inside === undefined && text.length < shortest && !isOdd(text)) return match
    const author = texts.get(text)
    return `“${inCurlyQuotes(text)}”${author === undefined ? '' : ` (${author})`}`
  })
}

const shortest = 12

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** A name that reads like more than a name: it is quoted even where names are not. */
function isOdd(name: string): boolean {
  return name.length > 30 || /[^\p{L}\p{M}\p{N} '’.-]|\. |\s\S+\s\S+\s/u.test(name)
}
