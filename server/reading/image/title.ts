import type { PictureLine } from '#server/domain/capture/picture.ts'

/** Lines that are almost as high as the highest belong to the same title. */
const alike = 0.75

/** How many lines a title may have. */
const mostLines = 3

/** The longest title, in characters. */
const longest = 160

/** The title of a picture: its largest words, with those of the lines next to them that are as large. Null for none. */
export function titleIn(lines: readonly PictureLine[]): string | null {
  const named = lines.map((line) => (isName(line.text) ? line.height : 0))
  const highest = Math.max(0, ...named)
  if (highest === 0) return null
  const first = named.indexOf(highest)
  const isLarge = (at: number) => (named[at] ?? 0) >= highest * alike
  let from = first
  let to = first
  while (isLarge(from - 1) && to - from + 1 < mostLines) from -= 1
  while (isLarge(to + 1) && to - from + 1 < mostLines) to += 1
  const words = lines.slice(from, to + 1).map(({ text }) => text)
  // Where everything is of one size nothing is a title, and the first line is as good as any.
  const all = named.filter((height) => height >= highest * alike).length
  const title =
    all > mostLines ? (lines.find(({ text }) => isName(text))?.text ?? '') : words.join(' ')
  return [...title].slice(0, longest).join('')
}

/** Whether a line may be what something is called: a word of three letters at least, and no date, price or address. */
function isName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/@|www\.|https?:|€|\$|£|\d{1,2}[.:]\d{2}|\d{5}/u.test(text)
}
