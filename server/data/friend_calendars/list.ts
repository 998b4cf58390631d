import type { Months } from '#server/data/calendar_sources/list_known.ts'
import type { Db } from '#server/database/db.ts'
import { isEmpty, type Statement, sql, type Uuids } from '#server/database/sql.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import type { FriendCopy } from '#server/domain/availability/friend_time.ts'
import type { StoredMonths } from '#server/domain/availability/person_time.ts'

const quarter_seconds = quarter_ms / 1000

/**
 * What the Connected Friends among these people share with this account, by the person's id, with what is known of
 * these months. Who is not connected is not in it.
 */
export async function listFriendCopies(
  db: Db,
  people: Uuids,
  months: Months | null,
): Promise<Map<string, FriendCopy>> {
  if (isEmpty(people)) return new Map()
  const rows = await db.sql<
    Omit<FriendCopy, 'months'> & { person_id: string; months: string | null }
  >`
    select c.person_id, coalesce(f.shared, false) as shared, f.fresh_until > now() is true as fresh,
      floor(extract(epoch from f.read_at) * 1000)::double precision as read_at,
      ceil(extract(epoch from f.known_from) / ${quarter_seconds})::integer as known_from,
      floor(extract(epoch from f.known_until) / ${quarter_seconds})::integer as known_until,
      ${months ? monthsOfFriend(db.owner, months) : sql`null`} as months
    from connections c
    left join friend_calendars f on f.owner_id = c.owner_id and f.peer_owner = c.peer_owner
    where c.owner_id = ${db.owner} and c.person_id = any(${people}::uuid[]) and c.state = 'active'`
  return new Map(
    rows.map(({ person_id, months: stored, ...copy }) => [
      person_id,
      { ...copy, months: readMonths(stored) },
    ]),
  )
}

/** The months of a friend in one text, such as `2027-03-01:0a1c,2027-04-01:`: as rows, most of their cost is to be rows. */
function monthsOfFriend(owner: string, { first, last }: Months): Statement {
  return sql`
    (select string_agg(m.month || ':' || encode(m.runs, 'hex'), ',')
      from friend_months m
      where m.owner_id = ${owner} and m.peer_owner = c.peer_owner
        and m.month between ${`${first}-01`}::date and ${`${last}-01`}::date)`
}

function readMonths(stored: string | null): StoredMonths {
  const months = new Map<string, Uint8Array>()
  for (const one of stored?.split(',') ?? []) {
    months.set(one.slice(0, 7), Buffer.from(one.slice(one.indexOf(':') + 1), 'hex'))
  }
  return months
}

/** Whether each of these people shares with this account, by the person's id. Who is not connected is not in it. */
export async function listSharing(
  db: Db,
  person_ids: readonly string[],
): Promise<Map<string, boolean>> {
  const copies = await listFriendCopies(db, person_ids, null)
  return new Map([...copies].map(([person_id, { shared }]) => [person_id, shared]))
}
