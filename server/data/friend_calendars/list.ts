import { type MonthRow, type Months, toMonths } from '#server/data/calendar_sources/list_known.ts'
import { isMeant, type MeantPeople } from '#server/data/people/meant.ts'
import type { Db } from '#server/database/db.ts'
import type { FriendCopy } from '#server/domain/availability/friend_time.ts'

/**
 * What the Connected Friends among these people share with this account, by the person's id, with what is known of
 * these months. Who is not connected is not in it.
 */
export async function listFriendCopies(
  db: Db,
  people: MeantPeople,
  months: Months | null,
): Promise<Map<string, FriendCopy>> {
  if (people.ids.length === 0 && people.names.length === 0) return new Map()
  const [rows, runs] = await Promise.all([
    db.sql<Omit<FriendCopy, 'months'> & { person_id: string }>`
      select p.person_id, coalesce(f.shared, false) as shared, f.read_at, f.fresh_until, f.known_from, f.known_until
      from people p
      join connections c on c.owner_id = p.owner_id and c.person_id = p.person_id and c.state = 'active'
      left join friend_calendars f on f.owner_id = c.owner_id and f.peer_owner = c.peer_owner
      where p.owner_id = ${db.owner} and p.deleted_at is null and ${isMeant(people)}`,
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
  if (person_ids.length === 0) return new Map()
  const rows = await db.sql<{ person_id: string; shared: boolean }>`
    select c.person_id, coalesce(f.shared, false) as shared
    from connections c
    left join friend_calendars f on f.owner_id = c.owner_id and f.peer_owner = c.peer_owner
    where c.owner_id = ${db.owner} and c.person_id = any(${[...person_ids]}::uuid[]) and c.state = 'active'`
  return new Map(rows.map(({ person_id, shared }) => [person_id, shared]))
}

async function listMonths(db: Db, people: MeantPeople, { first, last }: Months) {
  return db.sql<MonthRow & { person_id: string }>`
    select p.person_id, m.month, m.runs
    from people p
    join connections c on c.owner_id = p.owner_id and c.person_id = p.person_id and c.state = 'active'
    join friend_months m on m.owner_id = c.owner_id and m.peer_owner = c.peer_owner
    where p.owner_id = ${db.owner} and p.deleted_at is null and ${isMeant(people)}
      and m.month between ${`${first}-01`}::date and ${`${last}-01`}::date`
}
