import {
  type Connection,
  type ConnectionRow,
  type Peers,
  toPeers,
} from '#server/data/connections/rows.ts'
import { selectActiveConnections } from '#server/data/connections/select.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** @returns the accounts of those of these people who are connected now, by the person's id. */
export async function listConnections(db: Db, person_ids: readonly string[]): Promise<Peers> {
  if (person_ids.length === 0) return new Map()
  return toPeers(await db.run<Connection>(selectActiveConnections(db.owner, person_ids, sql``)))
}

/** @returns the connections with these people, active or ended, by the person's id. */
export async function listConnectionRows(
  db: Db,
  person_ids: readonly string[],
): Promise<ConnectionRow[]> {
  if (person_ids.length === 0) return []
  return db.sql<ConnectionRow>`
    select person_id, peer_owner, peer_person_id, state, version, connected_at, disconnected_at
    from connections
    where owner_id = ${db.owner} and person_id = any(${[...person_ids]}::uuid[])
    order by person_id`
}
