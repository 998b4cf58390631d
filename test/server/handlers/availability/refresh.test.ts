import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { only } from '#server/domain/basics/only.ts'
import { shareTime } from '#server/flows/calendar/sharing.ts'
import { subscribe } from '#server/flows/calendar/subscribe.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { calendarOf, eventOf, type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { aFeed } from '#test/support/given/calendar_job.ts'
import { aCalendar, aFriendCopy, hour, share } from '#test/support/given/free_time.ts'
import { answer } from '#test/support/given/lists.ts'
import { connect } from '#test/support/given/plan_rows.ts'
import { type Account, startWorld, type World } from '#test/support/world.ts'

let world: World
let feed: FeedServer

beforeAll(async () => {
  feed = await startFeed()
  const allowed = [feed.allow].map(readAllowedAddress).filter((entry) => entry !== null)
  world = await startWorld({ fetch: { on: true, allow: allowed } })
})
afterAll(async () => {
  await world?.stop()
  await feed?.close()
})

/** An event at 19:00 to 21:00 of the day after tomorrow. */
const evening = eventOf('evening', new Date(hour(2, 19)), new Date(hour(2, 21)))

/** What is said of that time, and how often the feed was asked meanwhile. */
async function ask(account: Account, input: Record<string, unknown> = {}) {
  const before = feed.asked()
  const { data, outcome } = await answer(account, 'availability.query', {
    starts_after: hour(2, 19),
    starts_before: hour(2, 19.25),
    ...input,
  })
  return {
    status: only(data.items).people.at(-1)?.status,
    asked: feed.asked() - before,
    disclosures: outcome.disclosures.map(({ name }) => name),
  }
}

const refresh = { allow_refresh: true }

/** Somebody whose feed was read once, an hour ago, when it was empty. */
async function somebody(): Promise<Account> {
  feed.answer(calendarOf(''))
  const account = await world.account('Sam', { timezone: 'UTC' })
  await aFeed(world, account, feed.url)
  expect((await ask(account, refresh)).status).toBe('free')
  await readBefore(account, '1 hour')
  return account
}

/** Lets so much time pass since the last reading. */
async function readBefore({ owner }: Account, time: string, state = 'working'): Promise<void> {
  await world.database.write(owner, {
    work: (db) => db.sql`
      update calendar_sources
      set read_at = now() - ${time}::interval, checked_at = now() - ${time}::interval, state = ${state},
        due_at = now() + interval '1 hour'
      where owner_id = ${owner}`,
  })
}

test('calendars that were not read for a quarter of an hour are read first, where that is allowed', async () => {
  const sam = await somebody()
  feed.answer(calendarOf(evening))
  expect(await ask(sam)).toMatchObject({ status: 'free', asked: 0 })
  expect(await ask(sam, { allow_refresh: false })).toMatchObject({ asked: 0 })
  expect(await ask(sam, { ...refresh, refresh_mode: 'existing' })).toMatchObject({ asked: 0 })
  const read = await ask(sam, { ...refresh, refresh_mode: 'freebusy_only' })
  expect(read).toMatchObject({ status: 'busy', asked: 1 })
  expect(read.disclosures).not.toContain('availability.refreshing')
  expect(await ask(sam, refresh)).toMatchObject({ status: 'busy', asked: 0 })
})

test('calendars whose last reading failed keep their turn', async () => {
  const sam = await somebody()
  await readBefore(sam, '1 hour', 'failing')
  const { asked, disclosures } = await ask(sam, refresh)
  expect(asked).toBe(0)
  expect(disclosures).not.toContain('availability.refreshing')
})

test('an answer waits no longer than three seconds, and says so; another one does not wait meanwhile', async () => {
  const sam = await somebody()
  feed.answer(() => {})
  const ended: string[] = []
  const asking = async (name: string) => {
    const answer = await ask(sam, refresh)
    ended.push(name)
    return answer
  }
  const [first, second] = await Promise.all([
    asking('first'),
    new Promise((resolve) => setTimeout(resolve, 500)).then(() => asking('second')),
  ])
  expect(ended).toEqual(['second', 'first'])
  expect(first).toMatchObject({ status: 'free' })
  expect(first.disclosures).toContain('availability.refreshing')
  expect(second.disclosures).toContain('availability.refreshing')
})

test('a friend’s calendar is never read for somebody else, nor for a call that is refused', async () => {
  const ada = await somebody()
  const sam = await world.account('Sam', { timezone: 'UTC' })
  const id = await connect(world.database, sam, ada, 'Ada')
  await aCalendar(world.database, sam)
  await share(world.database, ada, 'all')
  await aFriendCopy(world.database, sam, ada)
  expect(id).not.toBe('')
  expect(await ask(sam, { ...refresh, person_names: ['Ada'] })).toMatchObject({
    status: 'free',
    asked: 0,
  })
  const before = feed.asked()
  await answer(ada, 'availability.query', refresh)
  const { status } = await ada.call('availability.query', {
    ...refresh,
    when_preset: 'today',
    daily_start: '19:00',
    daily_end: '19:30',
  })
  expect([status, feed.asked() - before]).toEqual([422, 0])
})

test('what a friend’s calendar says is there once it was read, as long as it is shared', async () => {
  const [sam, ada] = await Promise.all([
    world.account('Sam', { timezone: 'UTC' }),
    world.account('Ada', { timezone: 'UTC' }),
  ])
  await aCalendar(world.database, sam)
  await connect(world.database, sam, ada, 'Ada')
  const work = {
    ...world.service.runtime,
    isAllowed: world.service.runtime.isFetchAllowed,
  }
  const told = async () => (await ask(sam, { person_names: ['Ada'] })).status
  await shareTime(work, ada.owner, { mode: 'all', person_handles: [] })
  expect(await told()).toBe('unknown')
  feed.answer(calendarOf(evening))
  await subscribe(work, ada.owner, { url: feed.url })
  await vi.waitFor(async () => expect(await told()).toBe('busy'), { timeout: 15_000 })
  expect(await world.service.runtime.metrics.page()).toMatch(/^busy_carried_total [1-9]/m)
  await shareTime(work, ada.owner, { mode: 'off', person_handles: [] })
  expect(await told()).toBe('unknown')
  feed.answer(calendarOf(''))
  await readBefore(ada, '1 hour')
  await ask(ada, refresh)
  await shareTime(work, ada.owner, { mode: 'all', person_handles: [] })
  expect(await told()).toBe('free')
}, 40_000)
