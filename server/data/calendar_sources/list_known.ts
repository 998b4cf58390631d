import type { Db } from '#server/database/db.ts'
import type { KnownSource } from '#server/domain/availability/known_time.ts'
import { type BusyRun, decodeMonth } from '#server/domain/busy_runs.ts'

/** The first and the last of the months (UTC) that are read, such as `2027-03`. */
export interface Months {
  first: string
  last: string
}

/** This account's calendars, and what is known of its time in these months; of no month where there are none. */
export async function listKnownSources(db: Db, months: Months | null): Promise<KnownSource[]> {
  const [sources, runs] = await Promise.all([
    db.sql<Omit<KnownSource, 'months'> & { source_id: string }>`
      select source_id, kind, read_at, known_from, known_until, incomplete
      from calendar_sources
      where owner_id = ${db.owner}
      order by source_id`,
    months ? listMonths(db, months) : [],
  ])
  return sources.map(({ source_id, ...source }) => ({
    ...source,
    months: toMonths(runs.filter((row) => row.source_id === source_id)),
  }))
}

/** Busy runs of one month as they are stored. */
export interface MonthRow {
  /** Its first day. */
  month: string
  runs: Buffer
}

/** The runs of stored months by month, such as `2027-03`. */
export function toMonths(rows: readonly MonthRow[]): Map<string, BusyRun[]> {
  return new Map(
    rows.map(({ month, runs }) => [month.slice(0, 7), decodeMonth(month.slice(0, 7), runs)]),
  )
}

async function listMonths(db: Db, { first, last }: Months) {
  return db.sql<MonthRow & { source_id: string }>`
    select source_id, month, runs
    from calendar_months
    where owner_id = ${db.owner} and month between ${`${first}-01`}::date and ${`${last}-01`}::date`
}
