import { expandDue } from '#server/data/calendar_sources/conditions.ts'
import { type CalendarSourceRow, sourceColumns } from '#server/data/calendar_sources/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** A connected calendar of this account; null where there is none with this id. */
export async function findCalendar(db: Db, source_id: string): Promise<CalendarSourceRow | null> {
  const [row] = await db.sql<CalendarSourceRow>`
    select ${sourceColumns}
    from calendar_sources
    where owner_id = ${db.owner} and source_id = ${source_id}`
  return row ?? null
}

/** The connected calendar of a handle. Errors: `reference_not_found`. */
export async function requireCalendar(
  db: Db,
  handle: string,
  pointer = '/calendar_handle',
): Promise<CalendarSourceRow> {
  const id = parseHandle('calendar', handle)
  const source = id === null ? null : await findCalendar(db, id)
  if (source === null) throw fail('reference_not_found', { pointer })
  return source
}

/** The id of this account's calendar with this address; null for none. */
export async function findCalendarByAddress(db: Db, address_hash: Buffer): Promise<string | null> {
  const [row] = await db.sql<{ source_id: string }>`
    select source_id
    from calendar_sources
    where owner_id = ${db.owner} and address_hash = ${address_hash}`
  return row?.source_id ?? null
}

/** The id of this account's typed times; null where there are none. */
export async function findHoldsCalendar(db: Db): Promise<string | null> {
  const [row] = await db.sql<{ source_id: string }>`
    select source_id
    from calendar_sources
    where owner_id = ${db.owner} and kind = 'holds'`
  return row?.source_id ?? null
}

/** How many calendars this account has connected. */
export async function countCalendars(db: Db): Promise<number> {
  const [row] = await db.sql<{ count: number }>`
    select count(*)::int as count
    from calendar_sources
    where owner_id = ${db.owner}`
  return row?.count ?? 0
}

/** How many of these calendars nobody has tried to read since an instant. */
export async function countUnread(
  db: Db,
  source_ids: readonly string[],
  since: Date,
): Promise<number> {
  const [row] = await db.sql<{ count: number }>`
    select count(*)::int as count
    from calendar_sources
    where owner_id = ${db.owner} and source_id = any(${[...source_ids]}::uuid[])
      and (checked_at is null or checked_at < ${since.toISOString()})`
  return row?.count ?? 0
}

/** How many of these calendars have times that were not worked out anew yet since a setting changed. */
export async function countOutdated(db: Db, source_ids: readonly string[]): Promise<number> {
  const [row] = await db.sql<{ count: number }>`
    select count(*)::int as count
    from calendar_sources s
    where s.owner_id = ${db.owner} and s.source_id = any(${[...source_ids]}::uuid[])
      and ${expandDue} <= clock_timestamp()`
  return row?.count ?? 0
}
