import { pattern } from '#server/domain/language/words/pattern.ts'

/** What may be several labels in one line, and the longest such line. */
const several = /:\s.*:\s/u
const maxLength = 600

/** What stands before a label within a line: “Date: 10 June Doors: 17:30 Where: Lido”. */
const inner = pattern`\s+(?=(?:${'page.time_label'}|${'text.label_other'}|${'page.place_label'}|${'time.doors'})\s?:\s)`

/** The words of a page with a line for each label where one line has several, as in paragraphs whose breaks are drawn by styles. */
export function withLabelLines(words: string): string {
  if (!several.test(words)) return words
  return words
    .split('\n')
    .map((line) =>
      line.length <= maxLength && several.test(line) ? line.split(inner).join('\n') : line,
    )
    .join('\n')
}
