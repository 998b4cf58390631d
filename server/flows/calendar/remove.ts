import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { deleteCalendar } from '#server/data/calendar_sources/delete.ts'
import { requireCalendar } from '#server/data/calendar_sources/find.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'
import { markAvailability } from '#server/flows/replicate/availability.ts'

/** Removes a calendar with all that is known from it, for friends too. Errors: `reference_not_found`. */
export async function removeCalendar(
  work: CalendarWork,
  owner: string,
  calendar_handle: string,
): Promise<void> {
  await work.database.write(owner, {
    async work(db) {
      await lockAccount(db)
      const { source_id, name: subject } = await requireCalendar(db, calendar_handle)
      await deleteCalendar(db, source_id)
      markAvailability(db)
      const request_id = work.request_id ?? null
      insertWebAudit(db, { what: 'web.calendar.remove', request_id, subject })
    },
  })
  await work.replicate(owner)
}
