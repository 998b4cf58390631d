import type { Database } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import {
  type BusyKind,
  type BusyRun,
  encodeMonth,
  monthsOf,
  quarter_ms,
} from '#server/domain/calendar/busy_runs.ts'
import { only } from '#server/domain/basics/only.ts'
import type { Owner } from '#test/support/given/plan_rows.ts'

const day_ms = 86_400_000

/** The hours of a day, counted from today in UTC: `hours(2, 19.5, 21)` is 19:30 to 21:00 on the day after tomorrow. */
export function hours(day: number, from: number, to: number, kind: BusyKind = 'busy'): BusyRun {
  const midnight = (Math.floor(Date.now() / day_ms) + day) * 96
  return { from: midnight + from * 4, to: midnight + to * 4, kind }
}

/** An hour of a day, counted from today in UTC, as callers write it. */
export function hour(day: number, at: number): string {
  return new Date(hours(day, at, at).from * quarter_ms).toISOString()
}

/** A calendar that is in the database as if it had been read. */
export interface CalendarGiven {
  kind?: 'ics' | 'file' | 'holds'
  busy?: readonly BusyRun[]
  /** When it was read, in hours before now; null for never. */
  read?: number | null
  /** The days it says everything about, counted from today; null where it only adds busy time. */
  known?: readonly [from: number, until: number] | null
  incomplete?: boolean
  /** Whether a file, or typed times, says everything about its days. */
  complete?: boolean
  state?: 'pending' | 'working' | 'failing' | 'paused'
}

/** Connects a calendar to an account. @returns its id. */
export async function aCalendar(
  database: Database,
  { owner }: Owner,
  given: CalendarGiven = {},
): Promise<string> {
  const { kind = 'ics', busy = [], read = 1, known = [-30, 400], incomplete = false } = given
  const source_id = newId()
  const read_at = read === null ? null : new Date(Date.now() - read * 3_600_000).toISOString()
  const days = known && {
    from: hour(known[0], 0),
    until: hour(known[1], 0),
  }
  const [first, last] = [hours(known?.[0] ?? -30, 0, 0).from, hours(known?.[1] ?? 400, 0, 0).to]
  await database.write(owner, {
    async work(db) {
      await db.sql`
        insert into calendar_sources (owner_id, source_id, kind, name, state, read_at, checked_at,
          known_from, known_until, incomplete, complete)
        values (${owner}, ${source_id}, ${kind}, 'Work', ${given.state ?? (read === null ? 'pending' : 'working')},
          ${read_at}, ${read_at}, ${days?.from ?? null}, ${days?.until ?? null}, ${incomplete}, ${given.complete ?? false})`
      if (read !== null) await writeMonths(db.owner, source_id, busy)
      async function writeMonths(owner_id: string, id: string, runs: readonly BusyRun[]) {
        const months = monthsOf(first, last)
        await db.sql`
          insert into calendar_months (owner_id, source_id, month, runs)
          select me.owner_id, ${id}, given.month, given.runs
          from accounts me, unnest(${months.map((month) => `${month}-01`)}::date[],
            ${months.map((month) => encodeMonth(month, runs))}::bytea[]) as given (month, runs)
          where me.owner_id = ${owner_id}`
      }
    },
  })
  return source_id
}

/** What a friend shares with an account, in the account's partition as if it had been copied there. */
export async function aFriendCopy(
  database: Database,
  reader: Owner,
  friend: Owner,
  given: {
    busy?: readonly BusyRun[]
    shared?: boolean
    /** In hours from now. */
    fresh?: number
    known?: readonly [from: number, until: number]
  } = {},
): Promise<void> {
  const { busy = [], shared = true, fresh = 24, known = [-30, 400] } = given
  const months = monthsOf(hours(known[0], 0, 0).from, hours(known[1], 0, 0).to)
  await database.write(reader.owner, {
    async work(db) {
      await db.sql`
        insert into friend_calendars (owner_id, peer_owner, shared, read_at, fresh_until, known_from, known_until,
          version)
        values (${reader.owner}, ${friend.owner}, ${shared}, date_trunc('hour', now()),
          now() + make_interval(hours => ${fresh}), ${hour(known[0], 0)}, ${hour(known[1], 0)}, 1)`
      await db.sql`
        insert into friend_months (owner_id, peer_owner, month, runs, version)
        select me.owner_id, ${friend.owner}, given.month, given.runs, 1
        from accounts me, unnest(${months.map((month) => `${month}-01`)}::date[],
          ${months.map((month) => encodeMonth(month, busy))}::bytea[]) as given (month, runs)
        where me.owner_id = ${reader.owner}`
    },
  })
}

/** Turns sharing of free time on or off, as the settings page does. */
export async function share(
  database: Database,
  { owner }: Owner,
  sharing: 'off' | 'all' | 'chosen',
  people: readonly string[] = [],
): Promise<void> {
  await database.write(owner, {
    async work(db) {
      await db.sql`
        insert into calendar_settings (owner_id, sharing) values (${owner}, ${sharing})
        on conflict (owner_id) do update set sharing = excluded.sharing`
      await db.sql`delete from calendar_sharing where owner_id = ${owner}`
      await db.sql`
        insert into calendar_sharing (owner_id, person_id)
        select me.owner_id, given.id
        from accounts me, unnest(${[...people]}::uuid[]) as given (id)
        where me.owner_id = ${owner}`
    },
  })
}

/** How many rows of a friend's time an account has: whether it shares, and of how many months. */
export async function friendRows(database: Database, reader: Owner, friend: Owner) {
  return database.read(reader.owner, async (db) => {
    const rows = await db.sql<{ shared: boolean | null; months: number }>`
      select (select shared from friend_calendars
          where owner_id = ${reader.owner} and peer_owner = ${friend.owner}) as shared,
        (select count(*) from friend_months
          where owner_id = ${reader.owner} and peer_owner = ${friend.owner}) as months`
    return only(rows)
  })
}
