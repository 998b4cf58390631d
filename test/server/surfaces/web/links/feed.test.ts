import { gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import ical from 'ical.js'
import { expect, test } from 'vitest'
import { changeFeed } from '#server/flows/calendar/feed.ts'
import type { CalendarContext } from '#server/domain/ics/context.ts'
import { readCalendar } from '#server/domain/ics/read.ts'
import { aSentPlan, commit, rsvp } from '#test/support/given/actions.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { letPass } from '#test/support/given/time.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()

async function feedOf({ owner }: Account): Promise<string> {
  const { url } = await changeFeed(world.service.runtime, owner, 'replace')
  return url ?? ''
}

/** The events of a feed, as another calendar program reads them, by their titles. */
async function eventsIn(url: string): Promise<Map<string, ical.Event>> {
  const text = await (await fetch(url)).text()
  const calendar = new ical.Component(ical.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event))
  return new Map(events.map((event) => [event.summary, event]))
}

const statusOf = (event?: ical.Event) => event?.component.getFirstPropertyValue('status')

/** A plan that Sam has sent to Ada, who has an account, and to Mira, who has a link. */
async function aParty() {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { first } = await connect(sam, ada)
  const [mira = ''] = await people(sam, 'Mira')
  const { plan, share_links } = await aSentPlan(sam, [first, mira], { scheduled_at: inHours(72) })
  await world.service.runtime.replicate(sam.owner)
  return { sam, ada, plan, page: share_links?.[0]?.url ?? '' }
}

test('host and guest find the plan with the same UID as in mail, and the guest’s answer in its status', async () => {
  const { sam, ada, plan, page } = await aParty()
  const [own, invited] = [await feedOf(sam), await feedOf(ada)]
  const event = (await eventsIn(own)).get(plan.title)
  const guests = (await eventsIn(invited)).get(plan.title)
  const downloaded = await (await fetch(`${page}/calendar.ics`)).text()
  expect(downloaded).toContain(`UID:${event?.uid}`)
  expect(guests?.uid).toBe(event?.uid)
  expect([statusOf(event), statusOf(guests)]).toEqual(['CONFIRMED', 'TENTATIVE'])
  expect(event?.startDate.toJSDate().toISOString()).toBe(
    new Date(plan.scheduled_at ?? '').toISOString(),
  )
  // Nobody said when it ends.
  expect(event?.endDate.toJSDate()).toEqual(event?.startDate.toJSDate())
  await rsvp(ada, 'accepted')
  expect(statusOf((await eventsIn(invited)).get(plan.title))).toBe('CONFIRMED')
  await rsvp(ada, 'declined')
  expect((await eventsIn(invited)).size).toBe(0)
})

test('a canceled plan stays for thirty days as canceled, with a higher sequence, and then goes', async () => {
  const { sam, ada, plan } = await aParty()
  const [own, invited] = [await feedOf(sam), await feedOf(ada)]
  const before = (await eventsIn(invited)).get(plan.title)
  const { plan_handle } = plan
  await commit(sam, (await answer(sam, 'plans.cancel.prepare', { plan_handle })).data)
  await world.service.runtime.replicate(sam.owner)
  for (const url of [own, invited]) {
    const event = (await eventsIn(url)).get(plan.title)
    expect([event?.uid, statusOf(event)]).toEqual([before?.uid, 'CANCELLED'])
    expect(event?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  }
  await letPass(world.superuser_url, '31 days')
  for (const url of [own, invited]) expect((await eventsIn(url)).size).toBe(0)
})

test('our own reader takes no event of it as busy: the plans themselves are known', async () => {
  const { sam } = await aParty()
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update plans set scheduled_ends_at = (scheduled_at at time zone 'UTC' + interval '3 hours') at time zone 'UTC'
      where owner_id = ${db.owner}`,
  })
  const bytes = Buffer.from(await (await fetch(await feedOf(sam))).arrayBuffer())
  const from = Math.floor(Date.now() / 900_000)
  const context: Omit<CalendarContext, 'brand'> = {
    ...{ now: new Date().toISOString(), zone: 'Europe/Berlin', source_zone: null, addresses: [] },
    ...{ all_day: 'busy' as const, tentative: 'busy' as const, from, until: from + 96 * 60 },
  }
  const other = readCalendar(bytes, { ...context, brand: 'other' })
  if ('problem' in other) throw new Error(other.problem)
  expect(other.busy.runs).toHaveLength(1)
  expect(other.refresh_seconds).toBe(3_600)
  expect(other.name).toBe('Plans (service)')
  const own = readCalendar(bytes, { ...context, brand: 'service' })
  if ('problem' in own) throw new Error(own.problem)
  expect(own.busy.runs).toEqual([])
})

test('a program that has the feed gets it again only after a change that it shows', async () => {
  const { sam, ada, plan } = await aParty()
  const url = await feedOf(sam)
  const first = await fetch(url)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(first.headers.get('cache-control')).toBe('private, max-age=900')
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  // `fetch` adds `Cache-Control: no-cache`, which does not count.
  const byFetch = await fetch(url, { headers: { 'if-none-match': `"other", W/${etag}` } })
  expect([byFetch.status, (await byFetch.text()).length]).toEqual([304, 0])
  const other = await fetch(url, { headers: { 'if-none-match': '"other"' } })
  expect(other.status).toBe(200)
  const again = () => sent(url, 'GET', { 'if-none-match': etag })
  const unchanged = await again()
  expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, etag])
  // An answer changes when the plan was last touched, and nothing that a calendar shows.
  await rsvp(ada, 'accepted')
  expect((await again()).status).toBe(304)
  const { plan_handle } = plan
  const changes = { plan_handle, changes: { scheduled_at: inHours(96) }, notify_recipients: false }
  await commit(sam, (await answer(sam, 'plans.update.prepare', changes)).data)
  const changed = await again()
  expect(changed.status).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})

test('HEAD tells the same without the feed, and gzip makes it smaller', async () => {
  const { sam } = await aParty()
  const url = await feedOf(sam)
  for (let more = 0; more < 6; more += 1) {
    await aSentPlan(sam, await people(sam, `Guest ${more}`), { scheduled_at: inHours(100 + more) })
  }
  const plain = await sent(url, 'GET')
  const packed = await sent(url, 'GET', { 'accept-encoding': 'gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers.vary).toBe('accept-encoding')
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  expect(packed.body.length).toBeLessThan(plain.body.length / 2)
  expect(gunzipSync(packed.body)).toEqual(plain.body)
  const head = await sent(url, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  for (const name of ['etag', 'content-length', 'content-type', 'cache-control'] as const) {
    expect(head.headers[name]).toBe(plain.headers[name])
  }
})

test('a feed that was removed, one that was replaced, and one that never was are the same page', async () => {
  const sam = await world.account('Sam')
  const replaced = await feedOf(sam)
  const removed = await feedOf(sam)
  await changeFeed(world.service.runtime, sam.owner, 'remove')
  const seen = async (url: string) => {
    const response = await fetch(url)
    const headers = [...response.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))
    return { status: response.status, headers, text: await response.text() }
  }
  const unknown = await seen(`${world.url}/f/${'x'.repeat(43)}.ics`)
  expect(unknown.status).toBe(404)
  for (const url of [replaced, removed]) expect(await seen(url)).toEqual(unknown)
  expect((await fetch(removed, { method: 'POST' })).status).toBe(405)
})

/** What a server answers byte by byte; `fetch` would unpack it. */
function sent(url: string, method: string, headers: Record<string, string> = {}) {
  return new Promise<{
    status: number
    headers: Record<string, string | string[] | undefined>
    body: Buffer
  }>((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}
