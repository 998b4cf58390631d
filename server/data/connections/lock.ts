import { type Connection, type Peers, toPeers } from '#server/data/connections/rows.ts'
import { selectActiveConnections } from '#server/data/connections/select.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Locks the active connections with these people, so that none of them ends before this transaction does. Use it
 * before sending something to them.
 *
 * @returns the accounts of those of these people who are connected now, by the person's id.
 */
export async function lockConnections(db: Db, person_ids: readonly string[]): Promise<Peers> {
  if (person_ids.length === 0) return new Map()
  const ending = sql`order by person_id for share`
  return toPeers(await db.run<Connection>(selectActiveConnections(db.owner, person_ids, ending)))
}
