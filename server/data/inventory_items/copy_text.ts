import { searchVersion } from '#server/domain/finding/vector.ts'
import { type StoredItem, vectorOfItem } from '#server/domain/inventory/stored_item.ts'

/** The columns of an item that a source gives, in the order of `toCopyRow`. */
export const givenColumns = [
  ...['item_id', 'source', 'source_id', 'kind', 'name', 'name_key', 'description', 'venue_name'],
  ...[
    'address',
    'city',
    'neighborhood_name',
    'activity_names',
    'words',
    'latitude',
    'longitude',
    'cell',
  ],
  ...[
    'timezone',
    'opening_hours',
    'open_minutes',
    'starts_at',
    'ends_at',
    'start_precision',
    'url',
  ],
  ...['price', 'weight', 'content_hash', 'search', 'search_version'],
] as const

/** A row in the text format of COPY, with its line feed. */
export function toCopyRow(item: StoredItem): string {
  let row = ''
  for (const column of givenColumns) {
    const value = textOf(column, item)
    row += row === '' ? '' : '\t'
    row += value === null ? '\\N' : escaped(value)
  }
  return `${row}\n`
}

function textOf(column: (typeof givenColumns)[number], item: StoredItem): string | null {
  if (column === 'search') return vectorOfItem(item)
  if (column === 'search_version') return String(searchVersion)
  if (column === 'content_hash') return `\\x${item.content_hash}`
  if (column === 'activity_names') return `{${item.activity_names.map(quoted).join(',')}}`
  if (column === 'price') return item.price === null ? null : JSON.stringify(item.price)
  const value = item[column]
  if (value === null) return null
  return value instanceof Date ? value.toISOString() : String(value)
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

const special = /[\\\n\r\t]/

function escaped(text: string): string {
  if (!special.test(text)) return text
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
}
