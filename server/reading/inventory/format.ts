import { isTakeoutHeader } from '#server/reading/inventory/csv.ts'
import { isTakeout } from '#server/reading/inventory/geojson.ts'
import { isObject } from '#server/reading/inventory/json.ts'

/** The formats of files with places and events. */
export const formats = ['geojson', 'geojsonseq', 'overpass', 'schema', 'ics', 'csv'] as const

export type Format = (typeof formats)[number]

/** How a file is to be read. */
export interface FoundFormat {
  readonly format: Format
  /** One value a line; otherwise one text, or values that go over several lines. */
  readonly by_line: boolean
  /** What is between the cells of a table. */
  readonly delimiter: string
}

/** A file that is not imported. Its message is one line that says what to do instead. */
export class FormatError extends Error {}

/** How many bytes of a file say what it is. */
export const headBytes = 65_536

const refusals: readonly (readonly [RegExp, string])[] = [
  [/^PK\p{Cc}\p{Cc}/u, 'The file is a ZIP file: unpack it first.'],
  [/^PAR1/, 'Parquet is not read: write GeoJSON with DuckDB or the tools of Overture.'],
  [
    /^\s*<(\?xml|osm|kml|gpx|html|!doctype)/i,
    'XML is not read: osmium export or ogr2ogr make GeoJSON of it.',
  ],
]

const takeout =
  'The file is what one person saved on Google Maps, and the public inventory is for everybody: use npm run import.'

/**
 * What a file is, by its first bytes or as it is named. Throws a FormatError for what is not read: other formats, and what a
 * person exported from Google.
 */
export function formatOf(head: Buffer, named: Format | null): FoundFormat {
  const text = head.toString('utf8').replace(/^\ufeff/, '')
  const refused = refusals.find(([beginning]) => beginning.test(text))
  if (refused) throw new FormatError(refused[1])
  if (head.includes(0)) throw new FormatError('The file is no text.')
  const format = named ?? guess(text)
  if (format === null) {
    throw new FormatError(
      `Nothing tells what the file is: give --format, one of ${formats.join(', ')}.`,
    )
  }
  refuseTakeout(text, format)
  const first = firstLine(text)
  const isLine =
    isObject(first) && !Array.isArray(first.features) && !Array.isArray(first['@graph'])
  return {
    format,
    by_line: format === 'geojsonseq' || (format !== 'csv' && format !== 'ics' && isLine),
    delimiter: delimiterOf(text),
  }
}

function guess(text: string): Format | null {
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) return 'ics'
  const start = text.replace(/^[\s\p{Cc}]+/u, '')
  if (/^[[{]/.test(start)) {
    if (/"type"\s*:\s*"FeatureCollection"|"features"\s*:\s*\[/.test(start)) return 'geojson'
    if (/"type"\s*:\s*"Feature"/.test(start)) return /^\{/.test(start) ? 'geojsonseq' : 'geojson'
    if (/^\{[^[\]]{0,2000}"elements"\s*:\s*\[/.test(start)) return 'overpass'
    return /"@(type|context|graph)"/.test(start) ? 'schema' : null
  }
  return headerOf(text).length > 1 ? 'csv' : null
}

function refuseTakeout(text: string, format: Format): void {
  if (format === 'csv') {
    // Takeout writes what a list is about before its header.
    const lines = text.split(/\r\n|\r|\n/).slice(0, 5)
    if (lines.some((line) => isTakeoutHeader(headerOf(line)))) throw new FormatError(takeout)
  }
  if (format !== 'geojson' && format !== 'geojsonseq') return
  const line = firstLine(text)
  const isSaved = /"google_maps_url"|"Google Maps URL"/.test(text)
  if (isSaved || (isObject(line) && isTakeout(line))) throw new FormatError(takeout)
}

/** The JSON of the first line that is not empty; null where it is not JSON on its own. */
function firstLine(text: string): unknown {
  const line = text.split('\n').find((one) => one.replace(/[\s\p{Cc}]/gu, '') !== '') ?? ''
  try {
    return JSON.parse(line.replace(/^\p{Cc}/u, ''))
  } catch {
    return null
  }
}

function delimiterOf(text: string): string {
  const line = text.split(/\r\n|\r|\n/, 1)[0] ?? ''
  const counts = [',', ';', '\t'].map((one) => ({ one, count: line.split(one).length }))
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).one
}

function headerOf(text: string): string[] {
  const line = text.split(/\r\n|\r|\n/, 1)[0] ?? ''
  return line.split(delimiterOf(line)).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}
