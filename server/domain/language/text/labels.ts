import { pattern } from '#server/domain/language/words/pattern.ts'

/** What people write before what it is, when and where it is: “What: …”, “Wo? …”, “Quand : …”. */
const what = pattern`^${'text.label_what'}\s*[:?]+\s*(?=\S)`
const where = pattern`^${'text.label_where'}\s*[:?]+\s*(?=\S)`
const other = pattern`^${'text.label_other'}\s*[:?]+\s*(?=\S)`

/** Whether a line begins with such a word for when or where. */
export function isLabel(line: string): boolean {
  return other.test(line)
}

/** A line such as “Einlass: 19 Uhr”, which is no name. */
const numbered = /^\p{L}[^:]{1,20}:\s*\d/u

/** The fewest lines with such words. */
const fewest = 2

/**
 * A text whose lines say what, when and where without these words, what it is first; as it was where there are not two such
 * lines, one of them saying what it is; of several that do, the first counts.
 */
export function withoutLabels(text: string): string {
  const lines = text.split('\n')
  const named = lines.filter((line) => what.test(line))
  const others = lines.filter((line) => other.test(line))
  if (named.length === 0 && other.test(lines[0] ?? '')) return namedLast(lines)
  const [first] = named
  if (first === undefined || 1 + others.length < fewest) return text
  // “Event: Leeds v Hull … Name: Ada Lovelace” says last of all who goes.
  const at = lines.indexOf(first)
  // What stands behind “Venue:” is where, whatever other lines say.
  const isKept = (line: string) => where.test(line) && !/\d/u.test(line)
  const rest = lines
    .filter((_, index) => index !== at)
    .map((line) => (isKept(line) ? line : line.replace(other, '')))
  return [first.replace(what, ''), ...rest].join('\n')
}

/** A text that begins with when and where, and says then what it is: as it says it first. */
function namedLast(lines: readonly string[]): string {
  const begin = lines.findIndex(
    (line) => line.trim() !== '' && !other.test(line) && !numbered.test(line),
  )
  if (begin < 0) return lines.join('\n')
  const before = lines.slice(0, begin).map((line) => line.replace(other, ''))
  const [name = '', ...rest] = lines.slice(begin)
  return [name, ...before, ...rest.map((line) => line.replace(other, ''))].join('\n')
}
