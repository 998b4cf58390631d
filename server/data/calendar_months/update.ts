import type { Db } from '#server/database/db.ts'

/** The busy runs of one month of UTC. */
export interface CalendarMonth {
  /** Such as `2027-03`. */
  month: string
  runs: Buffer
}

/**
 * Replaces what is known of a calendar by these months; others go, and months that are as they were are not written.
 *
 * @returns whether anything has changed.
 */
export async function updateCalendarMonths(
  db: Db,
  source_id: string,
  months: readonly CalendarMonth[],
): Promise<boolean> {
  const days = months.map(({ month }) => `${month}-01`)
  const [deleted, written] = await Promise.all([
    db.sql`
      delete from calendar_months
      where owner_id = ${db.owner} and source_id = ${source_id} and month <> all(${days}::date[])
      returning 1`,
    db.sql`
      insert into calendar_months as m (owner_id, source_id, month, runs)
      select s.owner_id, s.source_id, given.month, given.runs
      from calendar_sources s,
        unnest(${days}::date[], ${months.map(({ runs }) => runs)}::bytea[]) as given (month, runs)
      where s.owner_id = ${db.owner} and s.source_id = ${source_id}
      on conflict (owner_id, source_id, month) do update
        set runs = excluded.runs
        where m.runs <> excluded.runs
      returning 1`,
  ])
  return deleted.length > 0 || written.length > 0
}
