import { isBookmarks, readBookmarks } from '#server/reading/import/bookmarks.ts'
import { readCalendarItems } from '#server/reading/import/calendar.ts'
import { textOfFile } from '#server/reading/import/decode.ts'
import { readExport } from '#server/reading/import/exports/read.ts'
import { readGeoJson } from '#server/reading/import/geojson.ts'
import { withoutPast } from '#server/reading/import/past.ts'
import type { ImportedFile } from '#server/reading/import/item.ts'
import { readLines } from '#server/reading/import/lines.ts'
import { readTable, tableOf } from '#server/reading/import/table.ts'

/** What a file is read with. */
export interface ImportAbout {
  /** The name of the file, which says what it is where its beginning does not. */
  readonly name: string
  /** Whether folders of bookmarks become lists. */
  readonly folders: boolean
  /** Times without a zone count in this one (IANA) for what is over. */
  readonly timezone: string
  /** Dates of series count from here (RFC 3339). */
  readonly now: string
}

/** The most bytes of a file that is imported. */
export const maxImportBytes = 20_000_000

const brokenJson = 'It is JSON that breaks off, or has an error. Export it again.'
const otherJson =
  'It is JSON, but neither GeoJSON nor what Instagram, TikTok, Facebook or Swarm export of saved things.'

const otherFormats: readonly (readonly [RegExp, string])[] = [
  [/^PK[^\w\s]/, 'It is a ZIP file or a spreadsheet. Unpack it, or save it as CSV.'],
  [/^%PDF-/, 'It is a PDF.'],
  [/^\s*(<\?xml[^>]*>\s*)?<(kml|gpx)\b/i, 'KML and GPX are not read. Export CSV or GeoJSON.'],
  [/^\s*(<\?xml|<!doctype html|<html)/i, 'It is a page, and not a file of bookmarks.'],
]

/**
 * Reads a file that somebody wants to import: bookmarks of a browser, a calendar, GeoJSON, a table with a column for
 * the title, or a text with one idea a line. What it is, its beginning says, and then its name. The same bytes give
 * the same answer.
 */
export function readImport(bytes: Uint8Array, about: ImportAbout): ImportedFile {
  if (bytes.byteLength > maxImportBytes) return refused('It has more than 20 MB.')
  const text = textOfFile(bytes)
  if (isBookmarks(text)) return withoutPast(readBookmarks(text, about), about)
  if (/^\ufeff?\s*BEGIN:VCALENDAR/i.test(text)) return readCalendarItems(bytes, about)
  const other = otherFormats.find(([beginning]) => beginning.test(text.slice(0, 1_000)))
  if (other) return refused(other[1])
  if (text.slice(0, 1_000).includes('\0')) return refused('It is no text.')
  if (/^\ufeff?\s*[[{]/.test(text)) {
    const file = jsonOf(text.replace(/^\ufeff/, ''))
    if (file === null) return refused(brokenJson)
    const read = readGeoJson(file.value) ?? readExport(file.value)
    return read === null ? refused(otherJson) : withoutPast(read, about)
  }
  const table = tableOf(text)
  if (table !== null) return withoutPast(readTable(table), about)
  if (/\.(csv|tsv)$/i.test(about.name)) {
    return refused('No column has the title: name one of them “Title”.')
  }
  return withoutPast(readLines(text.replace(/^\ufeff/, ''), about), about)
}

function jsonOf(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

function refused(message: string): ImportedFile {
  return { lists: [], problems: [{ row: null, message }] }
}
