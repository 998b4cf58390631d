import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHostSlots } from '#server/outbound/fetch/host_slots.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { captureJob, pageOf, sauna, storedCapture } from '#test/support/given/capture_job.ts'
import { aCapture, readCapture } from '#test/support/given/captures.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const [sam, ada, lee] = [
  useAccount(world, 'Sam'),
  useAccount(world, 'Ada'),
  useAccount(world, 'Lee'),
]
let site: FeedServer

beforeAll(async () => {
  site = await startFeed()
})

afterAll(() => site.close())

const page = (path: string) => ({ source_url: new URL(path, site.url).href })

test('captures of one slow host are claimed once each, when their turn comes', async () => {
  site.answer((response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    setTimeout(() => response.end(pageOf(sauna)), 2_500)
  })
  const job = captureJob(world, [site.allow])
  const handles = await Promise.all(
    Array.from({ length: 6 }, (_, index) => aCapture(sam, page(`/slow/${index}`))),
  )
  while ((await job.run(sam.owner)) === 'again');
  const stored = await Promise.all(handles.map((handle) => storedCapture(sam, handle)))
  expect(stored.map(({ state, claim }) => `${state} ${claim}`)).toEqual(
    Array(6).fill('completed 1'),
  )
  await job.end()
})

test('one whose host has no place until its time is over ends, and may be retried', async () => {
  const slots = makeHostSlots(1)
  const release = slots.take(new URL(site.url).host)
  const job = captureJob(world, [site.allow], { slots })
  const handle = await aCapture(ada, page('/full'))
  const id = parseHandle('capture', handle)
  await world.database.write(ada.owner, {
    work: (db) => db.sql`
      update captures set claimed_at = now() - interval '460 seconds'
      where owner_id = ${db.owner} and capture_id = ${id}`,
  })
  await job.run(ada.owner)
  expect(await storedCapture(ada, handle)).toMatchObject({
    state: 'failed',
    failure: { code: 'source_unreachable', retryable: true },
  })
  release?.()
  await job.end()
})

test('where no page is opened, nobody is told that one was read', async () => {
  const job = captureJob(world, null)
  const handle = await aCapture(lee, page('/off'))
  await job.run(lee.owner)
  const answer = await readCapture(lee, handle)
  expect(answer.data.updates.map(({ stage }) => stage)).not.toContain('source_read')
  expect(JSON.stringify(answer)).toContain('This service opens no pages.')
  await job.end()
})
