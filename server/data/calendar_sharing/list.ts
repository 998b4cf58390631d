import type { Db } from '#server/database/db.ts'

/** A Connected Friend, and whether they were chosen or left out. */
export interface SharingFriend {
  person_id: string
  display_name: string
  /** Chosen, for when only chosen friends may see it. */
  chosen: boolean
  /** Left out, for when every Connected Friend may see it. */
  excluded: boolean
}

/** The most friends that are offered on the page. */
const most = 500

/** This account's Connected Friends by name, with what was decided about each. */
export async function listSharingFriends(db: Db): Promise<SharingFriend[]> {
  return db.sql<SharingFriend>`
    select p.person_id, p.display_name, coalesce(not s.excluded, false) as chosen,
      coalesce(s.excluded, false) as excluded
    from connections k
    join people p on p.owner_id = k.owner_id and p.person_id = k.person_id and p.deleted_at is null
    left join calendar_sharing s on s.owner_id = k.owner_id and s.person_id = k.person_id
    where k.owner_id = ${db.owner} and k.state = 'active'
    order by p.display_name, p.person_id
    limit ${most}`
}
