import type { Account } from '#server/data/accounts/rows.ts'
import { countCalendars } from '#server/data/calendar_sources/find.ts'
import { calendarFileOf, calendars, type DemoCalendar } from '#server/demo/calendars.ts'
import { shareTime } from '#server/flows/calendar/sharing.ts'
import { upload } from '#server/flows/calendar/upload.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** Uploads the calendars of the demo, once, and shares those that are; waits until they have been read. */
export async function connectCalendars(
  runtime: Runtime,
  accounts: readonly Account[],
): Promise<void> {
  const connected = accounts.map(async (account) => {
    const calendar = calendars.find(({ person }) => person === account.display_name)
    if (calendar) await connect(runtime, account, calendar)
  })
  await Promise.all(connected)
}

async function connect(
  runtime: Runtime,
  { owner, timezone }: Account,
  calendar: DemoCalendar,
): Promise<void> {
  const { database } = runtime
  const [count, now] = await database.read(owner, (db) =>
    Promise.all([countCalendars(db), db.now()]),
  )
  if (count > 0) return
  const bytes = calendarFileOf(calendar, now, timezone)
  await upload(runtime, owner, { bytes, name: calendar.name, complete: true })
  if (calendar.shared) await shareTime(runtime, owner, { mode: 'all', person_handles: [] })
}
