import { requireCalendar } from '#server/data/calendar_sources/find.ts'
import { updateCalendarAsked } from '#server/data/calendar_sources/update.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import { waitForReading } from '#server/flows/calendar/wait.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'
import { refreshSeconds } from '#server/domain/calendar/source.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { askedAlready } from '#server/domain/messages/calendars.ts'

/**
 * Reads a subscribed calendar now and waits a few seconds for it; one that was paused is tried again. There is nothing
 * to read again for a file or for typed times. Errors: `reference_not_found`; `rate_limited` within a minute.
 *
 * @returns the calendar's id.
 */
export async function refreshCalendar(
  work: CalendarWork,
  owner: string,
  calendar_handle: string,
): Promise<string> {
  const asked = await work.database.write(owner, {
    async work(db) {
      const { source_id, kind } = await requireCalendar(db, calendar_handle)
      if (kind !== 'ics') return { source_id, now: null }
      if (!(await updateCalendarAsked(db, source_id))) {
        throw fail('rate_limited', { message: askedAlready, retryAfter: refreshSeconds })
      }
      insertDueWork(db, 'calendar')
      return { source_id, now: await db.now() }
    },
  })
  if (asked.now) await waitForReading(work, owner, [asked.source_id], asked.now)
  return asked.source_id
}
