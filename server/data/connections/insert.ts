import type { Connection } from '#server/data/connections/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Inserts this account's row of a connection. The two were never connected before. */
export async function insertConnection(
  db: Db,
  { person_id, peer_owner, peer_person_id }: Connection,
): Promise<void> {
  await db.sql`
    insert into connections (owner_id, person_id, peer_owner, peer_person_id)
    values (${db.owner}, ${person_id}, ${peer_owner}, ${peer_person_id})`
}
