import type { Db } from '#server/database/db.ts'
import type { Snapshot } from '#server/domain/snapshot.ts'

/** Inserts a snapshot. */
export async function insertSnapshot(
  db: Db,
  capability: string,
  snapshot: Snapshot,
): Promise<void> {
  await db.sql`
    insert into snapshots (owner_id, snapshot_id, capability, constraints, ids, earlier, cut, expires_at)
    values (${db.owner}, ${snapshot.id}, ${capability}, ${snapshot.constraints},
      string_to_array(${snapshot.ids}, ',')::uuid[], string_to_array(${snapshot.earlier}, ',')::uuid[],
      ${snapshot.cut}, ${snapshot.expires_at})`
}
