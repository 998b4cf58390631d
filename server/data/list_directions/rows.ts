import type { ListDirection } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'

/** One direction of a list as the table stores it. */
export interface DirectionRow {
  text: string
  planning_status: ListDirection['planning_status']
  updated_at: Date
}

/** A direction as callers see it. */
export function toDirection(row: DirectionRow): ListDirection {
  return { ...row, updated_at: row.updated_at.toISOString() }
}

/** The directions of a list in their order, as callers see them. */
export async function listDirections(db: Db, list_id: string): Promise<ListDirection[]> {
  const rows = await db.sql<DirectionRow>`
    select text, planning_status, updated_at
    from list_directions
    where owner_id = ${db.owner} and list_id = ${list_id}
    order by ordinal`
  return rows.map(toDirection)
}
