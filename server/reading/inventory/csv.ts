import { type Parser, parse } from 'csv-parse'
import type { SourceItem, SourceRow } from '#server/domain/inventory/source_item.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { notUtf8 } from '#server/reading/inventory/json.ts'
import { type ValueOf, wordsFor } from '#server/domain/language/words/lists.ts'
import { readMetaTime } from '#server/reading/page/time.ts'

/** A field of an item that a column may have. */
export type CsvField = ValueOf<'page.inventory_column'>

/** The fields that columns may be mapped to. */
export const csvFields: readonly CsvField[] = [
  ...(['id', 'name', 'kind', 'description', 'venue', 'address', 'city'] as const),
  ...(['neighborhood', 'activity', 'latitude', 'longitude', 'timezone', 'opening_hours'] as const),
  ...(['starts', 'ends', 'url', 'price', 'currency', 'weight', 'closed'] as const),
]

/** What the column of each field is called. */
const namesOf = new Map(
  csvFields.map((field) => [field, [field, ...wordsFor('page.inventory_column', field)]]),
)

/** A table that cannot be read. Its message is one line. */
export class TableError extends Error {}

/** The most bytes of a row. */
const maxRowLength = 1_000_000

/** Rows are handed on in parts of this many. */
const part = 500

/** Whether names of columns are those of a list that a person exported from Google Takeout. */
export function isTakeoutHeader(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => nameKey(name)))
  return ['title', 'note', 'url'].every((name) => names.has(name)) && !names.has('latitude')
}

/**
 * Reads a table with the names of its columns in its first row. `map` gives the column of a field by its name; others are
 * known by their usual names. Throws a TableError where no column has the name of things, or the table breaks.
 */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  { delimiter, map }: { delimiter: string; map: ReadonlyMap<CsvField, string> },
): AsyncGenerator<SourceRow[]> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
  })
  const feeding = feed(parser, chunks)
  feeding.catch((error: Error) => parser.destroy(error))
  let fields: (CsvField | null)[] | null = null
  let rows: SourceRow[] = []
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (fields === null) {
        fields = fieldsOfColumns(record, map)
        continue
      }
      rows.push(rowOf(fields, record, info.lines - feedsIn(record)))
      if (rows.length < part) continue
      yield rows
      rows = []
    }
    await feeding
  } catch (error) {
    yield rows
    throw tableErrorOf(error)
  } finally {
    parser.destroy()
  }
  yield rows
}

interface Parsed {
  readonly record: string[]
  readonly info: { readonly lines: number }
}

async function feed(parser: Parser, chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) {
    if (parser.destroyed) return
    if (!parser.write(chunk)) {
      await new Promise<void>((resolve) => {
        const go = () => {
          parser.off('drain', go).off('close', go)
          resolve()
        }
        parser.once('drain', go).once('close', go)
      })
    }
  }
  parser.end()
}

function tableErrorOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const lines = error instanceof Error && 'lines' in error ? `${String(error.lines)}:1 ` : ''
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return new TableError(`${lines}too_long A row has more than ${maxRowLength / 1_000_000} MB.`)
  }
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new TableError(`${lines}cut_off A quote never ends.`)
  if (code.startsWith('CSV_')) return new TableError(`${lines}not_a_table The table breaks here.`)
  return error
}

/**
 * The field of each column by its name, null where it has none; `map` gives the column of a field. Throws a TableError where
 * no column has the names of things, or none is called as `map` says.
 */
export function fieldsOfColumns(
  header: readonly string[],
  map: ReadonlyMap<CsvField, string> = new Map(),
): (CsvField | null)[] {
  const keys = header.map((name) => nameKey(name))
  const fields: (CsvField | null)[] = header.map(() => null)
  for (const field of csvFields) {
    const wanted = map.get(field)
    const names = wanted === undefined ? (namesOf.get(field) ?? []) : [wanted]
    const at = names
      .map((name) => keys.indexOf(nameKey(name)))
      .find((index) => index >= 0 && fields[index] === null)
    if (at !== undefined) fields[at] = field
    else if (wanted !== undefined) throw new TableError(`No column is named “${wanted}”.`)
  }
  if (fields.includes('name')) return fields
  throw new TableError('No column has the names: name one “name”, or give --map name=COLUMN.')
}

function rowOf(fields: readonly (CsvField | null)[], record: string[], line: number): SourceRow {
  const given: Partial<Record<CsvField, string>> = {}
  for (const [index, field] of fields.entries()) {
    const cell = record[index]?.trim()
    if (field === null || cell === undefined || cell === '') continue
    if (cell.includes('\ufffd')) return { line, column: 1, problem: notUtf8 }
    given[field] = cell
  }
  return { line, column: 1, item: itemOf(given) }
}

function itemOf(given: Partial<Record<CsvField, string>>): SourceItem {
  const { latitude, longitude, starts, ends, activity, price, weight, closed, kind } = given
  const isPoint = latitude !== undefined || longitude !== undefined
  const amount = Number(price?.replace(',', '.'))
  const isPrice = price !== undefined && Number.isFinite(amount) && amount >= 0
  const currency = /^[A-Z]{3}$/.test(given.currency ?? '') ? (given.currency ?? null) : null
  return {
    ...given,
    kind: starts !== undefined || kind?.toLowerCase() === 'event' ? 'event' : 'place',
    activities: activity?.split(/[;,|]/),
    tags: activity?.split(/[;,|]/).map((tag) => tag.trim()),
    coordinates: isPoint ? pointOf(latitude, longitude) : undefined,
    starts: starts === undefined ? undefined : readMetaTime(starts),
    ends: ends === undefined ? undefined : readMetaTime(ends),
    price: isPrice ? { min: amount, max: amount, currency } : undefined,
    weight: weight === undefined || Number.isNaN(Number(weight)) ? undefined : Number(weight),
    is_closed: closed !== undefined && /^(1|true|yes|closed|cancell?ed)$/i.test(closed),
  }
}

function pointOf(latitude: string | undefined, longitude: string | undefined) {
  const [y, x] = [latitude, longitude].map((text) => {
    const number = text?.replace(/^(-?\d+),(\d+)$/, '$1.$2') ?? ''
    return /^-?\d{1,3}(\.\d+)?$/.test(number) ? Number(number) : null
  })
  return typeof y === 'number' && typeof x === 'number' ? { latitude: y, longitude: x } : null
}

function feedsIn(record: readonly string[]): number {
  return record.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0)
}
