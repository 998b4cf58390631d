/** What RFC 2047 calls an encoded word. */
const encodedWord = /=(?=\?[^?\s]+\?[bq]\?[^?\s]*\?=)/gi

/**
 * A name or subject as a header has it. Mail programs would decode what somebody wrote in the form of an encoded word,
 * even in a quoted name, so an invisible word joiner (U+2060) keeps its two first characters apart.
 */
export function headerText(text: string): string {
  return text.replace(encodedWord, '=\u2060')
}
