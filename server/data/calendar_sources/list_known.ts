import type { Db } from '#server/database/db.ts'
import type { KnownSource } from '#server/domain/availability/known_time.ts'
import type { StoredMonths } from '#server/domain/availability/person_time.ts'

/** The first and the last of the months (UTC) that are read, such as `2027-03`. */
export interface Months {
  first: string
  last: string
}

/** An account's calendars. */
export interface KnownSources {
  /** The transaction's time. */
  now: Date
  sources: KnownSource[]
}

/** A month of a calendar as it is stored; everything but `now` is null where there is no calendar, or no month. */
type Row = MonthRow & Omit<KnownSource, 'months'> & { now: Date; source_id: string }

// No month is after the one and before the other. With nulls, Citus could not see that the owner is the same.
const none: Months = { first: '0001-02', last: '0001-01' }

/** This account's calendars, and what is known of its time in these months; of no month where there are none. */
export async function listKnownSources(db: Db, months: Months | null): Promise<KnownSources> {
  const { first, last } = months ?? none
  const rows = await db.sql<Row | ({ source_id: null } & Pick<Row, 'now'>)>`
    select now() as now, s.source_id, s.kind, s.state, s.complete, s.read_at, s.known_from, s.known_until, s.incomplete, m.month, m.runs
    from accounts a
    left join calendar_sources s on s.owner_id = a.owner_id
    left join calendar_months m on m.owner_id = s.owner_id and m.source_id = s.source_id
      and m.month between ${`${first}-01`}::date and ${`${last}-01`}::date
    where a.owner_id = ${db.owner}
    order by s.source_id`
  const found = rows.filter((row) => row.source_id !== null)
  const sources = [...Map.groupBy(found, ({ source_id }) => source_id).values()].flatMap((own) => {
    const [row] = own
    if (!row) return []
    const { kind, state, complete, read_at, known_from, known_until, incomplete } = row
    const facts = { kind, state, complete, read_at, known_from, known_until, incomplete }
    return [{ ...facts, months: toMonths(own) }]
  })
  return { now: rows[0]?.now ?? (await db.now()), sources }
}

/** Busy runs of one month as they are stored. */
export interface MonthRow {
  /** Its first day; null where there is no month. */
  month: string | null
  runs: Buffer
}

/** Stored months by their names, such as `2027-03`. */
export function toMonths(rows: readonly MonthRow[]): StoredMonths {
  const months = new Map<string, Uint8Array>()
  for (const { month, runs } of rows) if (month !== null) months.set(month.slice(0, 7), runs)
  return months
}
