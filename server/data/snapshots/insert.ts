import type { Db } from '#server/database/db.ts'
import type { Snapshot } from '#server/domain/snapshot.ts'

/**
 * Inserts a snapshot, and deletes those of this account that expired more than a day ago. An expired snapshot
 * stays that long so that a late cursor is answered with `snapshot_expired`.
 */
export async function insertSnapshot(
  db: Db,
  capability: string,
  snapshot: Snapshot,
): Promise<void> {
  await db.sql`
    with swept as (
      delete from snapshots
      where owner_id = ${db.owner} and expires_at < now() - interval '1 day'
    )
    insert into snapshots (owner_id, snapshot_id, capability, constraints, ids, earlier, cut, expires_at)
    values (${db.owner}, ${snapshot.id}, ${capability}, ${snapshot.constraints},
      string_to_array(${snapshot.ids}, ',')::uuid[], string_to_array(${snapshot.earlier}, ',')::uuid[],
      ${snapshot.cut}, ${snapshot.expires_at})`
}
