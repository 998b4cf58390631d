import type { OwnKind } from '#server/data/finding/sources.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { needsTime, type SearchTime } from '#server/domain/finding/search_time.ts'

/** Kinds that are still found by a period when they have no time: they may be done in it. */
const timeless: ReadonlySet<OwnKind> = new Set(['ideas', 'interests', 'places', 'lists'])

/**
 * The condition that something found, `f`, begins when it has to. Of which only the days are known, it may begin at any
 * time of each of them: what `beginsIn` says of rows that were read.
 */
export function isInTime(kind: OwnKind, time: SearchTime): Statement {
  const undated =
    timeless.has(kind) && !needsTime(time)
      ? sql`f.starts_at is null and f.what <> 'event' or`
      : sql``
  return sql`(${undated} f.starts_at is not null and case when f.is_date_only
    then ${isOnItsDays(time)} else ${beginsInTime(time)} end)`
}

function beginsInTime({ from, until, exact, hours, weekdays, timezone }: SearchTime): Statement {
  return allOf([
    ...(from === null ? [] : [sql`f.starts_at >= ${from.toISOString()}`]),
    ...(until === null ? [] : [sql`f.starts_at < ${until.toISOString()}`]),
    ...(exact === null
      ? []
      : [
          sql`date_trunc('minute', f.starts_at) = date_trunc('minute', ${exact.toISOString()}::timestamptz)`,
        ]),
    ...(hours === null && weekdays === null ? [] : [onClocks(hours, weekdays, timezone)]),
  ])
}

function isOnItsDays({ from, until, exact, hours, weekdays, timezone }: SearchTime): Statement {
  if (exact !== null) return sql`false`
  const end = sql`coalesce(f.ends_at, f.starts_at + interval '1 day')`
  const zone = sql`coalesce(f.timezone, ${timezone})`
  const first = sql`(f.starts_at at time zone ${zone})::date`
  const last = sql`greatest(${first}, ((${end} - interval '1 second') at time zone ${zone})::date)`
  const today = sql`(now() at time zone ${timezone})::date`
  return allOf([
    ...(from === null ? [] : [sql`${end} > ${from.toISOString()}`]),
    ...(until === null ? [] : [sql`f.starts_at < ${until.toISOString()}`]),
    ...(hours?.is_today ? [sql`${today} between ${first} and ${last}`] : []),
    // A week has all days.
    ...(weekdays === null
      ? []
      : [
          sql`exists (
            select from generate_series(0, least(${last} - ${first}, 6)) as n (days)
            where extract(isodow from ${first} + n.days) = any(${[...weekdays]}::int[])
          )`,
        ]),
  ])
}

function onClocks(
  hours: SearchTime['hours'],
  weekdays: SearchTime['weekdays'],
  timezone: string,
): Statement {
  const local = sql`(f.starts_at at time zone ${timezone})`
  const isOver = hours !== null && hours.until <= hours.from
  const day = isOver
    ? sql`(${local} - case when ${local}::time < ${hours.until}::time then interval '1 day' else interval '0' end)`
    : local
  const timed =
    hours === null
      ? sql`true`
      : isOver
        ? sql`(${local}::time >= ${hours.from}::time or ${local}::time < ${hours.until}::time)`
        : sql`(${local}::time >= ${hours.from}::time and ${local}::time < ${hours.until}::time)`
  const days =
    weekdays === null ? sql`true` : sql`extract(isodow from ${day}) = any(${[...weekdays]}::int[])`
  const today = hours?.is_today
    ? sql`${day}::date = (now() at time zone ${timezone})::date`
    : sql`true`
  return sql`${timed} and ${days} and ${today}`
}

function allOf(parts: readonly Statement[]): Statement {
  return parts.reduce((all, one) => sql`${all} and ${one}`, sql`true`)
}
