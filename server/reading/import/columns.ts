import { nameKey } from '#server/domain/basics/name_key.ts'
import { type ValueOf, valuesOf } from '#server/domain/language/words/lists.ts'

/**
 * What a column of a table means. A venue is what the house is called where something takes place; a place may be a house
 * or a town, as “Ort” is: what else the row says decides.
 */
export type Column = ValueOf<'page.column'>

/** What columns are called, in the languages that Google Takeout and spreadsheets mostly come in. */
const byKey: ReadonlyMap<string, Column> = new Map(
  [...valuesOf('page.column')].map(([name, column]) => [nameKey(name), column]),
)

/** The first row of a list of Takeout, whose words are in the language of its owner: only `URL` is the same in all. */
const takeout: readonly (Column | null)[] = ['title', 'note', 'url', null, 'note']

/** What each cell of a first row means; null for what is not known. Several columns may be notes, others come once. */
export function columnsOf(cells: readonly string[]): (Column | null)[] {
  const known = cells.map((cell) => (cell.trim() === '' ? null : byKey.get(nameKey(cell))) ?? null)
  const isTitled = known.includes('title')
  const seen = new Set<Column>()
  const columns = known.map((one) => {
    // Where nothing else is the title, a column of places is.
    const column = one === 'place' && !isTitled && !seen.has('title') ? 'title' : one
    if (column === null || (column !== 'note' && seen.has(column))) return null
    seen.add(column)
    return column
  })
  if (seen.has('title')) return columns
  const isTakeout = (cells.length === 4 || cells.length === 5) && cells[2]?.trim() === 'URL'
  if (!isTakeout) return columns
  return cells.length === 5 ? [...takeout] : takeout.filter((column) => column !== null)
}
