import type { PictureLine, PictureWord } from '#server/domain/capture/picture.ts'

/** Words that were read with less confidence are left out. Percent. */
const leastConfidence = 60

interface Row {
  readonly level: number
  /** Which line of the picture it belongs to. */
  readonly line: string
  readonly height: number
  /** Pixels from the left and from the top to its middle. */
  readonly x: number
  readonly y: number
  readonly confidence: number
  readonly text: string
}

/** A part of a picture with upright sides, in pixels from its left and its top. */
export interface PicturePart {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The lines in what OCR read, which it writes as a table: one row for each page, block, paragraph, line and word. */
export function linesIn(table: string): PictureLine[] {
  const lines = new Map<string, { words: PictureWord[]; heights: number[] }>()
  for (const row of table.split('\n').map(rowOf)) {
    if (row === null || row.confidence < leastConfidence) continue
    const line = lines.get(row.line) ?? { words: [], heights: [] }
    lines.set(row.line, line)
    line.words.push({ text: row.text, x: row.x, y: row.y })
    // A dash is as low as it likes.
    if (/[\p{L}\p{N}]/u.test(row.text)) line.heights.push(row.height)
  }
  return [...lines.values()]
    .filter(({ words, heights }) => heights.length > 0 && words.some(isWord))
    .map(({ words, heights }) => ({ text: textOf(words), height: Math.max(...heights), words }))
}

/** The lines without the words in some parts of the picture, such as what is read into the pattern of a code. */
export function linesOutside(
  lines: readonly PictureLine[],
  parts: readonly PicturePart[],
): readonly PictureLine[] {
  if (parts.length === 0) return lines
  const isOutside = ({ x, y }: PictureWord) =>
    !parts.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
  return lines.flatMap((line) => {
    const kept = line.words?.filter(isOutside)
    if (kept === undefined || kept.length === line.words?.length) return [line]
    return kept.some(isWord) ? [{ ...line, words: kept, text: textOf(kept) }] : []
  })
}

function textOf(words: readonly PictureWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Two letters or a number: what is read into a pattern, such as the corner of a code, is one letter between signs. */
function isWord({ text }: PictureWord): boolean {
  return /\p{L}{2}|\p{N}/u.test(text)
}

/** A word of the table; null for what is no word. */
function rowOf(row: string): Row | null {
  const [level, page, block, paragraph, line, , left, top, width, height, confidence, text = ''] =
    row.split('\t')
  if (level !== '5' || text.trim() === '') return null
  return {
    level: 5,
    line: [page, block, paragraph, line].join(' '),
    height: Number(height),
    x: Number(left) + Number(width) / 2,
    y: Number(top) + Number(height) / 2,
    confidence: Number(confidence),
    text: text.trim(),
  }
}
