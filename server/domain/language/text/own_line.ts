/** Whether a part of a text is all of its line, or all but a town behind it. */
export function isOwnLine(text: string, from: number, until: number): boolean {
  const isFirst =
    text[from] === '\n' || /\n[^\p{L}\d]*$/u.test(text.slice(Math.max(0, from - 8), from))
  return isFirst && (/^\s*(?:\n|$)/u.test(text.slice(until)) || isBeforeTown(text, until))
}

/** Whether the line of an index stands right above or below one with a day or a time. */
export function isBesideTime(text: string, index: number): boolean {
  const above =
    text
      .slice(0, text.lastIndexOf('\n', index - 1) + 1)
      .split('\n')
      .at(-2) ?? ''
  const below = text.slice(index).split('\n', 2)[1] ?? ''
  return /\s{4,}/u.test(above) || /\s{4,}/u.test(below)
}

/** “…, Rennes”: a town at the end of the line. */
export function isBeforeTown(text: string, at: number): boolean {
  return /^,\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?\s*(?:\n|$)/u.test(text.slice(at, at + 60))
}

/** A line that may be one of a list of offers or names. */
const shortLine = /^\s*\p{Lu}[^\d,.:!?]{2,40}$/u

/** Whether a line that ends at an index has another two of its kind behind or before it. */
export function isInList(text: string, end: number): boolean {
  const behind = text.slice(end).split('\n', 3).slice(1)
  const before = text.slice(0, end).split('\n').slice(-3, -1)
  const isShort = (line = '') => shortLine.test(line)
  const [above, next] = [before.at(-1), behind[0]]
  return (
    (isShort(next) && (isShort(behind[1]) || isShort(above))) ||
    (before.slice(-2).every(isShort) && before.length > 1)
  )
}
