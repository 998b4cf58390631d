import type { Db } from '#server/database/db.ts'
import { refreshSeconds } from '#server/domain/calendar/source.ts'

// Each of these raises `claim`: a reading that began before does not store what it finds.

/** New bytes or typed times of a calendar, read at once. */
export interface NewContent {
  content?: Buffer
  holds?: readonly string[]
  /** Whether they say everything about the person's time; as before if not given. */
  complete: boolean | undefined
  /** A new name by the person. */
  name?: string | undefined
}

/** Replaces what a file or typed times say. Its earlier times stay until the new ones are read. */
export async function updateCalendarContent(
  db: Db,
  source_id: string,
  { content, holds, complete, name }: NewContent,
): Promise<void> {
  await db.sql`
    update calendar_sources
    set content = coalesce(${content ?? null}, content), holds = coalesce(${holds ? [...holds] : null}::text[], holds),
      complete = coalesce(${complete ?? null}::boolean, complete), name = coalesce(${name ?? null}, name), named = named or ${name !== undefined},
      state = case when read_at is null then 'pending' else 'working' end, problem = null, failures = 0,
      failing_since = null, content_hash = null, claim = claim + 1, lease_until = null,
      due_at = (select clock_timestamp())
    where owner_id = ${db.owner} and source_id = ${source_id}`
}

/** What a person decides about one calendar; what is left out stays. */
export interface CalendarChoices {
  name?: string
  /** Null for the account's zone. */
  timezone?: string | null
  all_day?: 'busy' | 'free'
  tentative?: 'busy' | 'partial' | 'free'
  complete?: boolean
  addresses?: readonly string[]
}

/**
 * Changes settings of a calendar. Where its times depend on them, they are worked out anew; with other addresses of the
 * person it is read again from the start.
 */
export async function updateCalendarChoices(
  db: Db,
  source_id: string,
  choices: CalendarChoices,
): Promise<void> {
  const { name, timezone, all_day, tentative, complete, addresses } = choices
  const touched = [timezone, all_day, tentative, complete, addresses].some(
    (choice) => choice !== undefined,
  )
  const again = addresses !== undefined
  await db.sql`
    update calendar_sources
    set name = coalesce(${name ?? null}, name), named = named or ${name !== undefined},
      timezone = case when ${timezone === undefined} then timezone else ${timezone ?? null} end,
      all_day = coalesce(${all_day ?? null}, all_day), tentative = coalesce(${tentative ?? null}, tentative),
      complete = coalesce(${complete ?? null}::boolean, complete),
      addresses = coalesce(${addresses ? [...addresses] : null}::text[], addresses),
      validators = case when ${again} then null else validators end,
      content_hash = case when ${again} then null else content_hash end,
      expand_at = case when ${touched} then (select clock_timestamp()) else expand_at end,
      due_at = case when ${again} and state <> 'paused' then (select clock_timestamp()) else due_at end,
      claim = claim + ${touched ? 1 : 0}, lease_until = case when ${touched} then null else lease_until end
    where owner_id = ${db.owner} and source_id = ${source_id}`
}

/**
 * Makes a calendar due now, because somebody asked for it, unless somebody did less than a minute ago. One that was
 * paused is tried again from the start.
 *
 * @returns whether it is due; false where it was asked for less than a minute ago.
 */
export async function updateCalendarAsked(db: Db, source_id: string): Promise<boolean> {
  const rows = await db.sql`
    update calendar_sources
    set asked_at = (select now()), due_at = (select clock_timestamp()),
      failures = case when state = 'paused' then 0 else failures end,
      failing_since = case when state = 'paused' then null else failing_since end,
      state = case when state = 'paused' and read_at is null then 'pending' when state = 'paused' then 'failing' else state end
    where owner_id = ${db.owner} and source_id = ${source_id}
      and (asked_at is null or asked_at <= (select now()) - make_interval(secs => ${refreshSeconds}))
    returning 1`
  return rows.length > 0
}

/** Has the times of every calendar of this account worked out anew, because the account's zone has changed. */
export async function updateCalendarsOutdated(db: Db): Promise<void> {
  await db.sql`
    update calendar_sources
    set expand_at = (select clock_timestamp()), claim = claim + 1, lease_until = null
    where owner_id = ${db.owner}`
}

/**
 * Has every subscribed calendar of this account read again from the start, because the person's own address has changed:
 * by it they are found among the guests of an event. A paused one is read when somebody asks.
 */
export async function updateCalendarsUnread(db: Db): Promise<void> {
  await db.sql`
    update calendar_sources
    set validators = null, content_hash = null, claim = claim + 1, lease_until = null,
      due_at = (select clock_timestamp())
    where owner_id = ${db.owner} and kind = 'ics' and state <> 'paused'`
}
