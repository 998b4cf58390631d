import { uriOf } from '#server/domain/basics/uri.ts'

/** The most addresses that are taken from a text, and the most characters of one. */
const most = 50
const longest = 2_048

/** The web addresses in a text, each once, in its order, without the marks that end a sentence. */
export function linksIn(text: string): string[] {
  const found = new Set<string>()
  for (const [written] of text.matchAll(/(?<![\p{L}\d])https?:\/\/(?:(?!\]\()[^\s<>"“”„«»])+/giu)) {
    const address = ended(written)
    const url = address.length <= longest ? URL.parse(address) : null
    if (url?.hostname.includes('.')) found.add(uriOf(address) ?? url.href)
    if (found.size >= most) break
  }
  return [...found]
}

/** An address without the dot or bracket after it. */
function ended(text: string): string {
  let address = text.replace(/[.,;:!?'’*_]+$/u, '')
  while (address.endsWith(')') && !address.includes('(')) address = address.slice(0, -1)
  return address.replace(/[\]}>.,]+$/u, '')
}
