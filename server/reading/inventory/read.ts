import type { SourceRow } from '#server/domain/inventory/source_item.ts'
import { type CsvField, readCsv } from '#server/reading/inventory/csv.ts'
import {
  type Format,
  type FoundFormat,
  formatOf,
  headBytes,
} from '#server/reading/inventory/format.ts'
import { readFeature } from '#server/reading/inventory/geojson.ts'
import { readIcs } from '#server/reading/inventory/ics.ts'
import { readElements, readLinesOfJson, untilCutOff } from '#server/reading/inventory/json.ts'
import { readElement } from '#server/reading/inventory/overpass.ts'
import { readThing } from '#server/reading/inventory/schema_org.ts'

/** How a file is read. */
export interface ReadOptions {
  /** Null where its content says what it is. */
  readonly format: Format | null
  /** The columns of a table, by the field that they are. */
  readonly map: ReadonlyMap<CsvField, string>
  /** The zone of times that have none; null for none. */
  readonly timezone: string | null
  readonly now: Date
}

/** A file whose format is known. */
export interface OpenedFile {
  readonly format: Format
  /** Its rows in their order, in parts. */
  readonly rows: AsyncIterable<SourceRow[]>
}

/**
 * Reads places and events, never more than a part of them at a time. Errors: a FormatError at once for what is not read; a
 * TableError while a table is read.
 */
export async function readInventory(
  bytes: AsyncIterable<Buffer>,
  options: ReadOptions,
): Promise<OpenedFile> {
  const { head, all } = await withHead(bytes)
  const found = formatOf(head, options.format)
  return { format: found.format, rows: untilCutOff(rowsOf(all, found, options)) }
}

function rowsOf(
  bytes: AsyncIterable<Buffer>,
  { format, by_line, delimiter }: FoundFormat,
  { map, timezone, now }: ReadOptions,
): AsyncIterable<SourceRow[]> {
  if (format === 'ics') return readIcs(bytes, { timezone, now })
  if (format === 'csv') return readCsv(bytes, { delimiter, map })
  if (format === 'overpass') return readElements(bytes, ['elements'], readElement)
  const read = format === 'schema' ? readThing : readFeature
  if (by_line) return readLinesOfJson(bytes, read)
  return readElements(bytes, format === 'schema' ? ['@graph'] : ['features'], read)
}

/** The first bytes, and all of them. */
async function withHead(
  bytes: AsyncIterable<Buffer>,
): Promise<{ head: Buffer; all: AsyncIterable<Buffer> }> {
  const chunks = bytes[Symbol.asyncIterator]()
  const first: Buffer[] = []
  let length = 0
  while (length < headBytes) {
    const next = await chunks.next()
    if (next.done) break
    first.push(next.value)
    length += next.value.length
  }
  const all = async function* () {
    yield* first
    try {
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    } finally {
      await chunks.return?.()
    }
  }
  return { head: Buffer.concat(first).subarray(0, headBytes), all: all() }
}
