import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Writes the attribution of the place into a guest's copy of this version that has none, in `db`, which is the guest's
 * account; a copy of another version stays as it is. It is sent with the commit.
 */
export function updateCopyAttribution(
  db: Db,
  copy: { host_owner: string; host_invite_id: string; version: number; attribution: string },
): void {
  db.atCommit(sql`
    update invite_cards
    set place_attribution = ${copy.attribution}
    where owner_id = ${db.owner} and host_owner = ${copy.host_owner} and host_invite_id = ${copy.host_invite_id}
      and version = ${copy.version} and place_name is not null and place_attribution is null`)
}
