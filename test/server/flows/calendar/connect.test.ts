import { expect, test } from 'vitest'
import { changeCalendar } from '#server/flows/calendar/change.ts'
import { friendsWhoSee, viewCalendars } from '#server/flows/calendar/list.ts'
import { refreshCalendar } from '#server/flows/calendar/refresh.ts'
import { removeCalendar } from '#server/flows/calendar/remove.ts'
import { shareTime } from '#server/flows/calendar/sharing.ts'
import { subscribe } from '#server/flows/calendar/subscribe.ts'
import { upload } from '#server/flows/calendar/upload.ts'
import { openCalendarAddress, unpackCalendar } from '#server/domain/calendar/seal.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { sql } from '#server/database/sql.ts'
import { aCalendar } from '#test/support/given/calendars.ts'
import { connect } from '#test/support/given/connections.ts'
import { people } from '#test/support/given/lists.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const work = () => ({ ...world.service.runtime, patience: 0 })
const calendar = Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n')
const url = 'https://calendar.example/private-0123456789/basic.ics'

/** A row as it is stored. */
async function rowOf(owner: string, source_id: string) {
  const [row] = await world.database.read(owner, (db) =>
    db.run<Record<string, unknown>>(sql`
      select * from calendar_sources where owner_id = ${owner} and source_id = ${source_id}`),
  )
  return row ?? {}
}

test('an address is stored sealed, and connecting it again changes nothing', async () => {
  const { owner } = await world.account('Sam')
  const first = await subscribe(work(), owner, { url })
  expect(first.created).toBe(true)
  const again = await subscribe(work(), owner, {
    url: 'webcal://calendar.example/private-0123456789/basic.ics',
  })
  expect(again).toEqual({ source_id: first.source_id, created: false })
  const row = await rowOf(owner, first.source_id)
  expect(JSON.stringify(row)).not.toContain('private-0123456789')
  expect(row).toMatchObject({
    kind: 'ics',
    name: 'calendar.example',
    host: 'calendar.example',
    state: 'pending',
  })
  const { seal } = world.service.runtime
  expect(openCalendarAddress(seal, owner, String(row.sealed))).toEqual({ address: url, old: false })
  const other = await world.account('Ada')
  expect(openCalendarAddress(seal, other.owner, String(row.sealed))).toBeNull()
})

test('twelve requests with one address at once connect one calendar', async () => {
  const { owner } = await world.account('Sam')
  const all = await Promise.all(Array.from({ length: 12 }, () => subscribe(work(), owner, { url })))
  expect(all.filter(({ created }) => created)).toHaveLength(1)
  expect(new Set(all.map(({ source_id }) => source_id)).size).toBe(1)
})

test('what is wrong is refused at once and together, and nothing is stored', async () => {
  const { owner } = await world.account('Sam')
  const bad = { url: 'https://sam:secret@calendar.example/', name: 'x'.repeat(81) }
  await expect(subscribe(work(), owner, bad)).rejects.toMatchObject({
    code: 'input_invalid',
    detail: { errors: [{ pointer: '/url' }, { pointer: '/name', code: 'too_long' }] },
  })
  const page = Buffer.from('<!doctype html><title>Sign in</title>')
  await expect(upload(work(), owner, { bytes: page, complete: false })).rejects.toMatchObject({
    code: 'input_invalid',
    detail: { errors: [{ pointer: '/file' }] },
  })
  expect((await viewCalendars(work(), owner)).sources).toEqual([])
})

test('twenty calendars fit, and the one after them is refused until one is removed', async () => {
  const sam = await world.account('Sam')
  const ids: string[] = []
  for (let made = 0; made < 20; made += 1) ids.push(await aCalendar(world, sam))
  const refused = { code: 'limit_reached' }
  await expect(subscribe(work(), sam.owner, { url })).rejects.toMatchObject(refused)
  const bytes = calendar
  await expect(upload(work(), sam.owner, { bytes, complete: false })).rejects.toMatchObject(refused)
  await removeCalendar(work(), sam.owner, toHandle('calendar', ids[0] ?? ''))
  const { source_id } = await subscribe(work(), sam.owner, { url })
  expect(source_id).toBeTruthy()
})

test('an uploaded file waits sealed, and a new upload replaces it and what was said about it', async () => {
  const { owner } = await world.account('Sam')
  const given = { bytes: calendar, filename: 'C:\\fakepath\\My work.ics', complete: true }
  const { source_id } = await upload(work(), owner, given)
  const row = await rowOf(owner, source_id)
  expect(row).toMatchObject({ kind: 'file', name: 'My work', complete: true, claim: 0 })
  const content = row.content as Buffer
  expect(content.includes('VCALENDAR')).toBe(false)
  const { seal } = world.service.runtime
  expect(await unpackCalendar(seal, owner, 'calendar_upload', content)).toEqual(calendar)
  expect(await unpackCalendar(seal, owner, 'calendar_parsed', content)).toBeNull()
  const calendar_handle = toHandle('calendar', source_id)
  const again = await upload(work(), owner, { bytes: calendar, complete: false, calendar_handle })
  expect(again).toEqual({ source_id, created: false })
  // A reading that began before the second upload stores nothing.
  expect(await rowOf(owner, source_id)).toMatchObject({
    complete: false,
    claim: 1,
    name: 'My work',
  })
  const feed = await subscribe(work(), owner, { url })
  const wrong = {
    bytes: calendar,
    complete: false,
    calendar_handle: toHandle('calendar', feed.source_id),
  }
  await expect(upload(work(), owner, wrong)).rejects.toMatchObject({ code: 'reference_not_found' })
})

test('what times depend on is worked out anew, and a name is not', async () => {
  const sam = await world.account('Sam')
  const source_id = await aCalendar(world, sam)
  const handle = toHandle('calendar', source_id)
  await changeCalendar(work(), sam.owner, handle, { name: ' Band\npractice ' })
  expect(await rowOf(sam.owner, source_id)).toMatchObject({
    name: 'Band practice',
    expand_at: null,
    claim: 0,
  })
  const change = {
    timezone: 'europe/lisbon',
    all_day: 'free',
    tentative: 'partial',
    complete: 'yes',
  }
  await changeCalendar(work(), sam.owner, handle, change)
  expect(await rowOf(sam.owner, source_id)).toMatchObject({
    timezone: 'Europe/Lisbon',
    all_day: 'free',
    tentative: 'partial',
    complete: true,
    expand_at: expect.any(Date),
    due_at: null,
    claim: 1,
  })
  await changeCalendar(work(), sam.owner, handle, {
    timezone: '',
    addresses: 'Sam@x.example, sam@y.example',
  })
  expect(await rowOf(sam.owner, source_id)).toMatchObject({
    timezone: null,
    addresses: ['sam@x.example', 'sam@y.example'],
    due_at: expect.any(Date),
  })
  const bad = {
    timezone: 'Mars/Base',
    all_day: 'maybe',
    tentative: 'x',
    complete: '1',
    addresses: 'sam',
  }
  await expect(changeCalendar(work(), sam.owner, handle, bad)).rejects.toMatchObject({
    detail: { errors: { length: 5 } },
  })
})

test('a paused calendar is tried again when somebody asks, at most once a minute', async () => {
  const sam = await world.account('Sam')
  const source_id = await aCalendar(world, sam, { state: 'paused', problem: 'gone', read: 200 })
  const handle = toHandle('calendar', source_id)
  await refreshCalendar(work(), sam.owner, handle)
  expect(await rowOf(sam.owner, source_id)).toMatchObject({
    state: 'failing',
    failures: 0,
    due_at: expect.any(Date),
  })
  await expect(refreshCalendar(work(), sam.owner, handle)).rejects.toMatchObject({
    code: 'rate_limited',
    detail: { retryAfter: 60 },
  })
})

test('another account can do nothing with a calendar', async () => {
  const sam = await world.account('Sam')
  const { owner } = await world.account('Ada')
  const handle = toHandle('calendar', await aCalendar(world, sam))
  const missing = { code: 'reference_not_found' }
  await expect(changeCalendar(work(), owner, handle, { name: 'x' })).rejects.toMatchObject(missing)
  await expect(refreshCalendar(work(), owner, handle)).rejects.toMatchObject(missing)
  await expect(removeCalendar(work(), owner, handle)).rejects.toMatchObject(missing)
  const given = { bytes: calendar, complete: false, calendar_handle: handle }
  await expect(upload(work(), owner, given)).rejects.toMatchObject(missing)
})

test('sharing is off at first, and reaches all friends, chosen ones, or nobody', async () => {
  const sam = await world.account('Sam')
  const { first: ada } = await connect(sam, await world.account('Ada'))
  const { first: jonas } = await connect(sam, await world.account('Jonas'))
  const [mira = ''] = await people(sam, 'Mira')
  const seen = async () =>
    friendsWhoSee(await viewCalendars(work(), sam.owner)).map(({ display_name }) => display_name)
  expect(await seen()).toEqual([])
  const share = (mode: string, ...person_handles: string[]) =>
    shareTime(work(), sam.owner, { mode, person_handles })
  await share('all')
  expect(await seen()).toEqual(['Ada', 'Jonas'])
  await share('chosen', jonas)
  expect(await seen()).toEqual(['Jonas'])
  await share('chosen', ada)
  expect(await seen()).toEqual(['Ada'])
  await share('off')
  expect(await seen()).toEqual([])
  await expect(share('chosen', ada, mira)).rejects.toMatchObject({
    detail: { errors: [{ pointer: '/person_handle/1' }] },
  })
  await expect(share('everybody')).rejects.toMatchObject({
    detail: { errors: [{ pointer: '/mode' }] },
  })
  expect(await seen()).toEqual([])
})

test('a friend who was left out stays left out until they are chosen again', async () => {
  const sam = await world.account('Sam')
  const { first: ada } = await connect(sam, await world.account('Ada'))
  await connect(sam, await world.account('Jonas'))
  await world.database.write(sam.owner, {
    work: (db) =>
      db.run(sql`
        insert into calendar_sharing (owner_id, person_id, excluded)
        select owner_id, person_id, true from connections k
        where owner_id = ${sam.owner}
          and person_id = (select person_id from people p where p.owner_id = ${sam.owner} and display_name = 'Ada')`),
  })
  const seen = async () =>
    friendsWhoSee(await viewCalendars(work(), sam.owner)).map(({ display_name }) => display_name)
  await shareTime(work(), sam.owner, { mode: 'all', person_handles: [] })
  expect(await seen()).toEqual(['Jonas'])
  await shareTime(work(), sam.owner, { mode: 'all', person_handles: [ada] })
  expect(await seen()).toEqual(['Ada', 'Jonas'])
})
