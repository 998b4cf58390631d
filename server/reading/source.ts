import type { SourceReading } from '#server/domain/language/claim.ts'
import { emptyReading } from '#server/domain/language/reading.ts'
import type { SourceInput } from '#server/domain/capture/source_input.ts'
import { readItemSource } from '#server/domain/capture/read_item.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { readPastedTable } from '#server/reading/import/pasted.ts'
import { readPictureSource } from '#server/reading/image/read.ts'
import { decodePage } from '#server/reading/page/charset.ts'
import { readJson } from '#server/reading/page/json.ts'
import { readPage } from '#server/reading/page/read.ts'

/** The most things of a list that are looked at. */
const maxItems = 100

/**
 * Reads one source with the reader for its type. The same bytes give the same answer: nothing here sees a clock, a
 * locale, the network or the database.
 */
export async function readSource(input: SourceInput): Promise<SourceReading> {
  switch (input.type) {
    case 'html':
      return readPage(input.bytes, input)
    case 'json':
      return readJson(input.bytes, input)
    case 'text':
      return readPasted(input)
    case 'mail':
    case 'calendar':
      return readTextSource(decodePage(input.bytes, input.charset), input)
    case 'image':
      return readPictureSource(input.bytes, input)
    default:
      return emptyReading
  }
}

/** The things of a table, where a text is one; else the text. */
function readPasted(input: SourceInput): SourceReading {
  const text = decodePage(input.bytes, input.charset)
  const rows = input.depth === 'items' ? readPastedTable(text) : null
  const [first] = rows ?? []
  if (rows === null || first === undefined) return readTextSource(text, input)
  if (rows.length === 1) return readItemSource(first, input)
  const items = rows.slice(0, maxItems)
  return { ...emptyReading, items, items_left_out: rows.length - items.length }
}
