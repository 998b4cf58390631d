import { type Options, parse } from 'csv-parse/sync'
import { type Column, columnsOf } from '#server/reading/import/columns.ts'
import { datesOf, slashOrderOf } from '#server/reading/import/dates.ts'
import type { Order } from '#server/domain/language/time/resolve_day.ts'
import { type FoundRow, type ImportedFile, itemOf, sorted } from '#server/reading/import/item.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** One row of a table. */
interface Row {
  /** The line it begins in, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A table whose columns are known. */
export interface Table {
  readonly columns: readonly (Column | null)[]
  readonly rows: readonly Row[]
}

const delimiters = [',', ';', '\t']

/** How many rows may stand before the names of the columns; Takeout writes the description of a list there. */
const maxBefore = 10

/** The most rows that are read. */
const maxRows = 20_000

/** Reads a table with a column for the title, however its cells are separated; null for any other text. */
export function tableOf(text: string): Table | null {
  for (const delimiter of delimiters) {
    const head = rowsOf(text, delimiter, maxBefore)
    const index = head.findIndex(({ cells }) => columnsOf(cells).includes('title'))
    if (index === -1) continue
    const columns = columnsOf(head[index]?.cells ?? [])
    // One word in a text is no table.
    if (columns.length === 1 && index > 0) continue
    // One more than is read tells whether there are more.
    const rows = rowsOf(text, delimiter, maxRows + index + 2).slice(index + 1)
    return { columns, rows }
  }
  return null
}

const isTrue = pattern`^(?:[x1]|${'page.true'})$`

/** Makes items of a table's rows. */
export function readTable({ columns, rows }: Table): ImportedFile {
  const filled = rows
    .slice(0, maxRows)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const order = slashOrderOf(
    filled.flatMap(({ cells }) =>
      cells.filter((_, index) => columns[index] === 'starts' || columns[index] === 'ends'),
    ),
  )
  const { items, problems } = sorted(filled.map((row) => itemOf(rowOf(columns, row, order))))
  const left =
    rows.length > maxRows
      ? [{ row: null, message: `Rows after the first ${maxRows} are left out.` }]
      : []
  return { lists: [{ name: null, items }], problems: [...problems, ...left] }
}

/** The cells of a row by what they mean; the first that is not empty. */
type Cells = (column: Column) => string | undefined

function rowOf(columns: Table['columns'], { line, cells }: Row, order: Order): FoundRow {
  const all = (column: Column) =>
    columns.flatMap((name, index) =>
      name === column && cells[index]?.trim() ? [cells[index]] : [],
    )
  const one: Cells = (column) => all(column)[0]
  const isWhole = isTrue.test(one('all_day')?.trim() ?? '')
  const timed = (column: Column) => (isWhole ? undefined : one(column))
  const own = datesOf(one('starts'), { order, clock: timed('start_time') })
  const starts = own?.starts ?? null
  // A date in other words is read as text.
  const words = [one('starts'), one('start_time')].filter((cell) => cell !== undefined)
  const said = starts === null && words.length > 0 ? [`When: ${words.join(' ')}`] : []
  const latitude = numberOf(one('latitude'))
  const longitude = numberOf(one('longitude'))
  return {
    row: line,
    title: one('title'),
    note: [...all('note'), ...said].join('\n'),
    url: one('url'),
    address: addressOf(one),
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    starts: isWhole ? (starts?.slice(0, 10) ?? null) : starts,
    ends: (
      datesOf(one('ends'), { order, clock: timed('end_time') }) ?? { starts: own?.ends ?? null }
    ).starts,
  }
}

/** Where it is in one line: the house, the street and the town, as far as the row has them. */
function addressOf(one: Cells): string | undefined {
  const street = one('address')?.trim() ?? ''
  const either = one('place')?.trim() ?? ''
  const [venue, city] = [one('venue')?.trim() ?? '', one('city')?.trim() ?? '']
  // Beside a street that does not name its town, “Ort” is the town; else it is what stands there.
  const isTown = city === '' && either !== '' && (one('postcode') ?? '') !== ''
  const isTownOfStreet = city === '' && street !== '' && !/,|\d{4,}/.test(street)
  const town = isTown || isTownOfStreet ? either : city
  const house = town === either ? venue : venue || either
  const parts = [house, street, `${one('postcode')?.trim() ?? ''} ${town}`.trim()]
  const distinct = parts.filter(
    (part, index) =>
      part !== '' && !parts.some((other, at) => at !== index && contains(other, part, at > index)),
  )
  return distinct.length === 0 ? undefined : distinct.join(', ')
}

/** Whether one part says what another says; of two alike, the first stays. */
function contains(text: string, part: string, isLater: boolean): boolean {
  const [whole, words] = [text.toLowerCase(), part.toLowerCase()]
  return whole === words ? !isLater : whole.includes(words)
}

/** The first rows of a text, which is never refused: a broken quote is a character. */
function rowsOf(text: string, delimiter: string, most: number): Row[] {
  const options = {
    bom: true,
    delimiter,
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: most,
  } as const
  const parsed = (parseOf(text, options) ?? parseOf(text, { ...options, quote: false }) ?? []) as {
    record: string[]
    raw: string
    info: { lines: number }
  }[]
  return parsed.map(({ record, raw, info }) => ({
    line: info.lines - (raw.trim().match(/\r\n|\r|\n/g)?.length ?? 0),
    cells: record,
  }))
}

/** Null where a quote never ends. */
function parseOf(text: string, options: Options): unknown {
  try {
    return parse(text, options)
  } catch {
    return null
  }
}

function numberOf(text: string | undefined): number | null {
  const given = text?.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2') ?? ''
  return /^-?\d{1,3}(\.\d+)?$/.test(given) ? Number(given) : null
}
