import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Makes these accounts the ones that should have a copy; the others are kept as inactive. One that becomes active gets
 * everything anew, and one that becomes inactive is to lose what it has, with `version`.
 *
 * @returns whether anything was different.
 */
export async function updateBusyTargets(
  db: Db,
  accounts: readonly string[],
  version: number,
): Promise<boolean> {
  const peers = [...accounts]
  const [begun, ended] = await Promise.all([
    db.sql`
      insert into busy_targets as t (owner_id, peer_owner, active, carried_version, since)
      select me.owner_id, given.peer_owner, true, 0, ${version}::integer
      from accounts me, unnest(${peers}::uuid[]) as given (peer_owner)
      where me.owner_id = ${db.owner}
      on conflict (owner_id, peer_owner) do update set active = true, carried_version = 0, since = excluded.since
      where not t.active
      returning peer_owner`,
    db.sql`
      update busy_targets
      set active = false, carried_version = 0, since = ${version}
      where owner_id = ${db.owner} and active and peer_owner <> all(${peers}::uuid[])
      returning peer_owner`,
  ])
  return begun.length + ended.length > 0
}

/**
 * Records that the copies of these accounts show this version, or a later one; not of those that have begun or ceased to
 * have one since they were read. It is sent with the commit.
 */
export function updateBusyTargetVersions(
  db: Db,
  peers: readonly { peer_owner: string; since: number }[],
  version: number,
): void {
  if (peers.length === 0) return
  db.atCommit(sql`
    update busy_targets t
    set carried_version = greatest(t.carried_version, ${version})
    from unnest(${peers.map(({ peer_owner }) => peer_owner)}::uuid[],
      ${peers.map(({ since }) => since)}::integer[]) as written (peer_owner, since)
    where t.owner_id = ${db.owner} and t.peer_owner = written.peer_owner and t.since = written.since`)
}
