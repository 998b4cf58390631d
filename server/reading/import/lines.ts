import { type FoundRow, type ImportedFile, itemOf, sorted } from '#server/reading/import/item.ts'

const marker = /^\s*(?:[-*•–+]|\(?\d{1,4}[.):]|\[[ xX]?\])\s+/

/** The most characters of a line that are read. */
const maxLineLength = 2_000

/** Reads a text with one idea a line; numbers and bullets before them are cut off, and so are headings of Markdown. */
export function readLines(text: string): ImportedFile {
  const rows = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const words = line.slice(0, maxLineLength).replace(marker, '').replace(marker, '').trim()
    const isHeading = /^#{1,6}\s|^[-=*_]{3,}$/.test(words)
    return words === '' || isHeading ? [] : [rowOf(words, index + 1)]
  })
  const { items, problems } = sorted(rows.map(itemOf))
  return { lists: [{ name: null, items }], problems }
}

/** "Cocolo Ramen - the best in town https://…": a title, words about it, and an address. */
function rowOf(words: string, row: number): FoundRow {
  const linked = /\[([^\]]{1,500})\]\((https?:\/\/[^\s)]+)\)/.exec(words)
  const [whole = '', label, target] = linked ?? []
  const url = target ?? /https?:\/\/[^\s<>"]+/i.exec(words)?.[0].replace(/[).,;]+$/, '')
  const plain = linked
    ? words.replace(whole, label ?? '')
    : words.replace(url ?? '', '').replace(/[\s\-–:,.;()]+$/, '')
  const [title = '', ...rest] = plain.split(/\s+[–—-]\s+/)
  return { row, title: title.trim(), note: rest.join(' – ').trim(), url }
}
