import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Withdraws what an account shared from `db`, which is the reader's account, unless the copy there has a later version.
 * The version stays, so that an older copy that is still on its way writes nothing. It is sent with the commit.
 */
export function deleteFriendTime(db: Db, sharer: string, version: number): void {
  db.atCommit(sql`
    insert into friend_calendars as f (owner_id, peer_owner, shared, version)
    select a.owner_id, ${sharer}, false, ${version}::integer
    from accounts a
    where a.owner_id = ${db.owner}
    on conflict (owner_id, peer_owner) do update
      set shared = false, read_at = null, fresh_until = null, known_from = null, known_until = null,
        version = excluded.version
      where f.version < excluded.version`)
  db.atCommit(sql`
    delete from friend_months m
    using friend_calendars f
    where m.owner_id = ${db.owner} and m.peer_owner = ${sharer}
      and f.owner_id = m.owner_id and f.peer_owner = m.peer_owner and not f.shared`)
}
