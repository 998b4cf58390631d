import type { BusyMonth } from '#server/data/busy_months/list.ts'
import type { CopiedHeader } from '#server/data/calendar_settings/lock_busy.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** What a friend's copy is made of. */
export interface FriendTime {
  /** The account whose time it is. */
  sharer: string
  version: number
  header: CopiedHeader
  /** The months that differ from the version the copy shows. */
  months: readonly BusyMonth[]
}

/**
 * Writes the copy of a friend's time into `db`, which is the reader's account, unless the copy there has the same version
 * or a later one, or the two are not connected. It is one statement, and sent with the commit.
 */
export function insertFriendTime(db: Db, { sharer, version, header, months }: FriendTime): void {
  const at = (date: Date | null) => date?.toISOString() ?? null
  db.atCommit(sql`
    with written as (
      insert into friend_calendars as f (owner_id, peer_owner, shared, read_at, fresh_until, known_from,
        known_until, version)
      select c.owner_id, c.peer_owner, true, ${at(header.read_at)}::timestamptz,
        ${at(header.fresh_until)}::timestamptz, ${at(header.known_from)}::timestamptz,
        ${at(header.known_until)}::timestamptz, ${version}::integer
      from connections c
      where c.owner_id = ${db.owner} and c.peer_owner = ${sharer} and c.state = 'active'
      on conflict (owner_id, peer_owner) do update
        set shared = true, read_at = excluded.read_at, fresh_until = excluded.fresh_until,
          known_from = excluded.known_from, known_until = excluded.known_until, version = excluded.version
        where f.version < excluded.version
      returning owner_id, peer_owner
    )
    insert into friend_months (owner_id, peer_owner, month, runs, version)
    select w.owner_id, w.peer_owner, given.month, given.runs, ${version}::integer
    from written w, unnest(
      ${months.map(({ month }) => `${month}-01`)}::date[], ${months.map(({ runs }) => runs)}::bytea[]
    ) as given (month, runs)
    on conflict (owner_id, peer_owner, month) do update
      set runs = excluded.runs, version = excluded.version`)
}
