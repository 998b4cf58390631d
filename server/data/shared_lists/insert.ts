import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { sql } from '#server/database/sql.ts'

/** What a copy of a shared list is made of. */
export interface SharedListSource {
  host_owner: string
  /** As the sharer's account calls itself. */
  host_name: string
  list_id: string
  name: string
  name_key: string
  version: number
}

/**
 * Writes the copy of a shared list into `db`, which is the recipient's account, unless the copy there has the same version
 * or a later one. One that is not shared any more is only marked so. It is sent with the commit.
 */
export function insertSharedList(db: Db, source: SharedListSource, active: boolean): void {
  const { host_owner, host_name, list_id, name, name_key, version } = source
  if (!active) {
    db.atCommit(sql`
      update list_cards
      set active = false, version = ${version}, name = '', name_key = ''
      where owner_id = ${db.owner} and host_owner = ${host_owner} and host_list_id = ${list_id}
        and version < ${version}`)
    return
  }
  db.atCommit(sql`
    insert into list_cards as c (owner_id, card_id, host_owner, host_list_id, host_person_id, host_name, name, name_key,
      version)
    select ${db.owner}, ${newId()}, ${host_owner}, ${list_id}, k.person_id, ${host_name}, ${name}, ${name_key},
      ${version}::integer
    from accounts a
    left join connections k on k.owner_id = a.owner_id and k.peer_owner = ${host_owner}
    where a.owner_id = ${db.owner}
    on conflict (owner_id, host_owner, host_list_id) do update
      set host_person_id = excluded.host_person_id, host_name = excluded.host_name,
        updated_at = case when c.active and c.name = excluded.name then c.updated_at else excluded.updated_at end,
        told_at = case when c.active then c.told_at end,
        name = excluded.name, name_key = excluded.name_key, active = true, version = excluded.version
      where c.version < excluded.version`)
}
