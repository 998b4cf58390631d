import type { ClaimedCalendar } from '#server/data/calendar_sources/claim.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { CalendarProblem } from '#server/domain/calendar/source.ts'

// What a worker stores. Nothing is stored under a claim that is not the latest.

type Claim = Pick<ClaimedCalendar, 'source_id' | 'claim' | 'lease_until'>

/** Whether a calendar has this claim, and nobody has claimed or changed it since. */
function isClaimed(db: Db, { source_id, claim, lease_until }: Claim): Statement {
  return sql`owner_id = ${db.owner} and source_id = ${source_id} and claim = ${claim}
      and lease_until = ${lease_until.toISOString()}::timestamptz`
}

/** When a calendar is due after it was read. */
export interface NextReading {
  /** Null where it is not read again by itself. */
  seconds: number | null
  /** The address, sealed anew; null where it stays as it is. */
  sealed: string | null
  /** What the server said that makes the next reading short; null where that stays as it is. */
  validators: Validators | null
}

/** What a server says about a calendar, so that it need not send the same one again. */
interface Validators {
  etag: string | null
  last_modified: string | null
}

/**
 * Ends a claim under which a calendar was found as it was; `times` are null unless they were worked out anew.
 *
 * @returns whether it was the latest.
 */
export async function updateCalendarWorking(
  db: Db,
  claimed: Claim,
  next: NextReading,
  times: CalendarTimes | null,
): Promise<boolean> {
  const known = times === null ? sql`` : sql`, ${knows(times)}`
  const rows = await db.sql`
    update calendar_sources
    set ${worksUntil(next)}${known}
    where ${isClaimed(db, claimed)}
    returning 1`
  return rows.length > 0
}

/** What is kept of a calendar that was read. */
export interface ReadCalendar {
  content_hash: Buffer
  parsed: Buffer
  /** What it calls itself; null for nothing. */
  name: string | null
  found_addresses: readonly string[]
}

/** What the events of a calendar amount to, and until when that holds. */
export interface CalendarTimes {
  known_from: Date | null
  known_until: Date | null
  events: number
  left_out: number
  first_at: Date | null
  last_at: Date | null
  incomplete: boolean
  /** The zone data it was worked out with. */
  zone_data: string
  /** When it is worked out anew. */
  expand_at: Date
}

/** Ends a claim under which a calendar said something new, and keeps it. @returns whether it was the latest. */
export async function updateCalendarRead(
  db: Db,
  claimed: Claim,
  next: NextReading,
  { content_hash, parsed, name, found_addresses }: ReadCalendar,
  times: CalendarTimes,
): Promise<boolean> {
  const rows = await db.sql`
    update calendar_sources
    set ${worksUntil(next)}, ${knows(times)}, content_hash = ${content_hash}, parsed = ${parsed}, content = null,
      found_addresses = ${[...found_addresses]}::text[],
      name = case when named then name else coalesce(${name}, name) end
    where ${isClaimed(db, claimed)}
    returning 1`
  return rows.length > 0
}

/**
 * Ends a claim under which times were worked out anew. A feed that is due to be read stays due; there is nothing to read
 * again for a file.
 *
 * @returns whether it was the latest.
 */
export async function updateCalendarTimes(
  db: Db,
  claimed: Claim,
  times: CalendarTimes,
): Promise<boolean> {
  const rows = await db.sql`
    update calendar_sources
    set ${knows(times)}, lease_until = null, due_at = case when kind = 'ics' then due_at end
    where ${isClaimed(db, claimed)}
    returning 1`
  return rows.length > 0
}

/** Assignments of a calendar that was read. */
function worksUntil({ seconds, sealed, validators }: NextReading): Statement {
  return sql`
    state = 'working', problem = null, failures = 0, failing_since = null, lease_until = null,
    checked_at = (select clock_timestamp()), read_at = (select clock_timestamp()),
    sealed = coalesce(${sealed}, sealed),
    validators = coalesce(${validators && JSON.stringify(validators)}::jsonb, validators),
    interval_seconds = coalesce(${seconds}::integer, interval_seconds),
    due_at = (select clock_timestamp() + make_interval(secs => ${seconds}::integer))`
}

/** Assignments of a calendar whose times were worked out. */
function knows(times: CalendarTimes): Statement {
  return sql`
    known_from = ${at(times.known_from)}, known_until = ${at(times.known_until)}, events = ${times.events},
    left_out = ${times.left_out}, first_at = ${at(times.first_at)}, last_at = ${at(times.last_at)},
    incomplete = ${times.incomplete}, zone_data = ${times.zone_data}, expand_at = ${at(times.expand_at)}`
}

function at(time: Date | null): string | null {
  return time?.toISOString() ?? null
}

/** Has a calendar read from the start, since what is kept of it cannot be used. */
export async function updateCalendarForgotten(db: Db, claimed: Claim): Promise<void> {
  await db.sql`
    update calendar_sources
    set validators = null, content_hash = null, parsed = null, expand_at = null, lease_until = null,
      due_at = (select clock_timestamp())
    where ${isClaimed(db, claimed)}`
}

/** How a calendar goes on that could not be read. */
export interface FailedReading {
  problem: CalendarProblem
  failures: number
  /** Whether it was to be read; if not, its times were only to be worked out anew. */
  reads: boolean
  /** Seconds until that is tried again; null where it is not tried again by itself. */
  seconds: number | null
  /** Whether it is not read again until somebody asks. */
  paused: boolean
}

/**
 * Ends a claim under which a calendar could not be read. What is known of it stays, and gets older.
 *
 * @returns whether it was the latest.
 */
export async function updateCalendarFailed(
  db: Db,
  claimed: Claim,
  { problem, failures, reads, seconds, paused }: FailedReading,
): Promise<boolean> {
  const rows = await db.sql`
    update calendar_sources
    set state = case when ${paused} then 'paused' else 'failing' end, problem = ${problem}, failures = ${failures},
      failing_since = coalesce(failing_since, (select clock_timestamp())), checked_at = (select clock_timestamp()), lease_until = null,
      due_at = case when ${reads} then (select clock_timestamp() + make_interval(secs => ${seconds}::integer)) else due_at end,
      expand_at = case when ${reads} then greatest(expand_at, (select clock_timestamp() + make_interval(secs => ${seconds}::integer)))
        else (select clock_timestamp() + make_interval(secs => ${seconds}::integer)) end,
      content = case when ${seconds}::integer is null then null else content end
    where ${isClaimed(db, claimed)}
    returning 1`
  return rows.length > 0
}

/** Ends a claim without a reading: the calendar stays as it was and is due again after these seconds. */
export async function updateCalendarPutOff(db: Db, claimed: Claim, seconds: number): Promise<void> {
  await db.sql`
    update calendar_sources
    set lease_until = null,
      due_at = case when due_at <= (select now()) then (select clock_timestamp() + make_interval(secs => ${seconds})) else due_at end,
      expand_at = case when expand_at <= (select now()) then (select clock_timestamp() + make_interval(secs => ${seconds}))
        else expand_at end
    where ${isClaimed(db, claimed)}`
}
