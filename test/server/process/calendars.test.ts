import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscribe } from '#server/flows/calendar/subscribe.ts'
import { warnOfAllowed } from '#server/process/calendars.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { calendarOf, eventOf, type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { startWorld, type World } from '#test/support/world.ts'

let feed: FeedServer
let world: World

const allowed = (text: string) =>
  text
    .split(',')
    .map(readAllowedAddress)
    .filter((entry) => entry !== null)

beforeAll(async () => {
  feed = await startFeed()
  world = await startWorld({ fetch: { on: true, allow: allowed(feed.allow) } })
})

afterAll(async () => {
  await world.stop()
  await feed.close()
})

const connect = (owner: string, url: string) =>
  subscribe(
    {
      ...world.service.runtime,
      isAllowed: world.service.runtime.isFetchAllowed,
    },
    owner,
    { url },
  )

test('a calendar is read by the worker of the service while the person waits, and is counted', async () => {
  const ada = await world.account('Ada')
  const start = new Date(Math.ceil(Date.now() / 900_000) * 900_000)
  feed.answer(calendarOf(eventOf('one', start, new Date(start.getTime() + 3_600_000))))
  await connect(ada.owner, feed.url)
  const { body } = await ada.call('calendar.status.get')
  expect(body.data).toMatchObject({ sources_count: 1, freshness: 'fresh', usability: 'usable' })
  const page = await world.service.runtime.metrics.page()
  expect(page).toContain('calendar_readings_total{kind="ics",code="read"} 1')
  expect(page).toContain('calendar_reading_seconds_count{kind="ics"} 1')
  expect(page).toContain('calendar_sources{state="working"} 1')
  expect(page).toContain('calendar_sources_old_key 0')
  expect(page).not.toContain('127.0.0.1')
})

test('an address that may not be fetched is unreachable to its owner, and a reason to the operator', async () => {
  const ada = await world.account('Ada')
  await connect(ada.owner, 'http://169.254.169.254/latest/meta-data')
  const { body } = await ada.call('calendar.status.get')
  expect(body.data).toMatchObject({ sources_count: 1, freshness: 'never', usability: 'unusable' })
  const page = await world.service.runtime.metrics.page()
  expect(page).toContain('fetch_refused_total{reason="address"} 1')
  expect(page).toContain('calendar_readings_total{kind="ics",code="unreachable"} 1')
})

test('a port that is not a calendar’s may be typed where the operator allows it', async () => {
  const ada = await world.account('Ada')
  await expect(connect(ada.owner, 'http://calendar.example:8081/')).rejects.toThrow()
  const { isFetchAllowed } = world.service.runtime
  expect(isFetchAllowed?.(new URL(feed.url))).toBe(true)
  expect(isFetchAllowed?.(new URL('http://127.0.0.1:1/'))).toBe(false)
})

test('the start says what may be fetched although it is not public, and nothing where nothing may', () => {
  const lines: object[] = []
  const log = { warn: (facts: object) => void lines.push(facts) }
  warnOfAllowed({ on: true, allow: [] }, log)
  expect(lines).toEqual([])
  warnOfAllowed({ on: true, allow: allowed('10.0.0.0/8,capture:cloud.example:8443') }, log)
  expect(lines).toEqual([
    { allow: ['10.0.0.0/8', 'cloud.example port 8443, also for what is captured'] },
  ])
})
