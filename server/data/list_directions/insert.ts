import type { ListDirection } from '#generated/types.ts'
import { type DirectionRow, toDirection } from '#server/data/list_directions/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Adds the directions of a new list and returns them as callers see them. */
export async function insertDirections(
  db: Db,
  list_id: string,
  texts: readonly string[],
): Promise<ListDirection[]> {
  if (texts.length === 0) return []
  const rows = await db.sql<DirectionRow>`
    insert into list_directions as d (owner_id, list_id, ordinal, text)
    select me.owner_id, ${list_id}, given.ordinal, given.text
    from accounts me, unnest(${texts}::text[]) with ordinality as given (text, ordinal)
    where me.owner_id = ${db.owner}
    returning text, planning_status, updated_at`
  return rows.map(toDirection)
}
