import type { CopiedHeader } from '#server/data/calendar_settings/lock_busy.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Sets the version of the copies of this account's time, and what friends are told with it. It is sent with the commit. */
export function updateBusyVersion(db: Db, version: number, header: CopiedHeader): void {
  const at = (date: Date | null) => date?.toISOString() ?? null
  db.atCommit(sql`
    update calendar_settings
    set busy_version = ${version}, copied_read_at = ${at(header.read_at)},
      copied_fresh_until = ${at(header.fresh_until)}, copied_known_from = ${at(header.known_from)},
      copied_known_until = ${at(header.known_until)}
    where owner_id = ${db.owner}`)
}

/**
 * Ends what this account shares with another, whose copy the caller withdraws with the version that is returned; null
 * where nothing was ever shared with anybody. Nothing of it comes back if the two connect again.
 */
export async function updateSharingEnded(
  db: Db,
  peer: { person_id: string; peer_owner: string },
): Promise<number | null> {
  const [row] = await db.sql<{ busy_version: number; sharing: string }>`
    update calendar_settings
    set busy_version = busy_version + 1, changes = changes + 1
    where owner_id = ${db.owner}
    returning busy_version, sharing`
  if (!row) return null
  await Promise.all([
    db.sql`
      update busy_targets
      set active = false, carried_version = ${row.busy_version}, since = ${row.busy_version}
      where owner_id = ${db.owner} and peer_owner = ${peer.peer_owner}`,
    row.sharing === 'all'
      ? db.sql`
          insert into calendar_sharing (owner_id, person_id, excluded)
          values (${db.owner}, ${peer.person_id}, true)
          on conflict (owner_id, person_id) do update set excluded = true`
      : db.sql`
          delete from calendar_sharing
          where owner_id = ${db.owner} and person_id = ${peer.person_id}`,
  ])
  return row.busy_version
}
