import type { PictureLine } from '#server/domain/capture/picture.ts'

/** Words that were read with less confidence are left out. Percent. */
const leastConfidence = 60

interface Row {
  readonly level: number
  /** Which line of the picture it belongs to. */
  readonly line: string
  readonly height: number
  readonly confidence: number
  readonly text: string
}

/** The lines in what OCR read, which it writes as a table: one row for each page, block, paragraph, line and word. */
export function linesIn(table: string): PictureLine[] {
  const lines = new Map<string, { words: string[]; heights: number[] }>()
  for (const row of table.split('\n').map(rowOf)) {
    if (row === null || row.confidence < leastConfidence) continue
    const line = lines.get(row.line) ?? { words: [], heights: [] }
    lines.set(row.line, line)
    line.words.push(row.text)
    // A dash is as low as it likes.
    if (/[\p{L}\p{N}]/u.test(row.text)) line.heights.push(row.height)
  }
  return [...lines.values()]
    .filter(({ words, heights }) => heights.length > 0 && words.some(isWord))
    .map(({ words, heights }) => ({ text: words.join(' '), height: Math.max(...heights) }))
}

/** Two letters or a number: what is read into a pattern, such as the corner of a code, is one letter between signs. */
function isWord(text: string): boolean {
  return /\p{L}{2}|\p{N}/u.test(text)
}

/** A word of the table; null for what is no word. */
function rowOf(row: string): Row | null {
  const [level, page, block, paragraph, line, , , , , height, confidence, text = ''] =
    row.split('\t')
  if (level !== '5' || text.trim() === '') return null
  return {
    level: 5,
    line: [page, block, paragraph, line].join(' '),
    height: Number(height),
    confidence: Number(confidence),
    text: text.trim(),
  }
}
