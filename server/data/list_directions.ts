import type { Db } from '#server/data/db.ts'

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
export async function directionsOf(db: Db, list_id: string): Promise<DirectionResource[]> {
  const rows = await db.sql<DirectionRow>`
    select text, planning_status, updated_at
    from list_directions
    where owner_id = ${db.owner} and list_id = ${list_id}
    order by ordinal`
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

/** Directions that were just written, as they will be read. */
export function newDirections(texts: readonly string[], at: Date): DirectionResource[] {
  const updated_at = at.toISOString()
  return texts.map((text) => ({ text, planning_status: 'active', updated_at }))
}
