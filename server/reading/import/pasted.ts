import type { FoundItem, FoundTime } from '#server/domain/language/claim.ts'
import { excerptOf, type ImportedItem } from '#server/reading/import/item.ts'
import { readTable, tableOf } from '#server/reading/import/table.ts'

/**
 * The things of a table that somebody pasted: two columns or more, two of which are known, and the title one of them.
 * Null for any other text.
 */
export function readPastedTable(text: string): FoundItem[] | null {
  const first = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  if (!/[,;\t]/.test(first)) return null
  const table = tableOf(text.trimStart())
  if (table === null || table.columns.filter((column) => column !== null).length < 2) return null
  const items = readTable(table).lists.flatMap((list) => list.items)
  return items.length > 0 ? items.map(foundItem) : null
}

function foundItem(item: ImportedItem): FoundItem {
  const { title, kind, url, starts } = item
  return {
    title,
    kind,
    excerpt: excerptOf({ ...item, starts: null, ends: null }, { links: false }),
    link: url,
    starts: starts === null ? null : timeOf(starts),
  }
}

function timeOf(text: string): FoundTime {
  const [, day = '', time, sign, hours = '', minutes = ''] =
    /^([\d-]{10})(?:T([\d:]{8}))?(?:Z|([+-])(\d\d):(\d\d))?$/.exec(text) ?? []
  const offset = sign
    ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
    : text.endsWith('Z')
      ? 0
      : null
  return {
    local: `${day}T${time ?? '00:00:00'}`,
    offset,
    timezone: null,
    precision: time === undefined ? 'date_only' : 'exact',
  }
}
