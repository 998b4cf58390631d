import type { Db } from '#server/database/db.ts'

interface DirectionRow {
  text: string
  planning_status: 'active' | 'needs_input' | 'used'
  updated_at: Date
}

/** One direction as callers see it. */
export interface DirectionResource {
  text: string
  planning_status: 'active' | 'needs_input' | 'used'
  updated_at: string
}

/** What a list says in words about planning from it, in the order it was said. */
export async function listDirections(db: Db, list_id: string): Promise<DirectionResource[]> {
  const rows = await db.sql<DirectionRow>`
    select text, planning_status, updated_at
    from list_directions
    where owner_id = ${db.owner} and list_id = ${list_id}
    order by ordinal`
  return rows.map(toDirection)
}

/** Writes the directions of a list that was just made; as callers see them. */
export async function insertDirections(
  db: Db,
  list_id: string,
  texts: readonly string[],
): Promise<DirectionResource[]> {
  if (texts.length === 0) return []
  const rows = await db.sql<DirectionRow>`
    insert into list_directions (owner_id, list_id, ordinal, text)
    select ${db.owner}, ${list_id}, ordinal, text
    from unnest(${texts}::text[]) with ordinality as given (text, ordinal)
    returning text, planning_status, updated_at`
  return rows.map(toDirection)
}

function toDirection(row: DirectionRow): DirectionResource {
  return { ...row, updated_at: row.updated_at.toISOString() }
}
