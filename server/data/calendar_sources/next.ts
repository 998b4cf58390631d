import { expandDue } from '#server/data/calendar_sources/conditions.ts'
import type { Db } from '#server/database/db.ts'
import type { CalendarState } from '#server/domain/calendar/source.ts'

/** A calendar as the worker's metrics count it. */
export interface CountedCalendar {
  state: CalendarState
  /** Its address, sealed. */
  sealed: string | null
}

/** What is left to do for the calendars of an account. */
export interface NextCalendars {
  /** Whether a calendar is due now that nobody has claimed. */
  due: boolean
  /** When one is due next, or the lease of who has claimed it ends; null for never. */
  next: Date | null
}

/** What is left to do for the calendars of this account. */
async function findNextCalendars(db: Db): Promise<NextCalendars> {
  const [row] = await db.sql<NextCalendars>`
    select coalesce(bool_or(s.next <= now() and coalesce(s.lease_until <= now(), true)), false) as due,
      min(greatest(s.next, s.lease_until)) as next
    from (
      select least(s.due_at, ${expandDue}) as next, s.lease_until
      from calendar_sources s
      where s.owner_id = ${db.owner}
    ) s
    where s.next is not null`
  return row ?? { due: false, next: null }
}

/** The calendars of this account, for metrics. */
async function listCountedCalendars(db: Db): Promise<CountedCalendar[]> {
  return db.sql<CountedCalendar>`
    select state, sealed
    from calendar_sources
    where owner_id = ${db.owner}`
}

/** What is left to do for the calendars of an account, and what its calendars count as. */
export interface CalendarsLeft extends NextCalendars {
  /** Empty where they are not counted. */
  calendars: CountedCalendar[]
}

/** What is left to do for the calendars of this account, with its calendars if they are `counted`. */
export async function listCalendarsLeft(db: Db, counted: boolean): Promise<CalendarsLeft> {
  const [next, calendars] = await Promise.all([
    findNextCalendars(db),
    counted ? listCountedCalendars(db) : [],
  ])
  return { ...next, calendars }
}

/** What the last reading of a calendar left, packed; null where there is nothing. */
export async function findParsedCalendar(db: Db, source_id: string): Promise<Buffer | null> {
  const [row] = await db.sql<{ parsed: Buffer | null }>`
    select parsed
    from calendar_sources
    where owner_id = ${db.owner} and source_id = ${source_id}`
  return row?.parsed ?? null
}
