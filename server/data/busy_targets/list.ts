import type { Db } from '#server/database/db.ts'

/** An account that has, or had, a copy of this account's time. */
export interface BusyTarget {
  peer_owner: string
  /** Whether it should have one; false where its copy is to be withdrawn. */
  active: boolean
  /** The version that its copy shows. */
  carried_version: number
  /** Since which version it should have one, or none. */
  since: number
}

/** The accounts whose copy is older than `version`. */
export async function listOutdatedBusyTargets(db: Db, version: number): Promise<BusyTarget[]> {
  return db.sql<BusyTarget>`
    select peer_owner, active, carried_version, since
    from busy_targets
    where owner_id = ${db.owner} and carried_version < ${version}
    order by peer_owner`
}

/** The accounts of those Connected Friends who may see this account's time, as it was decided. */
export async function listSharedWith(db: Db): Promise<string[]> {
  const rows = await db.sql<{ peer_owner: string }>`
    select c.peer_owner
    from connections c
    join calendar_settings s on s.owner_id = c.owner_id
    left join calendar_sharing x on x.owner_id = c.owner_id and x.person_id = c.person_id
    where c.owner_id = ${db.owner} and c.state = 'active'
      and (s.sharing = 'all' and x.excluded is not true or s.sharing = 'chosen' and x.excluded is false)
    order by c.peer_owner`
  return rows.map(({ peer_owner }) => peer_owner)
}
