import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { searchVersion } from '#server/domain/finding/vector.ts'
import { type ItemWords, vectorOfItem } from '#server/domain/inventory/stored_item.ts'

/** An item whose words an earlier version made, with what they are made of. */
export interface OutdatedItem extends ItemWords {
  item_id: string
  /** In hexadecimal. */
  content_hash: string
}

/** At most `most` items whose words an earlier version made, in the order of their ids from the one after `after`. */
export function listOutdatedItems(
  database: Database,
  { after, most }: { after: string | null; most: number },
): Promise<OutdatedItem[]> {
  return database.run<OutdatedItem>(sql`
    select i.item_id, i.kind, i.name, i.activity_names, i.words, i.venue_name, i.address, i.neighborhood_name, i.city,
      i.description, encode(i.content_hash, 'hex') as content_hash
    from inventory_items i
    where i.search_version < ${searchVersion}::smallint and (${after}::uuid is null or i.item_id > ${after}::uuid)
    order by i.item_id
    limit ${most}`)
}

/** Writes the words of these items anew. An item that an import has changed since it was read stays as it is. */
export async function updateItemWords(
  database: Database,
  items: readonly OutdatedItem[],
): Promise<void> {
  const rows = items.map((item) => ({
    item_id: item.item_id,
    content_hash: item.content_hash,
    vector: vectorOfItem(item),
  }))
  await database.run(sql`
    update inventory_items i
    set search = w.vector::tsvector, search_version = ${searchVersion}::smallint
    from json_to_recordset(${JSON.stringify(rows)}::json) as w (item_id uuid, content_hash text, vector text)
    where i.item_id = w.item_id and i.search_version < ${searchVersion}::smallint
      and i.content_hash = decode(w.content_hash, 'hex')`)
}
