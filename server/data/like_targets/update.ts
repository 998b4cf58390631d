import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Makes these accounts the ones that should have a copy of a like; the others are kept as inactive. */
export async function updateLikeTargets(
  db: Db,
  like_id: string,
  audience: readonly string[],
): Promise<void> {
  const accounts = [...audience]
  await Promise.all([
    db.sql`
      insert into like_targets (owner_id, like_id, peer_owner, active)
      select me.owner_id, ${like_id}, given.peer_owner, true
      from accounts me, unnest(${accounts}::uuid[]) as given (peer_owner)
      where me.owner_id = ${db.owner}
      on conflict (owner_id, like_id, peer_owner) do update set active = true
      where not like_targets.active`,
    db.sql`
      update like_targets set active = false
      where owner_id = ${db.owner} and like_id = ${like_id} and active
        and peer_owner <> all(${accounts}::uuid[])`,
  ])
}

/** Records that the copies of these accounts show this version, or a later one. It is sent with the commit. */
export function updateTargetVersions(
  db: Db,
  like_id: string,
  peers: readonly string[],
  version: number,
): void {
  db.atCommit(sql`
    update like_targets set carried_version = greatest(carried_version, ${version})
    where owner_id = ${db.owner} and like_id = ${like_id}
      and peer_owner = any(${[...peers]}::uuid[])`)
}
