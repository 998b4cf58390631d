import type { CalendarSettings } from '#server/data/calendar_settings/rows.ts'
import type { Db } from '#server/database/db.ts'

/** What this account has decided about its calendars; nothing is shared where it has decided nothing. */
export async function findCalendarSettings(db: Db): Promise<CalendarSettings> {
  const [row] = await db.sql<CalendarSettings>`
    select sharing, feed_made_at
    from calendar_settings
    where owner_id = ${db.owner}`
  return row ?? { sharing: 'off', feed_made_at: null }
}
