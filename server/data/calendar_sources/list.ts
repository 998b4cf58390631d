import { type CalendarSourceRow, sourceColumns } from '#server/data/calendar_sources/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Every connected calendar of this account, the one connected first first. */
export async function listCalendars(db: Db): Promise<CalendarSourceRow[]> {
  return db.sql<CalendarSourceRow>`
    select ${sourceColumns}
    from calendar_sources
    where owner_id = ${db.owner}
    order by created_at, source_id`
}
