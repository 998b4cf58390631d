import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { calendarOf, eventOf, startFeed } from '#test/support/feed_server.ts'
import { connect } from '#test/support/given/connections.ts'
import { signedInClient, type WebClient, type WebReply } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const feed = await startFeed()
const allowed = readAllowedAddress(feed.allow)
if (!allowed) throw new Error('The address of the feed is not one.')
const world = useWorld({ fetch: { on: true, allow: [allowed] } })
afterAll(() => feed.close())

const page = '/settings/calendars'
const day = 86_400_000
const soon = new Date(Math.ceil(Date.now() / day) * day)
const events = [1, 8].map((days) => {
  const start = new Date(soon.getTime() + days * day)
  return eventOf(`one-${days}`, start, new Date(start.getTime() + 3_600_000))
})
const calendar = calendarOf(events.join(''))
const url = feed.url.replace('basic', 'private-0123/basic')

async function arrive(): Promise<{ sam: Account; web: WebClient; form_token: string }> {
  const sam = await world.account('Sam')
  const web = await signedInClient(world, sam)
  const { json } = await web.get(page)
  return { sam, web, form_token: json.form_token }
}

/** Sends a file as a browser does. */
async function uploadBy(
  web: WebClient,
  fields: Record<string, string>,
  file: string,
  name = 'Work.ics',
) {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('file', new Blob([file], { type: 'text/calendar' }), name)
  const cookie = [...web.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const headers = { accept: 'application/json', cookie }
  const response = await fetch(`${world.url}${page}/upload`, { method: 'POST', body, headers })
  const json: WebReply['json'] = await response.json()
  return { status: response.status, json }
}

const source = {
  calendar_handle: expect.stringMatching(/^cs_[0-9a-z]{26}$/),
  kind: 'ics',
  name: '127.0.0.1',
  host: '127.0.0.1',
  state: 'working',
  fresh: true,
  last_read_at: expect.stringMatching(/Z$/),
  next_read_at: expect.stringMatching(/Z$/),
  problem: null,
  events: 2,
  first_event_at: new Date(soon.getTime() + day).toISOString(),
  last_event_at: new Date(soon.getTime() + 8 * day + 3_600_000).toISOString(),
  incomplete: false,
  complete: false,
  known_until: expect.stringMatching(/Z$/),
  timezone: null,
  all_day: 'busy',
  tentative: 'busy',
}

test('nobody sees it who is not signed in, and a form needs its token', async () => {
  const stranger = await fetch(world.url + page, { redirect: 'manual' })
  expect(stranger.status).toBe(303)
  expect(stranger.headers.get('location')).toBe(`/sign-in?next=${encodeURIComponent(page)}`)
  const asked = await fetch(world.url + page, { headers: { accept: 'application/json' } })
  expect(asked.status).toBe(401)
  const { web } = await arrive()
  for (const form_token of ['', 'x'.repeat(43)]) {
    expect((await web.post(`${page}/subscribe`, { url, form_token })).status).toBe(403)
  }
  expect((await web.get(page)).json.sources).toEqual([])
})

test('a calendar is connected by its address, once, and the address is never shown again', async () => {
  const { web, form_token } = await arrive()
  feed.answer(calendar)
  const made = await web.post(`${page}/subscribe`, { form_token, url, name: '' })
  expect([made.status, made.json]).toEqual([201, { source }])
  const again = await web.post(`${page}/subscribe`, {
    form_token,
    url: ` ${url}#again `,
  })
  expect([again.status, again.json.source.calendar_handle]).toEqual([
    200,
    made.json.source.calendar_handle,
  ])
  const { json, text } = await web.get(page)
  expect(json).toEqual({
    form_token: expect.any(String),
    timezone: 'Europe/Berlin',
    sharing: { mode: 'off', people: [], usual_hours },
    feed: { active: false },
    sources: [source],
  })
  const shown = await web.get(page, { accept: 'text/html' })
  for (const answer of [text, shown.text, made.text]) expect(answer).not.toContain('private-0123')
})

test('a file that is sent twice under one key is one calendar, and a second file under it makes a second one', async () => {
  const { web, form_token } = await arrive()
  const { text } = await web.get(page, { accept: 'text/html' })
  const keys = [...text.matchAll(/name="key" value="([\w-]{22})"/g)].map(([, key]) => key ?? '')
  expect(new Set(keys).size).toBe(keys.length)
  const [key = ''] = keys
  const sent = await Promise.all([1, 2].map(() => uploadBy(web, { form_token, key }, calendar)))
  const handles = sent.map(({ json }) => json.source.calendar_handle)
  expect(handles[0]).toBe(handles[1])
  const other = await uploadBy(web, { form_token, key }, calendar, 'Home.ics')
  expect(other.json.source.calendar_handle).not.toBe(handles[0])
  expect((await web.get(page)).json.sources).toHaveLength(2)
})

test('a file is uploaded, replaced, and refused where it is no calendar', async () => {
  const { web, form_token } = await arrive()
  const made = await uploadBy(web, { form_token, complete: 'yes' }, calendar)
  expect(made).toMatchObject({
    status: 201,
    json: { source: { kind: 'file', name: 'Work', host: null, complete: true } },
  })
  const { calendar_handle } = made.json.source
  const replace = { form_token, calendar_handle, name: 'Late shifts' }
  const again = await uploadBy(web, replace, calendar)
  const { json } = again
  // What was said about it stays, unless the box was sent.
  expect(json.source).toMatchObject({ calendar_handle, name: 'Late shifts', complete: true })
  const unsure = await uploadBy(web, { ...replace, complete: 'no' }, calendar)
  expect(unsure.json.source).toMatchObject({ calendar_handle, complete: false })
  const wrong = await uploadBy(web, { form_token }, '<!doctype html>')
  expect(wrong).toMatchObject({
    status: 422,
    json: { code: 'input_invalid', errors: [{ pointer: '/file' }] },
  })
  const none = await web.post(`${page}/upload`, { form_token })
  expect(none).toMatchObject({
    status: 422,
    json: { errors: [{ pointer: '/file', code: 'required' }] },
  })
  expect((await web.get(page)).json.sources).toHaveLength(1)
})

test('what follows from a setting is worked out before the answer', async () => {
  const { web, form_token, sam } = await arrive()
  const at = soon.toISOString().slice(0, 10).replaceAll('-', '')
  feed.answer(calendarOf(`BEGIN:VEVENT\r\nUID:day\r\nDTSTART;VALUE=DATE:${at}\r\nEND:VEVENT\r\n`))
  const made = await web.post(`${page}/subscribe`, { form_token, url })
  const { calendar_handle } = made.json.source
  const status = async () => {
    const starts = new Date(soon.getTime() + day / 2)
    const { body } = await sam.call('availability.query', {
      starts_after: starts.toISOString(),
      starts_before: new Date(starts.getTime() + 900_000).toISOString(),
    })
    return body.data.items[0]?.status
  }
  const change = (all_day: string) =>
    web.post(`${page}/${calendar_handle}/change`, { form_token, all_day })
  expect(await status()).toBe('busy')
  await change('free')
  expect(await status()).toBe('free')
  await change('busy')
  expect(await status()).toBe('busy')
})

test('typed times are saved together or not at all, and go when none is left', async () => {
  const { web, form_token } = await arrive()
  const hold = ['1-5 09:00-17:00', '2027-02-30 10:00-12:00', 'now and then']
  const wrong = await web.post(`${page}/holds`, { form_token, hold })
  expect(wrong.status).toBe(422)
  expect(wrong.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/hold/1',
    '/hold/2',
  ])
  const saved = await web.post(`${page}/holds`, {
    form_token,
    hold: ['1-5 09:00-17:00', '2027-03-28 10:00-12:00'],
  })
  expect(saved).toMatchObject({
    status: 200,
    json: { source: { kind: 'holds', state: 'working', fresh: true, complete: false } },
  })
  const { calendar_handle } = saved.json.source
  const shown = (await web.get(`${page}?connect=yes`, { accept: 'text/html' })).text
  expect(shown).toContain('<a href="/settings">‹ Settings</a>')
  // What a file is asked, typed times are asked on their own page.
  expect(shown.split('My week is complete')).toHaveLength(2)
  const times = (await web.get(`${page}/times`, { accept: 'text/html' })).text
  expect(times.split('My week is complete')).toHaveLength(2)
  const more = await web.post(`${page}/holds`, {
    form_token,
    hold: '6 10:00-12:00',
    complete: 'yes',
  })
  expect(more.json.source).toMatchObject({ calendar_handle, complete: true })
  const gone = await web.post(`${page}/holds`, { form_token })
  expect([gone.status, gone.json]).toEqual([200, { source: null }])
  expect((await web.get(page)).json.sources).toEqual([])
})

test('a calendar is read again at most once a minute, changed, and removed once', async () => {
  const { web, form_token } = await arrive()
  feed.answer((response) => response.writeHead(404).end())
  const made = await web.post(`${page}/subscribe`, { form_token, url, name: 'Band' })
  const { calendar_handle } = made.json.source
  expect(made).toMatchObject({
    status: 201,
    json: { source: { name: 'Band', state: 'failing', fresh: false, last_read_at: null } },
  })
  const text = expect.stringContaining('no calendar at this address')
  expect(made.json.source.problem).toEqual({ code: 'gone', text })
  feed.answer(calendar)
  const at = `${page}/${calendar_handle}`
  const read = await web.post(`${at}/refresh`, { form_token })
  expect(read).toMatchObject({
    status: 200,
    json: { source: { state: 'working', fresh: true, problem: null } },
  })
  const soon = await web.post(`${at}/refresh`, { form_token })
  expect([soon.status, soon.json.code, soon.headers.get('retry-after')]).toEqual([
    429,
    'rate_limited',
    '60',
  ])
  const change = { name: 'Choir', timezone: 'Europe/Lisbon', all_day: 'free', tentative: 'partial' }
  const changed = await web.post(`${at}/change`, { form_token, ...change })
  expect(changed).toMatchObject({ status: 200, json: { source: change } })
  const back = await web.post(`${at}/change`, { form_token, timezone: '' })
  expect(back.json.source).toMatchObject({ ...change, timezone: null })
  const wrong = await web.post(`${at}/change`, { form_token, timezone: 'Mars', all_day: 'x' })
  expect(wrong.json.errors).toHaveLength(2)
  const { web: stranger, form_token: own } = await arrive()
  expect((await stranger.post(`${at}/remove`, { form_token: own })).status).toBe(404)
  const removed = await web.post(`${at}/remove`, { form_token })
  expect([removed.status, removed.json]).toEqual([200, { removed: true }])
  expect((await web.post(`${at}/remove`, { form_token })).status).toBe(404)
})

/** What nobody has changed. */
const usual_hours = { shown: true, from: '09:00', until: '23:00' }

test('sharing names those who see it', async () => {
  const { web, form_token, sam } = await arrive()
  const { first: ada } = await connect(sam, await world.account('Ada'))
  const { first: jonas } = await connect(sam, await world.account('Jonas'))
  const share = async (fields: Record<string, string | string[]>) =>
    (await web.post(`${page}/sharing`, { form_token, ...fields })).json
  expect(await share({ mode: 'all' })).toEqual({
    sharing: { mode: 'all', people: [ada, jonas], usual_hours },
  })
  expect(await share({ mode: 'chosen', person_handle: [jonas, ada] })).toEqual({
    sharing: { mode: 'chosen', people: [ada, jonas], usual_hours },
  })
  expect(await share({ mode: 'off' })).toEqual({
    sharing: { mode: 'off', people: [], usual_hours },
  })
  expect(await share({ mode: 'chosen', person_handle: 'pe_unknown' })).toMatchObject({
    status: 404,
  })
  expect((await web.get(page)).json.sharing).toEqual({ mode: 'off', people: [], usual_hours })
})

test('the usual hours stay until they are sent, and mistakes in them change nothing', async () => {
  const { web, form_token } = await arrive()
  const share = async (fields: Record<string, string | string[]>) =>
    (await web.post(`${page}/sharing`, { form_token, mode: 'all', ...fields })).json
  const night = { shown: true, from: '18:00', until: '02:30' }
  const hours = { hours_from: '18:00', hours_until: '02:30' }
  expect((await share(hours)).sharing.usual_hours).toEqual(night)
  expect((await share({})).sharing.usual_hours).toEqual(night)
  // As the form sends a box that is ticked, and one that is not.
  expect((await share({ usual_hours: 'no' })).sharing.usual_hours).toEqual({
    ...night,
    shown: false,
  })
  expect((await share({ usual_hours: ['no', 'yes'] })).sharing.usual_hours).toEqual(night)
  for (const [fields, pointer] of [
    [{ hours_from: '24:00' }, '/hours_from'],
    [{ hours_until: 'noon' }, '/hours_until'],
    [{ hours_from: '09:00', hours_until: '09:00' }, '/hours_until'],
    [{ usual_hours: 'maybe' }, '/usual_hours'],
  ] as const) {
    const refused = await share({ ...fields, mode: 'off' })
    expect([refused.status, refused.errors.map((one: { pointer: string }) => one.pointer)]).toEqual(
      [422, [pointer]],
    )
  }
  expect((await web.get(page)).json.sharing).toEqual({
    mode: 'all',
    people: [],
    usual_hours: night,
  })
  const shown = (await web.get(page, { accept: 'text/html' })).text
  expect(shown).toMatch(
    /name="hours_from" value="18:00".*name="usual_hours" value="yes"[^>]* checked/s,
  )
})

test('what the page says is what a friend’s question finds: shared, not shared, shared again, and gone', async () => {
  const { web, form_token, sam } = await arrive()
  const ada = await world.account('Ada')
  const { second } = await connect(sam, ada)
  feed.answer(calendar)
  const made = await web.post(`${page}/subscribe`, { form_token, url })
  const { calendar_handle } = made.json.source
  const ask = async () => {
    const starts = new Date(soon.getTime() + day)
    const { body } = await ada.call('availability.query', {
      starts_after: starts.toISOString(),
      starts_before: new Date(starts.getTime() + 900_000).toISOString(),
      person_handles: [second],
    })
    const codes = body.data?.uncertainty.map(({ code }: { code: string }) => code)
    return body.error?.code ?? codes.filter((code: string) => code !== 'calendar_not_connected')
  }
  const share = (mode: string) => web.post(`${page}/sharing`, { form_token, mode })
  const shown = async () => (await web.get(page, { accept: 'text/html' })).text
  expect(await ask()).toBe('calendar_not_connected')
  expect(await shown()).toContain('Nobody sees your time yet')
  await share('all')
  expect(await ask()).toEqual([])
  expect(await shown()).toMatch(
    /1 friend sees this.*aria-label="[^"]*[:,] busy \d\d:\d\d–\d\d:\d\d/s,
  )
  await share('off')
  expect(await ask()).toBe('calendar_not_connected')
  await share('chosen')
  expect(await ask()).toBe('calendar_not_connected')
  await share('all')
  expect(await ask()).toEqual([])
  await web.post(`${page}/${calendar_handle}/remove`, { form_token })
  expect(await ask()).toBe('calendar_not_connected')
  const left = await world.database.read(
    ada.owner,
    (db) => db.sql`select from friend_months where owner_id = ${ada.owner}`,
  )
  expect(left).toEqual([])
})

test('the address of the feed is told once, and an old one opens what an unknown one opens', async () => {
  const { web, form_token } = await arrive()
  const feed = async (act: string) => (await web.post(`${page}/feed`, { form_token, do: act })).json
  const { feed: made } = await feed('create')
  expect(made).toEqual({ active: true, url: expect.stringMatching(/\/f\/[\w-]{43}\.ics$/) })
  expect((await fetch(made.url)).status).toBe(200)
  expect(await feed('create')).toEqual({ feed: { active: true } })
  const { feed: other } = await feed('replace')
  const answers = async (address: string) => {
    const { status, headers } = await fetch(address)
    return [status, headers.get('content-type'), headers.get('cache-control')]
  }
  const unknown = await answers(`${world.url}/f/${'x'.repeat(43)}.ics`)
  expect(unknown[0]).toBe(404)
  expect(await answers(made.url)).toEqual(unknown)
  expect((await fetch(other.url)).status).toBe(200)
  expect(await feed('remove')).toEqual({ feed: { active: false } })
  expect(await answers(other.url)).toEqual(unknown)
  expect((await web.post(`${page}/feed`, { form_token, do: 'x' })).status).toBe(422)
})

test('an address is made only for somebody who has just proved who they are, and removed at any time', async () => {
  const { web, form_token, sam } = await arrive()
  const feed = (act: string, accept = 'application/json') =>
    web.post(`${page}/feed`, { form_token, do: act }, { accept })
  await feed('create')
  const client = new pg.Client({ connectionString: world.superuser_url })
  await client.connect()
  await client.query(
    `update sessions set created_at = (created_at at time zone 'UTC' - interval '31 minutes') at time zone 'UTC' where owner_id = $1`,
    [sam.owner],
  )
  await client.end()
  await expect.poll(async () => (await feed('replace')).status).toBe(403)
  const shown = await feed('replace', 'text/html')
  const again = `/sign-in/again?next=${encodeURIComponent(page)}`
  expect([shown.status, shown.headers.get('location')]).toEqual([303, again])
  expect((await feed('remove')).json).toEqual({ feed: { active: false } })
})

test('people get the page again with what is wrong, and keep what they typed', async () => {
  const { web, form_token } = await arrive()
  const accept = 'text/html'
  const bad = { form_token, url: 'https://sam:pw@calendar.example/secret', name: 'Choir' }
  const wrong = await web.post(`${page}/subscribe`, bad, { accept })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('The address must not contain a user name or password')
  expect(wrong.text).toContain('value="Choir"')
  expect(wrong.text).not.toContain('secret"')
  const hold = 'sometimes'
  const holds = await web.post(`${page}/holds`, { form_token, hold }, { accept })
  expect([holds.status, holds.text.includes('Line 1 must be days of the week')]).toEqual([
    ...[422, true],
  ])
  const fine = await web.post(`${page}/subscribe`, { form_token, url }, { accept })
  expect([fine.status, fine.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/settings\/calendars\?result=connected&calendar=cs_/),
  ])
  const shown = await web.get(fine.headers.get('location') ?? '', { accept })
  expect(shown.text).toContain('127.0.0.1</bdi> is connected')
})
