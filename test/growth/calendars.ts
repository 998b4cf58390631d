import {
  updateCalendarsOutdated,
  updateCalendarsUnread,
} from '#server/data/calendar_sources/update.ts'
import { updateCalendarForgotten } from '#server/data/calendar_sources/update_claimed.ts'
import { changeFeed } from '#server/flows/calendar/feed.ts'
import { saveHolds } from '#server/flows/calendar/holds.ts'
import { viewCalendars } from '#server/flows/calendar/list.ts'
import { changeCalendar } from '#server/flows/calendar/change.ts'
import { refreshCalendar } from '#server/flows/calendar/refresh.ts'
import { removeCalendar } from '#server/flows/calendar/remove.ts'
import { shareTime } from '#server/flows/calendar/sharing.ts'
import { subscribe } from '#server/flows/calendar/subscribe.ts'
import { upload } from '#server/flows/calendar/upload.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { makeAccountMailJob } from '#server/jobs/mail/account_mail.ts'
import { calendarOf, eventOf, startFeed } from '#test/support/feed_server.ts'
import { aFeed, calendarJob, changeStored } from '#test/support/given/calendar_job.ts'
import { accepted, pretendMailer, sender } from '#test/support/given/mail.ts'
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
  const hours = { usual_hours: 'yes', hours_from: '08:00', hours_until: '22:00' }
  await shareTime(work, owner, { mode: 'off', person_handles: [], ...hours })
  const hold = '1-5 09:00-17:00'
  for (const holds of [[hold], [hold, '6 10:00-12:00'], []]) {
    await saveHolds(work, owner, { holds, complete: true })
  }
  const { url: feed = '' } = await changeFeed(work, owner, 'create')
  await fetch(feed)
  for (const work of [updateCalendarsOutdated, updateCalendarsUnread]) {
    await world.database.write(owner, { work })
  }
  await viewCalendars(work, owner)
  await readCalendars(world, sam)
  for (const one of [handle, calendar_handle]) await removeCalendar(work, owner, one)
}

/** What a worker does for calendars: reads them, finds them as they were or gone, and writes about one to the account. */
async function readCalendars(world: World, sam: Account): Promise<void> {
  const { database, service } = world
  const { owner } = sam
  const feed = await startFeed()
  const job = calendarJob(world, [feed.allow])
  const source_id = await aFeed(world, sam, feed.url)
  const read = async (change: Parameters<typeof changeStored>[3]) => {
    await changeStored(world, sam, source_id, change)
    await job.run(owner)
  }
  await job.run(owner)
  await read('due')
  await read('expand')
  const claimed = { source_id, claim: -1, lease_until: new Date() }
  await database.write(owner, { work: (db) => updateCalendarForgotten(db, claimed) })
  // An invitation of the service: it is looked up whether the account knows the plan.
  feed.answer(calendarOf(eventOf('1@service', new Date(), new Date(Date.now() + 3_600_000))))
  await read('due')
  feed.answer((response) => response.writeHead(404).end())
  for (const change of ['due', 'due', 'due'] as const) await read(change)
  const busy = calendarJob(world, [feed.allow], { threads: job.threads, atOnceOfHost: 0 })
  await changeStored(world, sam, source_id, 'due')
  await busy.run(owner)
  const mailer = pretendMailer(false, () => accepted)
  const log = { info() {}, warn() {}, error() {} }
  const { seal } = service.runtime
  await makeAccountMailJob({ database, seal, mailer, sender: () => sender, log }).run(owner)
  await Promise.all([job.end(), feed.close()])
}
