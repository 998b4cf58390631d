import type { PictureLine } from '#server/domain/capture/picture.ts'

/** Lines that are almost as high as the highest belong to the same title. */
const alike = 0.75

/** How many lines a title may have. */
const maxLines = 3

/** The longest title, in characters. */
const longest = 160

/** What a picture is called, and its other lines in their order. */
export interface TitledLines {
  /** Null where no line can be one. */
  readonly title: string | null
  readonly others: readonly string[]
}

/**
 * The title of a picture: its largest words, with those of the lines next to them that are as large. `nameIn` gives what a
 * line names besides dates and addresses, null where it names nothing; the rest of such a line stays with the others.
 */
export function titleIn(
  lines: readonly PictureLine[],
  nameIn: (text: string) => string | null,
): TitledLines {
  const names = lines.map(({ text }) => (isName(text) ? nameIn(text) : null))
  const { from, to } = titleLines(lines, names)
  const title = [...names.slice(from, to).join(' ')].slice(0, longest).join('')
  const others = lines.flatMap(({ text }, at) => {
    if (at < from || at >= to) return [text]
    const rest = text.replace(names[at] ?? '', '').replace(/^[\s,:·|–-]+/u, '')
    return rest === '' ? [] : [rest]
  })
  return { title: title === '' ? null : title, others }
}

/** Which lines are the title: from one, up to another that is not. */
function titleLines(
  lines: readonly PictureLine[],
  names: readonly (string | null)[],
): { from: number; to: number } {
  const named = lines.map(({ height }, at) => (names[at] === null ? 0 : height))
  const highest = Math.max(0, ...named)
  if (highest === 0) return { from: 0, to: 0 }
  const isLarge = (at: number) => (named[at] ?? 0) >= highest * alike
  // Where everything is of one size nothing is a title, and the first line is as good as any.
  const first = named.findIndex((height) => height > 0)
  if (named.filter((_, at) => isLarge(at)).length > maxLines) return { from: first, to: first + 1 }
  let from = named.indexOf(highest)
  let to = from + 1
  while (isLarge(from - 1)) from -= 1
  while (isLarge(to)) to += 1
  return { from, to }
}

/** Whether a line may be what something is called: a word of three letters at least, and no date, price or address. */
function isName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/@|www\.|https?:|€|\$|£|\d{1,2}[.:]\d{2}|\d{5}/u.test(text)
}
