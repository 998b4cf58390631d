import { type MonthRow, type Months, toMonths } from '#server/data/calendar_sources/list_known.ts'
import type { Db } from '#server/database/db.ts'
import { isEmpty, type Uuids } from '#server/database/sql.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import type { FriendCopy } from '#server/domain/availability/friend_time.ts'

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
  const [rows, runs] = await Promise.all([
    db.sql<Omit<FriendCopy, 'months'> & { person_id: string }>`
      select c.person_id, coalesce(f.shared, false) as shared, f.fresh_until > now() is true as fresh,
        floor(extract(epoch from f.read_at) * 1000)::double precision as read_at,
        ceil(extract(epoch from f.known_from) / ${quarter_seconds})::integer as known_from,
        floor(extract(epoch from f.known_until) / ${quarter_seconds})::integer as known_until
      from connections c
      left join friend_calendars f on f.owner_id = c.owner_id and f.peer_owner = c.peer_owner
      where c.owner_id = ${db.owner} and c.person_id = any(${people}::uuid[]) and c.state = 'active'`,
    months ? listMonths(db, people, months) : [],
  ])
  const byPerson = Map.groupBy(runs, ({ person_id }) => person_id)
  return new Map(
    rows.map(({ person_id, ...copy }) => [
      person_id,
      { ...copy, months: toMonths(byPerson.get(person_id) ?? []) },
    ]),
  )
}

/** Whether each of these people shares with this account, by the person's id. Who is not connected is not in it. */
export async function listSharing(
  db: Db,
  person_ids: readonly string[],
): Promise<Map<string, boolean>> {
  const copies = await listFriendCopies(db, person_ids, null)
  return new Map([...copies].map(([person_id, { shared }]) => [person_id, shared]))
}

async function listMonths(db: Db, people: Uuids, { first, last }: Months) {
  return db.sql<MonthRow & { person_id: string }>`
    select c.person_id, m.month, m.runs
    from connections c
    join friend_months m on m.owner_id = c.owner_id and m.peer_owner = c.peer_owner
    where c.owner_id = ${db.owner} and c.person_id = any(${people}::uuid[]) and c.state = 'active'
      and m.month between ${`${first}-01`}::date and ${`${last}-01`}::date`
}
