import { updateCalendarsOutdated } from '#server/data/calendar_sources/update.ts'
import { changeFeed } from '#server/flows/calendar/feed.ts'
import { viewCalendars } from '#server/flows/calendar/list.ts'
import { changeCalendar } from '#server/flows/calendar/change.ts'
import { refreshCalendar } from '#server/flows/calendar/refresh.ts'
import { removeCalendar } from '#server/flows/calendar/remove.ts'
import { shareTime } from '#server/flows/calendar/sharing.ts'
import { subscribe } from '#server/flows/calendar/subscribe.ts'
import { upload } from '#server/flows/calendar/upload.ts'
import { toHandle } from '#server/domain/handle.ts'
import { connect } from '#test/support/given/connections.ts'
import type { Account, World } from '#test/support/world.ts'

/** Connects calendars in every way, changes and shares them, and removes them. */
export async function useCalendars(world: World, before: Account): Promise<void> {
  const sam = await world.token(before)
  const { owner } = sam
  const work = { ...world.service.runtime, patience: 0 }
  const { first } = await connect(sam, await world.account('Ada'))
  const url = 'https://calendar.example/sam.ics'
  const { source_id } = await subscribe(work, owner, { url })
  await subscribe(work, owner, { url })
  const handle = toHandle('calendar', source_id)
  await changeCalendar(work, owner, handle, {
    timezone: 'Europe/Paris',
    addresses: 'sam@x.example',
  })
  await refreshCalendar(work, owner, handle).catch(() => null)
  const bytes = Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  const file = await upload(work, owner, { bytes, complete: false })
  const calendar_handle = toHandle('calendar', file.source_id)
  await upload(work, owner, { bytes, complete: true, calendar_handle })
  for (const mode of ['chosen', 'all', 'off']) {
    await shareTime(work, owner, { mode, person_handles: [first] })
  }
  const { url: feed = '' } = await changeFeed(work, owner, 'create')
  await fetch(feed)
  await world.database.write(owner, { work: updateCalendarsOutdated })
  await viewCalendars(work, owner)
  for (const one of [handle, calendar_handle]) await removeCalendar(work, owner, one)
}
