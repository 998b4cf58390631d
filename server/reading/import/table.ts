import { type Options, parse } from 'csv-parse/sync'
import { type Column, columnsOf } from '#server/reading/import/columns.ts'
import { type FoundRow, type ImportedFile, itemOf, sorted } from '#server/reading/import/item.ts'

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
const mostBefore = 10

/** The most rows that are read. */
const mostRows = 20_000

/** Reads a table with a column for the title, however its cells are separated; null for any other text. */
export function tableOf(text: string): Table | null {
  for (const delimiter of delimiters) {
    const head = rowsOf(text, delimiter, mostBefore)
    const index = head.findIndex(({ cells }) => columnsOf(cells).includes('title'))
    if (index === -1) continue
    const columns = columnsOf(head[index]?.cells ?? [])
    // One word in a text is no table.
    if (columns.length === 1 && index > 0) continue
    return { columns, rows: rowsOf(text, delimiter, mostRows + index + 1).slice(index + 1) }
  }
  return null
}

/** Makes items of a table's rows. */
export function readTable({ columns, rows }: Table): ImportedFile {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const { items, problems } = sorted(filled.map((row) => itemOf(rowOf(columns, row))))
  const left =
    rows.length >= mostRows
      ? [{ row: null, message: `Rows after the first ${mostRows} are left out.` }]
      : []
  return { lists: [{ name: null, items }], problems: [...problems, ...left] }
}

function rowOf(columns: Table['columns'], { line, cells }: Row): FoundRow {
  const all = (column: Column) =>
    columns.flatMap((name, index) =>
      name === column && cells[index]?.trim() ? [cells[index]] : [],
    )
  const one = (column: Column) => all(column)[0]
  const [starts, ends] = [one('starts'), one('ends')]
  const start = dateOf(starts)
  // A date in other words is read as text.
  const said = start === null && starts !== undefined ? [`When: ${starts}`] : []
  const latitude = numberOf(one('latitude'))
  const longitude = numberOf(one('longitude'))
  return {
    row: line,
    title: one('title'),
    note: [...all('note'), ...said].join('\n'),
    url: one('url'),
    address: one('address'),
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    starts: start,
    ends: dateOf(ends),
  }
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

/** `2026-12-12 19:00` and the like as RFC 3339 writes it, perhaps without an offset; null for anything else. */
function dateOf(text: string | undefined): string | null {
  const parts =
    /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d))?(?:\.\d+)?\s?(Z|[+-]\d\d:?\d\d)?)?\s*$/.exec(
      text ?? '',
    )
  if (parts === null) return null
  const [, day = '', time, seconds = '00', offset = ''] = parts
  const written = time === undefined ? day : `${day}T${time}:${seconds}`
  const instant = new Date(time === undefined ? `${day}T00:00:00Z` : `${written}Z`)
  // A day that is not in the calendar would become another.
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(day)) return null
  return time === undefined ? day : `${written}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2')}`
}

function numberOf(text: string | undefined): number | null {
  const given = text?.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2') ?? ''
  return /^-?\d{1,3}(\.\d+)?$/.test(given) ? Number(given) : null
}
