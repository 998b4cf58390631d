import type { ConnectionRow } from '#server/data/connections/rows.ts'
import type { Db } from '#server/database/db.ts'

/** @returns the connection with another account, active or ended; null if the two were never connected. */
export async function findConnection(db: Db, peer_owner: string): Promise<ConnectionRow | null> {
  const [row] = await db.sql<ConnectionRow>`
    select person_id, peer_owner, peer_person_id, state, version, connected_at, disconnected_at
    from connections
    where owner_id = ${db.owner} and peer_owner = ${peer_owner}`
  return row ?? null
}
