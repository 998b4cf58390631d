import type { Connection } from '#server/data/connections/rows.ts'
import type { Db } from '#server/database/db.ts'

/**
 * Makes this account's row of an ended connection active again.
 *
 * @returns whether there was such a row.
 */
export async function updateConnectionActive(
  db: Db,
  { person_id, peer_owner, peer_person_id }: Connection,
): Promise<boolean> {
  const again = await db.sql`
    update connections
    set person_id = ${person_id}, peer_person_id = ${peer_person_id}, state = 'active',
      version = version + 1, connected_at = (select clock_timestamp())
    where owner_id = ${db.owner} and peer_owner = ${peer_owner}
    returning version`
  return again.length > 0
}

/** Ends this account's row of a connection. */
export async function updateConnectionEnded(db: Db, peer_owner: string): Promise<void> {
  await db.sql`
    update connections
    set state = 'disconnected', version = version + 1, disconnected_at = (select clock_timestamp())
    where owner_id = ${db.owner} and peer_owner = ${peer_owner}`
}
