/** How words that somebody wrote stand in a text for a model: quoted, so that they end where their quotes end. */

// What JSON leaves as it is, and what could still end a line, turn the text around, open code in Markdown or say to a model
// what nobody sees: letters of tags, forms of ideographs, and marks for programs.
const unsafe =
  /[`\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2061-\u206f\ufeff\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu

/**
 * Words in straight quotes, in one line, as a JSON string: `JSON.parse` gives them back exactly. More than `longest`
 * characters are cut, which `…` after the quotes says.
 */
export function quoted(words: string, longest = Number.POSITIVE_INFINITY): string {
  const isLong = words.length > longest
  const shown = isLong ? words.slice(0, longest).toWellFormed() : words
  const text = JSON.stringify(shown).replace(unsafe, escaped)
  return isLong ? `${text}…` : text
}

/** A value as JSON in one line, out of which no text in it can break. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(unsafe, escaped)
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
