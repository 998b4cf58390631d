/** The most graphemes of a title, and the most characters of a description and of an excerpt. */
export const maxTitleLength = 160
export const maxDescriptionLength = 2_000
export const maxExcerptLength = 1_200

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a title, at a space where there is one near the end, with `…` where something is left out. */
export function clipTitle(text: string): string {
  if (text.length <= maxTitleLength) return text
  const parts = [...graphemes.segment(text.slice(0, maxTitleLength * 12))]
  if (parts.length <= maxTitleLength && text.length <= maxTitleLength * 12) return text
  const cut = parts
    .slice(0, maxTitleLength - 1)
    .map(({ segment }) => segment)
    .join('')
  const space = cut.lastIndexOf(' ')
  const kept = space > cut.length * 0.7 ? cut.slice(0, space) : cut
  return `${kept.replace(/[\s,;:–-]+$/u, '')}…`
}

/** The beginning of a text, with `…` where something is left out; at most `most` characters. */
export function clipText(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/u, '')
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'))
  return `${(space > cut.length * 0.8 ? cut.slice(0, space) : cut).trimEnd()}…`
}
