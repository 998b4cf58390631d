import type { Months } from '#server/data/calendar_sources/list_known.ts'
import type { PersonName } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { isEmpty, type Statement, sql, type Uuids } from '#server/database/sql.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import type { FriendCopy } from '#server/domain/availability/friend_time.ts'
import type { StoredMonths } from '#server/domain/availability/person_time.ts'

const quarter_seconds = quarter_ms / 1000

/** A saved person, and what they share with this account; `copy` is null for who is not connected. */
export interface KnownPerson extends PersonName {
  copy: FriendCopy | null
}

/**
 * These people in the same order, with what the Connected Friends among them share with this account and what is known of
 * these months. Deleted people are left out.
 */
export async function listKnownPeople(
  db: Db,
  people: Uuids,
  months: Months | null,
): Promise<KnownPerson[]> {
  if (isEmpty(people)) return []
  const rows = await db.sql<
    PersonName & Omit<FriendCopy, 'months'> & { is_connected: boolean; months: string | null }
  >`
    select p.person_id, p.display_name, c.person_id is not null as is_connected, coalesce(f.shared, false) as shared,
      f.fresh_until > now() is true as fresh,
      floor(extract(epoch from f.read_at) * 1000)::double precision as read_at,
      ceil(extract(epoch from f.known_from) / ${quarter_seconds})::integer as known_from,
      floor(extract(epoch from f.known_until) / ${quarter_seconds})::integer as known_until,
      ${months ? monthsOfFriend(db.owner, months) : sql`null`} as months
    from people p
    left join connections c on c.owner_id = p.owner_id and c.person_id = p.person_id and c.state = 'active'
    left join friend_calendars f on f.owner_id = c.owner_id and f.peer_owner = c.peer_owner
    where p.owner_id = ${db.owner} and p.person_id = any(${people}::uuid[]) and p.deleted_at is null
    order by array_position(${people}::uuid[], p.person_id)`
  return rows.map(({ person_id, display_name, is_connected, months: stored, ...copy }) => ({
    ...{ person_id, display_name },
    copy: is_connected ? { ...copy, months: readMonths(stored) } : null,
  }))
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
