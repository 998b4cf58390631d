import type { OwnKind } from '#server/data/finding/sources.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { needsTime, type SearchTime } from '#server/domain/finding/search_time.ts'

/** Kinds that are still found by a period when they have no time: they may be done in it. */
const timeless: ReadonlySet<OwnKind> = new Set(['ideas', 'interests', 'places', 'lists'])

/** The condition that something found, `f`, begins when it has to. */
export function isInTime(kind: OwnKind, time: SearchTime): Statement {
  const { from, until, exact, hours, weekdays, timezone } = time
  const undated =
    timeless.has(kind) && !needsTime(time)
      ? sql`f.starts_at is null and f.what <> 'event' or`
      : sql``
  const parts = [
    sql`f.starts_at is not null`,
    ...(from === null ? [] : [sql`f.starts_at >= ${from.toISOString()}`]),
    ...(until === null ? [] : [sql`f.starts_at < ${until.toISOString()}`]),
    ...(exact === null
      ? []
      : [
          sql`not f.is_date_only and date_trunc('minute', f.starts_at) = date_trunc('minute', ${exact.toISOString()}::timestamptz)`,
        ]),
    ...(hours === null && weekdays === null ? [] : [onClocks(hours, weekdays, timezone)]),
  ]
  return sql`(${undated} ${parts.reduce((all, one) => sql`${all} and ${one}`)})`
}

/** Of something of which only the day is known, only the day is asked. */
function onClocks(
  hours: SearchTime['hours'],
  weekdays: SearchTime['weekdays'],
  timezone: string,
): Statement {
  const local = sql`(f.starts_at at time zone case when f.is_date_only then coalesce(f.timezone, ${timezone})
    else ${timezone} end)`
  const isOver = hours !== null && hours.until <= hours.from
  const day = isOver
    ? sql`(${local} - case when not f.is_date_only and ${local}::time < ${hours.until}::time then interval '1 day'
        else interval '0' end)`
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
  return sql`(f.is_date_only or ${timed}) and ${days} and ${today}`
}
