import { updateSourcesDue } from '#server/data/calendar_sources/update_due.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'

/** Has the calendars of this account read again soon that were not read for a quarter of an hour. Nobody waits for it. */
export async function markCalendarsDue(db: Db): Promise<void> {
  const ids = await updateSourcesDue(db)
  if (ids.length > 0) insertDueWork(db, 'calendar')
}
