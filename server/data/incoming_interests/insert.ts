import { selectAccents } from '#server/data/incoming_interests/same.ts'
import { toSearchValues } from '#server/data/finding/vectors.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { sql } from '#server/database/sql.ts'
import { searchOfInterest } from '#server/domain/finding/search_facts.ts'
import type { LikeCopy } from '#server/domain/likes/copy.ts'

/**
 * Writes the copy of a like into the account that `db` belongs to, unless it already has a newer copy. `from`
 * is the account that likes it. An inactive copy is one that was withdrawn. It is sent with the commit.
 */
export function insertLikeCopy(
  db: Db,
  from: string,
  like_id: string,
  copy: LikeCopy,
  active: boolean,
): void {
  db.atCommit(sql`
    insert into incoming_interests as k
      (owner_id, peer_owner, source_id, interest_id, person_id, kind, title, title_key, neighborhood_name,
        activity_name, custom_activity_name, starts_at, version, active, search, search_version, accents)
    select c.owner_id, c.peer_owner, ${like_id}, ${newId()}, c.person_id, ${copy.kind}, ${copy.title},
      ${copy.title_key}, ${copy.neighborhood_name}, ${copy.activity_name}, ${copy.custom_activity_name},
      ${copy.starts_at?.toISOString() ?? null}, ${copy.version}, ${active},
      ${toSearchValues(searchOfInterest(copy))}, ${selectAccents(sql`${copy.title}::text`)}
    from connections c
    where c.owner_id = ${db.owner} and c.peer_owner = ${from}
      and (c.state = 'active' or not ${active})
    on conflict (owner_id, peer_owner, source_id) do update
      set person_id = excluded.person_id, kind = excluded.kind, title = excluded.title,
        title_key = excluded.title_key, neighborhood_name = excluded.neighborhood_name,
        activity_name = excluded.activity_name, custom_activity_name = excluded.custom_activity_name,
        starts_at = excluded.starts_at, version = excluded.version, active = excluded.active,
        updated_at = excluded.updated_at, search = excluded.search, search_version = excluded.search_version,
        accents = excluded.accents
      where k.version < excluded.version`)
}
