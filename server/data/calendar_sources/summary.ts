import type { SharingMode } from '#server/data/calendar_settings/rows.ts'
import { freshUntil } from '#server/data/calendar_sources/rows.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'
import { longestRangeDays } from '#server/domain/calendar/source.ts'

/** What the calendars of an account amount to. Each number counts calendars. */
export interface CalendarSummary {
  sources: number
  /** The latest reading of any of them. */
  read_at: Date | null
  fresh: number
  /** Over the limit of their last reading. */
  late: number
  /** Over the limit of their last reading, or never read, because the last attempts failed. */
  failing: number
  /** Fresh, but an attempt has failed since. */
  failed: number
  /** As `failed`, because the server says that they do not exist any more. */
  gone: number
  paused: number
  /** Never tried. */
  pending: number
  incomplete: number
  /** Fresh, and they say when the person is free, now at least. */
  telling: number
  /** As `telling`, for as far ahead as anybody may ask. */
  telling_all: number
  sharing: SharingMode
  /** Whether any friend was chosen. */
  has_chosen: boolean
}

/** Sums up the calendars of this account and who may see its time. One statement. */
export async function findCalendarSummary(db: Db): Promise<CalendarSummary> {
  return only(
    await db.sql<CalendarSummary>`
      with own as (
        select state, problem, incomplete, read_at, known_until, coalesce(${freshUntil} > now(), false) as fresh
        from calendar_sources
        where owner_id = ${db.owner}
      )
      select count(*)::int as sources, max(read_at) as read_at,
        count(*) filter (where fresh)::int as fresh,
        count(*) filter (
          where not fresh and state in ('pending', 'working') and read_at is not null
        )::int as late,
        count(*) filter (where not fresh and state = 'failing')::int as failing,
        count(*) filter (where fresh and state = 'failing' and problem is distinct from 'gone')::int as failed,
        count(*) filter (where fresh and state = 'failing' and problem = 'gone')::int as gone,
        count(*) filter (where state = 'paused')::int as paused,
        count(*) filter (where state = 'pending' and read_at is null)::int as pending,
        count(*) filter (where incomplete)::int as incomplete,
        count(*) filter (where fresh and known_until > now())::int as telling,
        count(*) filter (
          where fresh and known_until > now() + make_interval(days => ${longestRangeDays})
        )::int as telling_all,
        coalesce(
          (select sharing from calendar_settings where owner_id = ${db.owner}), 'off'
        ) as sharing,
        exists (
          select from calendar_sharing where owner_id = ${db.owner} and not excluded
        ) as has_chosen
      from own`,
  )
}
