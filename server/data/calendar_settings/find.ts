import type { CalendarSettings } from '#server/data/calendar_settings/rows.ts'
import { defaultHours } from '#server/domain/availability/usual_hours.ts'
import type { Db } from '#server/database/db.ts'

/** What this account has decided about its calendars; nothing is shared where it has decided nothing. */
export async function findCalendarSettings(db: Db): Promise<CalendarSettings> {
  const [row] = await db.sql<CalendarSettings>`
    select sharing, feed_made_at, usual_hours, usual_from, usual_until
    from calendar_settings
    where owner_id = ${db.owner}`
  return row ?? { sharing: 'off', feed_made_at: null, ...defaultHours }
}
