import { datedTitle } from '#server/reading/import/dated_title.ts'
import { type FoundRow, type ImportedFile, itemOf, sorted } from '#server/reading/import/item.ts'

const marker = /^\s*(?:[-*•◦‣⁃–+☐☑☒✅✓✔□■▢◻]\ufe0f?|\(?\d{1,4}[.):]|\[[ xX]?\])\s+/u

/** The most characters of a line that are read. */
const maxLineLength = 2_000

/** Reads a text with one idea a line; numbers and bullets before them are cut off, and so are headings of Markdown. */
export function readLines(
  text: string,
  about: { readonly timezone: string; readonly now: string },
): ImportedFile {
  const lines = text.split(/\r\n|\r|\n/)
  const heading = headingOf(lines)
  const rows = lines.flatMap((line, index) => {
    if (index === heading) return []
    const words = line.slice(0, maxLineLength).replace(marker, '').replace(marker, '').trim()
    const isHeading = /^#{1,6}\s|^[-=*_]{3,}$/.test(words)
    return words === '' || isHeading ? [] : [rowOf(words, index + 1)]
  })
  const dated = rows.map((row) => ({ ...row, ...datedTitle(row.title, about) }))
  const { items, problems } = sorted(dated.map(itemOf))
  return { lists: [{ name: null, items }], problems }
}

/** The line that a list of marked lines stands under, as notes have one; -1 for none. */
function headingOf(lines: readonly string[]): number {
  const written = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]))
  const [first = -1, ...others] = written
  const isMarked = (index: number) => marker.test(lines[index] ?? '')
  return !isMarked(first) && others.length > 1 && others.every(isMarked) ? first : -1
}

/** "Cocolo Ramen - the best in town https://…": a title, words about it, and an address. */
function rowOf(words: string, row: number): FoundRow & { title: string } {
  const linked = /\[([^\]]{1,500})\]\((https?:\/\/[^\s)]+)\)/.exec(words)
  const [whole = '', label, target] = linked ?? []
  const url = target ?? /https?:\/\/[^\s<>"]+/i.exec(words)?.[0].replace(/[).,;]+$/, '')
  const plain = linked
    ? words.replace(whole, label ?? '')
    : words.replace(url ?? '', '').replace(/[\s\-–:,.;()]+$/, '')
  const [title = '', ...rest] = plain.split(/\s+[–—-]\s+/)
  return { row, title: title.trim(), note: rest.join(' – ').trim(), url }
}
