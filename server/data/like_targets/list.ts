import type { Db } from '#server/database/db.ts'

/** An account whose copy of a like is out of date. */
export interface LikeTarget {
  peer_owner: string
  /** Whether the account should have a copy; false where its copy is to be withdrawn. */
  active: boolean
}

/** The accounts whose copy of a like is older than `version`. */
export async function listOutdatedTargets(
  db: Db,
  like_id: string,
  version: number,
): Promise<LikeTarget[]> {
  return db.sql<LikeTarget>`
    select peer_owner, active
    from like_targets
    where owner_id = ${db.owner} and like_id = ${like_id} and carried_version < ${version}
    order by peer_owner`
}
