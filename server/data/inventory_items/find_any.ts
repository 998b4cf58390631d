import type { Db } from '#server/database/db.ts'

/** The id of any item that may be shown; null where the public inventory has nothing. */
export async function findAnyItem(db: Db): Promise<string | null> {
  const [row] = await db.sql<{ item_id: string }>`
    select item_id from inventory_items where retired_at is null limit 1`
  return row?.item_id ?? null
}
